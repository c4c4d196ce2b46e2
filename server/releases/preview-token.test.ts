import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PreviewPayload, readPreviewToken, signPreview } from "./preview-token.ts";

const secret = Buffer.alloc(32, 1);
const now = Date.UTC(2027, 2, 1, 12);
const payload: PreviewPayload = {
  release: "96a0583342e37b4e",
  expires: now / 1000 + 3600,
  flags: { web2: "new" },
  device: "webview",
};
const token = signPreview(payload, secret);

describe("a preview token", () => {
  it("says what was signed, until it is over", () => {
    expect(readPreviewToken(token, secret, now)).toEqual(payload);
    expect(readPreviewToken(token, secret, now + 3_599_999)).toEqual(payload);
    expect(readPreviewToken(token, secret, now + 3_600_000)).toBeNull();
  });

  it("is nothing to another installation", () => {
    expect(readPreviewToken(token, Buffer.alloc(32, 2), now)).toBeNull();
  });

  it("is nothing once any character is another, missing or added", () => {
    const place = fc.nat({ max: token.length });
    const change = fc.tuple(place, fc.nat({ max: 1 }), fc.constantFrom("", ..."AZaz09-_.=+/ \0é"));
    fc.assert(
      fc.property(change, ([at, removed, added]) => {
        const changed = token.slice(0, at) + added + token.slice(at + removed);
        if (changed !== token) expect(readPreviewToken(changed, secret, now)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it("is nothing when it is no token at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(readPreviewToken(text, secret, now)).toBeNull();
      }),
    );
    expect(readPreviewToken(`${"x".repeat(100_000)}.y`, secret, now)).toBeNull();
  });
});
