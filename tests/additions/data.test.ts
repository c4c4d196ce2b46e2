import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { readConfigSource } from "#renderer/release";
import { createWholeProject, withoutThings } from "../../cli/fixtures/temporary-project.ts";
import { createFindingsCollector } from "../../cli/validate/collect-findings.ts";
import { seedDemoSupply } from "../../server/demo/seed-demo-supply.ts";
import { createTestApp } from "../../server/testing/app.ts";
import { bookingBody } from "../../server/testing/booking.ts";
import { sentMails } from "../../server/testing/sent-mails.ts";
import { startTestWeb } from "../../server/testing/web-app.ts";
import { watchFiles } from "./changed-files.ts";

const timeout = 300_000;
const site = "wrenhollow-nl";
const project = await withoutThings(
  createWholeProject(),
  ["country", "LU"],
  ["brand", "guard-brand"],
  ["language", "et"],
  ["page", "guard-page"],
  ["experiment", "guardFlag"],
  ["microsite", "guard-vendor"],
);
afterAll(() => project.remove());
const files = watchFiles(project.root);
const locales = readdirSync(join(project.root, "config/messages"));

/** Adds by the command; what it wrote is for the next look at the files. */
async function add(...words: readonly string[]) {
  const { code, stdout, stderr } = await project.run("add", ...words, "--yes");
  expect([words.join(" "), code, code === 0 ? "" : stdout + stderr]).toEqual([words.join(" "), 0, ""]);
}

/** Adds words to a namespace, in each language those of its own. */
function addWords(namespace: string, id: string, words: string) {
  for (const locale of locales) {
    const file = `config/messages/${locale}/${namespace}.json`;
    // A language that was just opened has few words yet.
    if (existsSync(join(project.root, file)))
      project.edit(file, "{", `{\n  "${id}": "${words} (${locale})",`);
  }
}

describe("what is added to the configuration", () => {
  it("is written into the files that ARCHITECTURE.md lists", { timeout }, async () => {
    await add("country", "LU", "--brand", "wrenhollow");
    files.expectTouched("country");
    await add("brand", "guard-brand", "--type", "home", "--country", "LU");
    files.expectTouched("brand");
    await add("language", "et", "--domain", site);
    files.expectTouched("language");
    await add("page", "guard-page", "--title", "A page of the guard");
    files.expectTouched("page type");

    project.edit("config/payment-modes.json", '"order": [', '"order": ["GUARDPAY",');
    project.edit(
      "config/payment-modes.json",
      '"modes": {',
      `"modes": {
    "GUARDPAY": { "mode": "GUARDPAY", "title": "payment-modes.GUARDPAY", "kind": "wallet", "countries": ["NL"], "enabled": true },`,
    );
    addWords("payment-modes", "payment-modes.GUARDPAY", "Guard Pay");
    files.expectTouched("payment mode");

    const mail = {
      $schema: "../../schemas/config/mail.schema.json",
      id: "guard-mail",
      event: "bookingMade",
      subject: "mail.guard.subject",
      order: ["number", "contact"],
      blocks: { number: { kind: "paragraph", argument: "number" }, contact: { kind: "contact" } },
    };
    project.write("config/mails/guard-mail.json", JSON.stringify(mail));
    addWords("mail", "mail.guard.subject", "Guard rounds");
    files.expectTouched("mail template");
  });

  it("leaves nothing to warn of, beside a domain, an experiment and a microsite", { timeout }, async () => {
    await add("domain", "guard-brand", "LU", "--locale", "de", "--id", "guard-second-site");
    await add("experiment", "guardFlag", "--brand", "guard-brand");
    await add("microsite", "guard-vendor", "--domain", "guard-second-site");
    const { findings, release } = await createFindingsCollector(project.root)(readConfigSource(project.root));
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
    if (!release) throw new Error("There is no release.");
    built = release;
    expect(Object.keys(release.sites)).toEqual(expect.arrayContaining([site, "guard-second-site"]));
  });
});

let built: Release;

describe("what was added", () => {
  let web: Awaited<ReturnType<typeof startTestWeb>>;
  beforeAll(async () => {
    web = await startTestWeb(() => built);
  }, timeout);
  afterAll(() => web.stop());

  const hostOf = (id: string) => built.sites[id]?.domain.host ?? "";
  const page = async (id: string, path: string) => {
    const { statusCode, body } = await web.get(path, hostOf(id), { headers: { accept: "text/html" } });
    return { status: statusCode, html: body };
  };

  it("answers with pages: country, brand, language and page type", { timeout }, async () => {
    const country = Object.values(built.sites).find(
      ({ domain }) => domain.country === "LU" && domain.brand === "wrenhollow",
    );
    expect((await page(country?.id ?? "", "/")).status).toBe(200);
    const brand = await page("guard-second-site", "/");
    expect([
      brand.status,
      brand.html.includes(built.sites["guard-second-site"]?.brand.siteName ?? "?"),
    ]).toEqual([200, true]);
    expect((await page(site, "/?locale=et")).html).toContain("Eesti");
    const added = await page(site, "/guard-page?locale=en");
    expect([added.status, added.html.includes("A page of the guard")]).toEqual([200, true]);
  });
});

describe("a booking", () => {
  it("can be paid in the mode and has the mail sent that were added", { timeout }, async () => {
    const test = await createTestApp({ release: () => built });
    try {
      await seedDemoSupply(test.database.db, { properties: 150, today: "2027-03-01" });
      const browser = test.browser(built.sites[site]?.domain.host);
      const stay = { checkin: "2027-04-06", checkout: "2027-04-08", rooms_config: "1-2_0_0_0" };
      const { body } = await browser.get(
        `/api/pwa/search?country_code=NL&${new URLSearchParams(stay)}&count=20`,
      );
      const card = body.hotels.find((each: { pay_at_hotel: boolean }) => each.pay_at_hotel);
      const { quote } = (
        await browser.post("/api/pwa/quote", {
          ...stay,
          hotel_id: card.id,
          room_category_id: card.selected_category_id,
        })
      ).body;
      const acknowledged_restrictions = quote.hotel.restrictions.map(({ code }: { code: string }) => code);
      const booked = await browser.post(
        "/api/pwa/createBooking",
        bookingBody(quote.quote_id, "added", { booking: { acknowledged_restrictions } }),
      );
      expect(booked.status, booked.text).toBe(200);
      const { booking_id } = booked.body;
      const detail = await browser.get(`/api/pwa/booking/${booking_id}`);
      expect(detail.text).toContain('"GUARDPAY"');
      const mails = await sentMails(test);
      const own = mails.find(({ subject }) => subject === "Guard rounds (nl)");
      expect(own?.body).toContain(booking_id);
    } finally {
      await test.stop();
    }
  });
});
