import { describe, expect, it } from "vitest";
import { createTroubleSwitches, NoAnswer, TROUBLES, type Trouble, troubled } from "./troubles.ts";

/** A port that keeps what it was asked, and answers with how often. */
function port() {
  const asked: string[] = [];
  return { asked, ask: async (what: string) => asked.push(what) };
}

const names = ["mail", "sms", "engagement", "storage", "signIn", "payment"] as const;

describe.each(names)("the port %s", (name) => {
  const tell = async (trouble: Trouble | undefined) => {
    const switches = createTroubleSwitches(trouble ? `${name}=${trouble}` : "", 20);
    const own = port();
    const all = troubled(
      { ...Object.fromEntries(names.map((each) => [each, port()])), [name]: own },
      switches,
    );
    const began = performance.now();
    const answer = await (all[name] as typeof own).ask("work").catch((error: unknown) => error);
    return { answer, asked: [...own.asked], own, took: performance.now() - began };
  };

  it("does its work once where nothing ails it", async () => {
    expect(await tell(undefined)).toMatchObject({ answer: 1, asked: ["work"] });
  });

  it.each(TROUBLES)("can be told to be %s", async (trouble) => {
    const { answer, asked, own, took } = await tell(trouble);
    const done = { slow: 1, refuse: 0, lost: 1, twice: 2, late: 0 }[trouble];
    expect(asked.length).toBe(done);
    if (trouble === "slow") expect(took).toBeGreaterThanOrEqual(19);
    if (trouble === "slow" || trouble === "twice") expect(answer).toBe(done);
    else expect(answer).toBeInstanceOf(NoAnswer);
    if (trouble === "late") await expect.poll(() => own.asked).toEqual(["work"]);
  });
});

it.each([
  ["mail=explode", /^PORT_TROUBLES lists ports and what ails them/],
  ["mail", /^PORT_TROUBLES lists ports and what ails them/],
  ["mial=slow,sms=late", /^PORT_TROUBLES names no port: mial\. There are mail, sms\.$/],
])("refuses %j at the start, by name", (text, says) => {
  expect(() => troubled({ mail: port(), sms: port() }, createTroubleSwitches(text))).toThrow(says);
});
