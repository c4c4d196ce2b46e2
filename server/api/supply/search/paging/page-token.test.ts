import fc from "fast-check";
import { expect, it } from "vitest";
import { type PlaceInList, REMEMBERED, readToken, type Seen, seenWith, writeToken } from "./page-token.ts";

const mark = "0123456789abcdef";
const place = fc.record({
  property_id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  available: fc.boolean(),
  key: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
});
const seenBy = (...pages: readonly (readonly PlaceInList[])[]) =>
  pages.reduce<Seen | null>((seen, page) => seenWith(seen, page), null);

it("says of any hotels what was seen of them, to the last bit of their value, in no more than it may", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 300 }), (hotels) => {
      const seen = seenBy(hotels) as Seen;
      const token = writeToken(mark, seen);
      expect(token).toMatch(/^[A-Za-z0-9_-]{20,1400}$/);
      expect(readToken(mark, token)).toEqual({
        last: hotels.at(-1),
        ids: hotels.slice(-REMEMBERED).map(({ property_id }) => property_id),
      });
    }),
  );
});

it("is short where hotels are neighbours, and forgets the oldest of very many", () => {
  const page = (first: number) =>
    Array.from({ length: 20 }, (_, index) => ({ property_id: first + index * 37, available: true, key: 1 }));
  expect(writeToken(mark, seenBy(page(1_000_000)) as Seen).length).toBeLessThan(80);
  const long = seenBy(...Array.from({ length: 40 }, (_, index) => page(1_000 * index + 1))) as Seen;
  expect(long.ids).toHaveLength(REMEMBERED);
  expect(long.ids.at(-1)).toBe(long.last.property_id);
});

it("reads no token that is of another search, cut off, lengthened or made up", () => {
  const token = writeToken(mark, seenBy([{ property_id: 700, available: true, key: null }]) as Seen);
  expect(readToken("fedcba9876543210", token)).toBeNull();
  expect(readToken(mark, token.slice(0, 12))).toBeNull();
  expect(readToken(mark, `${token}_______`)).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 900 }), (bytes) => {
      const made = Buffer.concat([Buffer.from(mark, "hex"), bytes]).toString("base64url");
      const seen = readToken(mark, made);
      const isWhole = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;
      expect(seen === null || (seen.ids.every(isWhole) && seen.ids.length <= REMEMBERED)).toBe(true);
    }),
  );
});
