import { describe, expect, it } from "vitest";
import type { Finding } from "#renderer/release";
import { prettyFindings } from "./pretty-findings.ts";

const finding = (code: string, severity: Finding["severity"], file: string): Finding => ({
  code,
  severity,
  file,
  line: 1,
  column: 1,
  message: `It is ${code}.`,
  sites: [],
});
const many = (count: number, ...words: Parameters<typeof finding>) =>
  Array.from({ length: count }, () => finding(...words));

describe("findings for people", () => {
  it("are all told while they are few", () => {
    expect(
      prettyFindings("/nowhere", many(12, "a", "warning", "config/a.txt")).split("It is a."),
    ).toHaveLength(13);
  });

  it("are told by groups when they are many: worst first, some examples, the rest counted by file", () => {
    const text = prettyFindings("/nowhere", [
      ...many(9_000, "unused", "warning", "config/a.txt"),
      ...many(1_000, "unused", "warning", "config/b.txt"),
      ...many(2, "broken", "error", "config/c.txt"),
    ]);
    expect(text.split("\n").length).toBeLessThan(30);
    expect(text.indexOf("broken")).toBeLessThan(text.indexOf("unused"));
    expect(text).toContain(
      "… and 9,997 more unused in config/a.txt (8997), config/b.txt (1000); --json lists all.",
    );
  });
});
