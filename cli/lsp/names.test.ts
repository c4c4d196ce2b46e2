import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { type Editor, startEditor } from "../fixtures/editor.ts";
import { createWholeProject, type TemporaryProject } from "../fixtures/temporary-project.ts";
import { createFindingsCollector } from "../validate/collect-findings.ts";

const HOME = "config/pages/home.json";
const BOOKING = "config/pages/booking.json";
const MODES = "config/payment-modes.json";
const timeout = 240_000;

let project: TemporaryProject;
let editor: Editor;
/** A vendor's file that names domains and a picture, and one of each. */
let vendor: { readonly file: string; readonly domain: string; readonly picture: string };
/** A record that waives an assertion. */
let waiving: { readonly file: string; readonly assertion: string };

beforeAll(async () => {
  project = createWholeProject();
  const texts = [...readConfigSource(project.root).texts];
  vendor = texts.flatMap(([file, text]) => {
    const [, domain] = /^config\/microsites\//.test(file) ? (/"domains": \["([^"]+)"/.exec(text) ?? []) : [];
    const [, picture] = /"name": "(s-[a-z]+-[a-z]+-[a-z0-9]+)"/.exec(text) ?? [];
    return domain === undefined || picture === undefined ? [] : [{ file, domain, picture }];
  })[0] as typeof vendor;
  waiving = texts.flatMap(([file, text]) => {
    const [, assertion] = /"waives": \{\s*"([^"]+)"/.exec(text) ?? [];
    return assertion === undefined ? [] : [{ file, assertion }];
  })[0] as typeof waiving;
  editor = await startEditor(project.root);
}, timeout);
afterAll(async () => {
  await editor.quit();
  project.remove();
});

/** What is offered at the cursor; nothing is left open. */
async function offered(file: string, from: string, to: string): Promise<readonly string[]> {
  await editor.type(file, from, to);
  const labels = [...(await editor.offers()).keys()];
  await editor.close(file);
  return labels;
}

/** Line of the first place of a text in a file. */
const lineOf = (file: string, text: string) => project.read(file).split(text)[0]?.split("\n").length;
const filesOf = (places: readonly string[]) =>
  [...new Set(places.map((place) => place.split(":")[0]))].sort();

/** What a rename at the cursor leaves, and what the whole says of it that it did not say before. */
async function renamed(file: string, from: string, at: string, to: string) {
  await editor.type(file, from, at);
  const answer = await editor.rename(to);
  await editor.close(file);
  if (typeof answer === "string") throw new Error(answer);
  return answer;
}

describe("names that an editor offers", () => {
  it("widgets that must be shown, of assertions and of what pages and widgets require", {
    timeout,
  }, async () => {
    const footer = "config/assertions/page-footer.json";
    expect(await offered(footer, '"anyOf": ["site-footer"]', '"anyOf": ["¦"]')).toContain("site-footer");
    expect(await offered(BOOKING, '"anyOf": ["booking-detail"]', '"anyOf": ["¦"]')).toContain(
      "booking-detail",
    );
    const beside = await offered(
      BOOKING,
      '"anyOf": ["booking-detail"],',
      '"¦": 1, "anyOf": ["booking-detail"],',
    );
    expect(beside).toContain("to");
    expect(beside).not.toContain("in");
    const manifest = "widgets/account-details/widget.json";
    expect(await offered(manifest, '"page.cache.scope"', '"page.cache.¦"')).toContain("page.cache.scope");
    expect(await offered(footer, '"shows": {', '"¦": 1, "shows": {')).toEqual(
      expect.arrayContaining(["within", "routeTo"]),
    );
  });

  it("pictures", { timeout }, async () => {
    const { file, picture } = vendor;
    const start = picture.slice(0, picture.lastIndexOf("-") + 1);
    const names = await offered(file, `"${picture}"`, `"${start}¦"`);
    expect(names).toContain(picture);
    expect(names.every((name) => /^s-[a-z]+-[a-z]+-[a-z0-9]+$/.test(name))).toBe(true);
    const variants = await offered(file, `"${picture}"`, `"s-¦${picture.slice(2)}"`);
    expect(variants.filter((name) => name.endsWith(picture.slice(start.length - 1))).length).toBeGreaterThan(
      20,
    );
  });

  it("what the event of a mail gives, and when", { timeout }, async () => {
    const mail = "config/mails/booking-made.json";
    await editor.type(mail, '"argument": "hotel"', '"argument": "¦"');
    const values = await editor.offers();
    expect([...values.keys()]).toEqual(expect.arrayContaining(["hotel", "number", "discount"]));
    expect([...values.keys()]).not.toContain("refund");
    expect(values.get("discount")?.detail).toBe('"when": "coupon"');
    await editor.close(mail);
    expect((await offered(mail, '"when": "meals"', '"when": "¦"')).toSorted()).toEqual([
      "coupon",
      "deposit",
      "earlyCheckin",
      "meals",
      "payable",
      "uncharged",
      "wallet",
    ]);
  });

  it("assertions that can be waived, parameters of a page, and words of policies", { timeout }, async () => {
    const { file, assertion } = waiving;
    const [, requirement = ""] = /"requires": \{\s*"([^"]+)"/.exec(project.read(BOOKING)) ?? [];
    const [, ofWidget = ""] =
      /"requires": \{\s*"([^"]+)"/.exec(project.read("widgets/account-details/widget.json")) ?? [];
    expect(await offered(file, `"${assertion}": {`, '"¦": {')).toEqual(
      expect.arrayContaining([
        assertion,
        "page-footer",
        `page.booking.${requirement}`,
        `widget.account-details.${ofWidget}`,
      ]),
    );
    expect(await offered(file, `"waives": {`, `"waives": { "¦" ,`)).not.toContain(assertion);
    expect(await offered(HOME, '"query": [', '"query": ["¦", ')).toEqual(
      expect.arrayContaining(["checkin", "rooms"]),
    );
    const words = "config/assertions/policy-words.json";
    expect(await offered(words, '"routes.policyWords.terms"', '"routes.policyWords.¦"')).toContain(
      "routes.policyWords.privacy-policy",
    );
    expect(
      await offered(
        HOME,
        '"widget": "promises"',
        '"when": { "eq": ["route.policy", "¦"] }, "widget": "promises"',
      ),
    ).toContain("privacyPolicy");
  });
});

describe("names that an editor follows", () => {
  it("domains of a vendor", { timeout }, async () => {
    const { file, domain } = vendor;
    const own = `config/domains/${domain}.json`;
    await editor.type(file, `"${domain}"`, `"¦${domain}"`);
    expect(await editor.definition()).toEqual([`${own}:1`]);
    expect(filesOf(await editor.references())).toEqual(expect.arrayContaining([file, own]));
    await editor.close(file);
    const { texts, moved } = await renamed(file, `"${domain}"`, `"¦${domain}"`, "renamed-domain");
    expect(texts.get(file)).toContain('"domains": ["renamed-domain"');
    expect(moved.get(own)).toBe("config/domains/renamed-domain.json");
  });

  it("assertions that are waived", { timeout }, async () => {
    const { file, assertion } = waiving;
    const own = `config/assertions/${assertion}.json`;
    await editor.type(file, `"${assertion}": {`, `"¦${assertion}": {`);
    expect(await editor.definition()).toEqual([`${own}:1`]);
    const waivers = [...readConfigSource(project.root).texts].flatMap(([each, text]) =>
      /^config\/(domains|countries|brands)\//.test(each) && text.includes(`"${assertion}": {`) ? [each] : [],
    );
    expect(filesOf(await editor.references())).toEqual([own, ...waivers].sort());
    await editor.close(file);
    const { texts, moved } = await renamed(
      file,
      `"${assertion}": {`,
      `"¦${assertion}": {`,
      "renamed-assertion",
    );
    expect(JSON.parse(texts.get(file) ?? "{}").waives).toHaveProperty(["renamed-assertion"]);
    expect(JSON.parse(texts.get(own) ?? "{}").id).toBe("renamed-assertion");
    expect(moved.get(own)).toBe("config/assertions/renamed-assertion.json");
    const from = await renamed(own, `"id": "${assertion}"`, `"id": "¦${assertion}"`, "renamed-assertion");
    expect([...from.texts]).toEqual([...texts]);
  });

  it("what a page requires, wherever it is waived", { timeout }, async () => {
    const { file } = waiving;
    const [, requirement = ""] = /"requires": \{\s*"([^"]+)"/.exec(project.read(BOOKING)) ?? [];
    const id = `page.booking.${requirement}`;
    const waiver = (marked: string) =>
      `"waives": { "${marked}": { "why": "It is shown elsewhere, in words of its own." },`;
    await editor.type(file, '"waives": {', waiver(`page.booking.¦${requirement}`));
    await editor.findings();
    expect(await editor.definition()).toEqual([`${BOOKING}:${lineOf(BOOKING, `"${requirement}"`)}`]);
    expect(filesOf(await editor.references())).toEqual([file, BOOKING].sort());
    const answer = await editor.rename("shows-it");
    if (typeof answer === "string") throw new Error(answer);
    expect(answer.texts.get(file)).toContain(waiver("page.booking.shows-it"));
    expect(JSON.parse(answer.texts.get(BOOKING) ?? "{}").requires).toHaveProperty(["shows-it"]);
    expect(answer.texts.get(file)).not.toContain(id);
    await editor.close(file);
  });

  it("payment modes", { timeout }, async () => {
    const before = JSON.parse(project.read(MODES)) as { readonly order: readonly string[] };
    const [mode = ""] = before.order;
    await editor.type(MODES, `"${mode}",`, `"¦${mode}",`);
    expect(await editor.definition()).toEqual([`${MODES}:${lineOf(MODES, `"${mode}": {`)}`]);
    expect(await editor.references()).toHaveLength(3);
    const answer = await editor.rename("PREPAID");
    if (typeof answer === "string") throw new Error(answer);
    expect(await editor.rename(before.order[1] ?? "")).toContain("already");
    await editor.close(MODES);
    const after = JSON.parse(answer.texts.get(MODES) ?? "{}");
    expect(after.order).toEqual(["PREPAID", ...before.order.slice(1)]);
    expect(after.modes.PREPAID).toMatchObject({ mode: "PREPAID" });
    expect(after.modes).not.toHaveProperty([mode]);
    const collect = createFindingsCollector(project.root);
    const { findings } = await collect(readConfigSource(project.root, answer.texts));
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(await offered(MODES, `"${mode}",`, `"¦",`)).toContain(mode);
  });
});
