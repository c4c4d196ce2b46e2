import { pageCount, pageOffset } from "#domain/shell";
import type { HotelSearchInput, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { ApiError } from "../../../../platform/api-error.ts";
import type { SelectedHotels } from "../select-hotels.ts";
import { readToken, seenWith, writeToken } from "./page-token.ts";
import type { Slice } from "./part-sql.ts";

/**
 * The part of a list that a call wants. Offset is page × size − size (LIST-02); an offset of its own wins.
 * `usual` is the size of a call that names none, `mark` its search. A page of a list is never past its end,
 * which may have come nearer since its address was made, and stands at its number where what was seen before
 * it cannot be read; a call that scrolls has an end.
 * @throws ApiError `validation_failed` for what was seen of another search, in a call that scrolls.
 */
export function sliceOf(input: HotelSearchInput, usual: number, mark: string): Slice {
  const { page = 1, pageType, offset, count, after, format_response } = input;
  const batch = format_response?.batch;
  const size = count ?? batch?.count ?? usual;
  const start = offset ?? batch?.offset;
  const isPage = pageType === "listing" && offset === undefined && !batch;
  const seen = after === undefined || start !== undefined ? null : readToken(mark, after);
  if (after !== undefined && start === undefined && !seen && !isPage) throw foreignToken();
  return { size, offset: start ?? pageOffset(page, size), isPage, seen };
}

/** Which page the part is, and how many there are: one that goes on is as many pages on as were shown. */
export function pageOf(
  { offset, count, goesOn }: SelectedHotels,
  { size }: Slice,
  { page }: HotelSearchInput,
): Pick<HotelSearchOutput, "page" | "page_count"> {
  if (!goesOn) return { page: Math.floor(offset / size) + 1, page_count: pageCount(count, size) };
  const shown = page ?? Math.ceil(offset / size) + 1;
  return { page: shown, page_count: shown + Math.max(0, Math.ceil((count - offset) / size) - 1) };
}

/** The token of what follows; nothing at the end of the list. */
export function nextOf(
  { offset, count, goesOn, hotels }: SelectedHotels,
  slice: Slice,
  mark: string,
): Pick<HotelSearchOutput, "next"> {
  const seen = seenWith(goesOn ? slice.seen : null, hotels);
  return seen && offset + hotels.length < count ? { next: writeToken(mark, seen) } : {};
}

function foreignToken(): ApiError {
  return new ApiError("validation_failed", {
    statusCode: 400,
    fields: [
      { field: "after", code: "other_search", message: "is not the next of an answer to this search" },
    ],
  });
}
