import type { Selectable } from "kysely";
import type { GuestImage } from "#schemas/generated/api/hotels.ts";
import type { GuestImageTable } from "../../../db/property-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { presentPicture } from "../../../supply/pictures/present-picture.ts";

/** A guest's picture as the wire has it, with what is known of who took it and when (HOTEL-14). */
export function presentGuestImage(
  row: Selectable<GuestImageTable>,
  propertyName: string,
  context: Pick<OperationContext, "release" | "site" | "locale" | "signPicture">,
): GuestImage {
  const { author, taken_on } = row;
  return {
    image: presentPicture(row, propertyName, context),
    ...(author ? { author } : {}),
    ...(taken_on ? { date: taken_on } : {}),
  };
}
