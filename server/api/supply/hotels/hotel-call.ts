import type { HotelCallInput, HotelCallOutput } from "#schemas/generated/api/hotels.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";

/**
 * A call of the hotel page by its name and ids (API-15). The specification has an address to fetch here,
 * which would let anybody have this server ask anything: a name of these calls and ids are all there is.
 */
export function hotelCall(calls: readonly OperationHandler[]): OperationHandler {
  return defineOperation({
    id: "updateHotelCall",
    async handle({ operation, ...ids }, context, form): Promise<HotelCallOutput> {
      const call = calls.find(({ id }) => id === operation);
      const wanted = operation === "roomCategory" ? "category_id" : "hotel_id";
      if (!call || Object.keys(ids).join() !== wanted)
        throw new ApiError("validation_failed", {
          statusCode: 400,
          fields: [{ field: wanted, code: "required", message: `${operation} takes ${wanted} alone.` }],
        });
      return { operation, [operation]: await call.handle(ids as Ids as never, context, form) };
    },
  });
}

type Ids = Pick<HotelCallInput, "hotel_id" | "category_id">;
