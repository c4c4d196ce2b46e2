import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createProject, type TemporaryProject } from "../fixtures/temporary-project.ts";

const timeout = 60_000;
const file = "config/mails/booking-made.json";

interface Told {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly suggestion?: string;
  readonly severity: string;
}

/** The project with one mail of the event alone: others may have been added. */
async function alone(project: TemporaryProject): Promise<TemporaryProject> {
  const others = readdirSync(join(project.root, "config/mails")).filter(
    (name) => !file.endsWith(name) && /"event": "bookingMade"/.test(project.read(`config/mails/${name}`)),
  );
  for (const name of others) await project.run("remove", "mail", name.replace(/\.json$/, ""), "--yes");
  return project;
}

/** What `validate` tells after one change of a mail, and the line that was changed. */
async function told(was: string, is: string, ...flags: readonly string[]) {
  const project = createProject();
  const before = project.read(file);
  project.edit(file, was, is);
  const line = before.slice(0, before.indexOf(was)).split("\n").length;
  const { findings } = JSON.parse((await project.run("validate", "--json", ...flags)).stdout) as {
    findings: readonly Told[];
  };
  project.remove();
  return { findings, line };
}

describe("mails of the configuration", () => {
  it.each([
    ["an event that does not exist", '"event": "bookingMade"', '"event": "bookingMad"', "unknown-value"],
    ["a block that is ordered and not there", '"greeting",', '"greetings",', "unknown-block"],
    [
      "a block that no reader sees",
      '"contact": {\n      "kind": "contact"\n    }',
      '"contact": {\n      "kind": "contact"\n    },\n    "more": { "kind": "contact" }',
      "block-not-shown",
    ],
    [
      "a message that does not exist",
      "mail.confirmation.payment",
      "mail.confirmation.paymnt",
      "unknown-message",
    ],
    [
      "a value that the event does not give",
      '"argument": "number"',
      '"argument": "numbr"',
      "unknown-argument",
    ],
    [
      "a value that is given only sometimes",
      '"argument": "meals",\n          "when": "meals"',
      '"argument": "meals"',
      "unknown-argument",
    ],
    [
      "words that ask for what is given only sometimes",
      '"text": "mail.confirmation.deposit",\n      "when": "deposit"',
      '"text": "mail.confirmation.deposit"',
      "message-arguments",
    ],
    [
      "a block without what its kind needs",
      '"kind": "link",\n      "text": "mail.confirmation.link"',
      '"kind": "link"',
      "incomplete-block",
    ],
    [
      "a field that the kind does not read",
      '"kind": "contact"',
      '"kind": "contact",\n      "total": "mail.label.total"',
      "unread-field",
    ],
    ["an id that its place does not have", '"id": "booking-made"', '"id": "booking-mad"', "id-mismatch"],
  ])("%s is told once, near its line, with a way out", { timeout }, async (_what, was, is, code) => {
    const { findings, line } = await told(was, is, "--no-render");
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    const [finding] = findings;
    expect(finding?.file).toBe(file);
    expect(Math.abs((finding?.line ?? 0) - line)).toBeLessThanOrEqual(4);
    if (code !== "incomplete-block") expect(finding?.suggestion).toMatch(/[.?]$/);
  });

  it.each([
    ["the way back to the booking", '"kind": "link",', '"kind": "paragraph",', '"order"'],
    [
      "the price",
      '"kind": "prices",\n      "text": "booking.price-title",\n      "total": "mail.label.total"',
      '"kind": "paragraph",\n      "text": "booking.price-title"',
      '"order"',
    ],
    ["itself", '"event": "bookingMade",', '"event": "bookingMade",\n  "enabled": false,', '"enabled"'],
  ])("that lack %s are told once, with a way out", { timeout }, async (_what, was, is, at) => {
    const project = await alone(createProject());
    project.edit(file, was, is);
    const { findings } = JSON.parse((await project.run("validate", "--json", "--no-render")).stdout);
    const line =
      project
        .read(file)
        .split("\n")
        .findIndex((text) => text.includes(at)) + 1;
    project.remove();
    expect(findings).toMatchObject([
      { code: "lacking-mail", file, line, suggestion: expect.stringMatching(/\.$/) },
    ]);
  });

  it("an event that lost its only mail is no valid configuration", { timeout }, async () => {
    const project = await alone(createProject());
    rmSync(join(project.root, file));
    const { findings } = JSON.parse((await project.run("validate", "--json", "--no-render")).stdout);
    project.remove();
    // Not its words, which nothing names without it.
    expect(findings).toMatchObject([{ code: "lacking-mail", severity: "error", file: "config/mails" }]);
    expect(findings[0].message).toContain('"bookingMade"');
  });

  it("a layer over a mail that does not exist is told at the layer", { timeout }, async () => {
    const project = createProject();
    const [brand] = readdirSync(join(project.root, "config/brands"));
    mkdirSync(join(project.root, `config/brands/${brand}/mails`));
    project.write(
      `config/brands/${brand}/mails/booking-mad.json`,
      '{ "$schema": "../../../../schemas/generated/config/mail.layer.schema.json", "enabled": false }\n',
    );
    const { findings } = JSON.parse((await project.run("validate", "--json", "--no-render")).stdout);
    project.remove();
    expect(findings).toMatchObject([
      { code: "unknown-mail", file: `config/brands/${brand}/mails/booking-mad.json` },
    ]);
  });
});
