import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ask, hostOf } from "./support/ask.ts";

const built = join(import.meta.dirname, "../../dist");

describe("the build that guests get", () => {
  it("has no code that hears which unhappy answer a request asks for, nor any sandbox", () => {
    const scripts = ["server", "client"].flatMap((folder) =>
      readdirSync(join(built, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".js"))
        .map((file) => readFileSync(join(built, folder, file), "utf8")),
    );
    expect(scripts.length).toBeGreaterThan(10);
    expect(
      scripts.filter((text) => /x-test-scenario|PORT_TROUBLES|sandbox-secret|\/_inbox/i.test(text)),
    ).toEqual([]);
  });

  it("answers well whatever a header asks for", async () => {
    for (const scenario of ["sold_out", "unreadable", "answer_lost", "hotelSearch=internal"])
      expect((await ask(hostOf("wrenhollow-nl"), "/", { "x-test-scenario": scenario })).status).toBe(200);
  });
});
