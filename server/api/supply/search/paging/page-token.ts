import { shortHash } from "#renderer/server";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import type { OperationContext } from "../../../../platform/operations/operation.ts";
import type { HotelOrder } from "../sort-hotels.ts";

/** Where a hotel stands in its list: what `orderSql` looks at. */
export interface PlaceInList {
  readonly property_id: number;
  readonly available: boolean;
  /** The value that orders the list; null where the hotel has none. */
  readonly key: number | null;
}

/** What a guest has seen of a list: up to which hotel, and which ones. */
export interface Seen {
  readonly last: PlaceInList;
  /** Ids in the order they were shown, the last one included; the `REMEMBERED` latest. */
  readonly ids: readonly number[];
}

/** Most hotels that a token remembers: ten pages. One that moves behind more than that may come again. */
export const REMEMBERED = 200;

/** What was seen, with a page more. */
export function seenWith(seen: Seen | null, page: readonly PlaceInList[]): Seen | null {
  const last = page.at(-1);
  if (!last) return seen;
  const ids = [...(seen?.ids ?? []), ...page.map(({ property_id }) => property_id)];
  return { last, ids: ids.slice(-REMEMBERED) };
}

/**
 * A number that two calls share when one may go on where the other ended: the same site, order, place, stay,
 * filters and member price, whatever the part and the fields they ask for.
 */
export function searchMark(
  input: HotelSearchInput,
  { sortOn, ascending }: HotelOrder,
  { site, membership }: Pick<OperationContext, "site" | "membership">,
): string {
  const { page, after, offset, count, fields, additional_fields, services, source, sub_source, ...rest } =
    input;
  const { format_response, sort_on, ascending: _, ...search } = rest;
  return shortHash({ search, sortOn, ascending, site: site.id, member: membership?.percentage });
}

/** The token of what was seen of a search (`next`): at most 1,400 characters. */
export function writeToken(mark: string, { last, ids }: Seen): string {
  const head = Buffer.alloc(HEAD);
  Buffer.from(mark, "hex").copy(head);
  head[FLAGS] = (last.available ? AVAILABLE : 0) | (last.key === null ? KEYLESS : 0);
  head.writeDoubleBE(last.key ?? 0, FLAGS + 1);
  let before = 0;
  const steps = ids.flatMap((id) => {
    const step = stepBytes(id - before);
    before = id;
    return step;
  });
  return Buffer.concat([head, Buffer.from(steps)]).toString("base64url");
}

/** What a token says was seen of this search; null for one that is damaged or of another search. */
export function readToken(mark: string, token: string): Seen | null {
  const bytes = Buffer.from(token, "base64url");
  const isOwn = bytes.length > HEAD && bytes.subarray(0, MARK).toString("hex") === mark;
  const ids = isOwn ? readIds(bytes.subarray(HEAD)) : null;
  const property_id = ids?.at(-1);
  const key = ids ? bytes.readDoubleBE(FLAGS + 1) : Number.NaN;
  const flags = bytes[FLAGS] ?? 0;
  if (!ids || property_id === undefined || !Number.isFinite(key)) return null;
  const last = { property_id, available: (flags & AVAILABLE) > 0, key: flags & KEYLESS ? null : key };
  return { last, ids };
}

/** Ids from their steps; null where these are no ids. */
function readIds(bytes: Uint8Array): readonly number[] | null {
  const ids: number[] = [];
  let id = 0;
  let step = 0;
  let scale = 1;
  for (const byte of bytes) {
    step += (byte & 127) * scale;
    scale *= 128;
    if (byte > 127) continue;
    id += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return null;
    ids.push(id);
    step = 0;
    scale = 1;
  }
  return scale === 1 && ids.length <= REMEMBERED ? ids : null;
}

/** A step from one id to the next in as few bytes as it needs, seven bits in each. */
function stepBytes(step: number): number[] {
  let rest = step >= 0 ? step * 2 : -step * 2 - 1;
  const bytes: number[] = [];
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

const MARK = 8;
const FLAGS = MARK;
const HEAD = MARK + 1 + 8;
const AVAILABLE = 1;
const KEYLESS = 2;
const LARGEST_ID = 2 ** 31 - 1;
