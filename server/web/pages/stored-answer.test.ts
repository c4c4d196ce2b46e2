import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodedBody, packBody, storedAnswer } from "./stored-answer.ts";

const html = `<p>${"Rooms by the sea — ".repeat(3000)}</p>`;

it.each([["br"], ["gzip"], [undefined]] as const)(
  "keeps a page compressed only that was asked for as %s, and gives every form of it",
  async (first) => {
    const answer = storedAnswer(200, {}, html);
    if (first) await encodedBody(answer, first);
    const bytes = await packBody(answer.body);
    expect(answer.body.plain).toBeNull();
    expect([answer.body.br !== undefined, answer.body.gzip !== undefined]).toEqual([
      first !== "gzip",
      first === "gzip",
    ]);
    expect(bytes).toBeLessThan(answer.body.length / 4);
    // A second time from the memory of plain texts.
    for (let count = 0; count < 2; count++) expect(String(await encodedBody(answer, "identity"))).toBe(html);
    expect(String(brotliDecompressSync(await encodedBody(answer, "br")))).toBe(html);
    expect(String(gunzipSync(await encodedBody(answer, "gzip")))).toBe(html);
  },
);

it("holds no more memory than a compressed form has bytes", async () => {
  const answer = storedAnswer(200, {}, html);
  for (const encoding of ["br", "gzip"] as const) {
    const body = await encodedBody(answer, encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});
