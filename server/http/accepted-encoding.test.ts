import { describe, expect, it } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

describe("the encoding a browser gets", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["x-gzip", "gzip"],
    ["BR", "br"],
    ["br;q=0", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.000 , gzip;q=0", "identity"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0.8, gzip;q=0.8", "br"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["gzip, *;q=0", "gzip"],
    ["identity", "identity"],
    ["identity, br;q=0.1", "identity"],
    ["brotli, not-br", "identity"],
    ["br;q=x", "identity"],
  ])("for %j is %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
