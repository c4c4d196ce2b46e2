import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { findSite } from "#renderer/server";
import { realRelease } from "../../tests/support/real-release.ts";
import { cleanPicture } from "../images/clean-picture.ts";
import { cleanUp } from "../jobs/clean-up.ts";
import { deleteUploads } from "../jobs/delete-uploads.ts";
import { eraseAccounts } from "../jobs/erase-accounts.ts";
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import type { TestApp } from "../testing/app.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const ORIGIN = `http://${HOST}`;
const PAGE = "/guest-inquiry";
const stored = new Map<string, Uint8Array>();
const uploads = {
  clean: cleanPicture,
  storage: {
    put: async (name: string, bytes: Uint8Array) => void stored.set(name, bytes),
    get: async (name: string) => stored.get(name) ?? null,
    delete: async (name: string) => void stored.delete(name),
  },
};
let web: TestWeb;
let release: Release;
let outbox: Parameters<typeof mailsTo>[0];
let photo: Uint8Array<ArrayBuffer>;
let guests = 0;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release, { uploads });
  outbox = { database: { db: web.db } as TestApp["database"], clock: web.clock };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#884422" } });
  const exif = { IFD0: { Copyright: "Noor was here" } };
  photo = new Uint8Array(await picture.jpeg().withExif(exif).toBuffer());
}, 300_000);
afterAll(() => web.stop());

const site = () => findSite(release, HOST);
function newBrowser(): Browser {
  guests += 1;
  return createBrowser(web.app, HOST, `198.51.100.${guests}`);
}
const topic = () => Object.keys(release.inquiryTopics)[0] ?? "";
const newEmail = () => {
  guests += 1;
  return `asks${guests}@example.test`;
};
const words = (email: string) => ({
  topic: topic(),
  name: "Noor <b>Haddad</b>",
  email,
  booking_no: "WH-12345678",
  message: 'It is cold. <script>alert("1")</script>',
});
type Fields = Readonly<Record<string, string>>;
/** Sends the form as a browser without a script does, with these files. */
async function send(
  browser: Browser,
  fields: Fields,
  files: readonly Blob[] = [],
  { path = PAGE, headers = {} as Fields } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (files.length === 0) form.append("files", new Blob([]), "");
  for (const file of files) form.append("files", file, "photo.jpg");
  const sent = new Response(form);
  const answer = await web.app.inject({
    method: "POST",
    url: `${path}?locale=en`,
    remoteAddress: `198.51.100.${guests}`,
    headers: {
      host: HOST,
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "content-type": sent.headers.get("content-type") ?? "",
      cookie: browser.cookie(),
      ...headers,
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const secret = answer.cookies.find(({ name }) => name === "sid")?.value;
  if (secret) goOnWith(browser, secret);
  const { location } = answer.headers;
  // What is wrong, and the thanks, stand on the page that the answer leads to.
  return {
    statusCode: answer.statusCode,
    body: location ? (await browser.get(location)).text : answer.body,
  };
}
function goOnWith({ useSession: goOn }: Browser, secret: string): void {
  goOn(secret);
}
const keyOn = async (browser: Browser) =>
  /name="form_key" value="([^"]*)"/.exec((await browser.get(`${PAGE}?locale=en`)).text)?.[1] ?? "";
const caseOf = ({ body }: { readonly body: string }) =>
  /<strong dir="ltr">([A-Z0-9]{12,})</.exec(mainOf(body))?.[1] ?? "";
const cases = (email: string) =>
  web.db.selectFrom("guest_inquiry").selectAll().where("email", "=", email).execute();
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main"));
const photoFile = () => new Blob([photo], { type: "image/jpeg" });
const held = (html: string) => /name="pictures" value="([^"]*)"/.exec(html)?.[1] ?? "";
const photoOf = (id: string) => newBrowser().get(`${PAGE}/pictures/${id}`);

describe("the assist page, without a script", () => {
  it("[ROUTE-18] is at both of its addresses, in every language, kept by nobody and by no search engine", async () => {
    for (const path of ["/yo", PAGE]) {
      const page = await newBrowser().get(path);
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
      expect(page.text).toMatch(/<meta[^>]* name="robots" content="noindex/);
      const main = mainOf(page.text);
      expect(main).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
      for (const code of Object.keys(release.inquiryTopics)) expect(main).toContain(`value="${code}"`);
    }
    for (const locale of site().locales)
      expect((await newBrowser().get(`/yo?locale=${locale}`)).status).toBe(200);
  });

  it("[HELP-04] takes an inquiry with pictures once, tells the brand and the guest, and shows the number of the case", async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    const form_key = await keyOn(browser);
    const form = { ...words(email), form_key };
    const answers = await Promise.all([
      send(browser, form, [photoFile()]),
      send(browser, form, [photoFile()]),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const [reference, other] = answers.map(caseOf);
    expect(reference).toMatch(/^[A-Z0-9]{12,}$/);
    expect(other).toBe(reference);
    const [row, ...more] = await cases(email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ ...words(email), inquiry_id: reference, user_id: null });
    // Thanks that an address says are no thanks.
    const faked = await browser.get(`${PAGE}?locale=en&case=${reference}`);
    expect(mainOf(faked.text)).not.toContain(reference);

    const brand = (await mailsTo(outbox, site().brand.supportEmail)).at(-1);
    const plain = brand?.body.replaceAll(/\p{Cf}/gu, "") ?? "";
    for (const text of [words(email).message, email, "WH-12345678", reference ?? ""])
      expect(plain).toContain(text);
    expect(brand?.html).not.toContain("<script");
    const link = /http\S+\/pictures\/i[\w-]{22}/.exec(plain)?.[0] ?? "";
    const picture = await newBrowser().get(new URL(link).pathname);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(picture.headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    // The address may be somebody else's: nothing of what was written goes there.
    const [answer, ...others] = await mailsTo(outbox, email);
    expect(others).toEqual([]);
    for (const text of ["cold", "Haddad", "12345678"]) expect(answer?.body).not.toContain(text);
  });

  it("[HELP-04] says at each field what is wrong, and keeps what was typed and which pictures came", async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    const wrong = await send(
      browser,
      { ...words(email), topic: "weather", name: "", email: "noor@", booking_no: "?? ??" },
      [photoFile()],
    );
    expect(wrong.statusCode).toBe(303);
    const main = mainOf(wrong.body);
    for (const field of ["topic", "name", "email", "booking_no"])
      expect(main, field).toMatch(
        new RegExp(`<(?:input|select)(?=[^>]*name="${field}")[^>]*aria-invalid="true"`),
      );
    expect(main).toContain('value="noor@"');
    expect(main).toContain("&lt;script&gt;");
    expect(main).not.toContain("<script>alert");
    const pictures = held(main);
    expect(pictures).toMatch(/^i[\w-]{22}$/);
    const mended = await send(browser, { ...words(email), pictures });
    expect(mended.statusCode).toBe(303);
    const kept = await web.db
      .selectFrom("guest_upload")
      .select("inquiry_id")
      .where("picture_id", "=", pictures)
      .executeTakeFirst();
    expect(kept?.inquiry_id).toBe(caseOf(mended));
    // A picture of a case is no other's, and one of another browser is nobody else's.
    const taken = await send(browser, { ...words(newEmail()), pictures });
    expect(mainOf(taken.body)).toContain("no longer here");
    const fresh = held(mainOf((await send(newBrowser(), { name: "Noor" }, [photoFile()])).body));
    const stranger = await send(newBrowser(), { ...words(newEmail()), pictures: fresh });
    expect([stranger.statusCode, mainOf(stranger.body)]).toEqual([
      303,
      expect.stringContaining("no longer here"),
    ]);
  });

  it("[HELP-04] takes no picture that is none, too large or one too many, and keeps the words", async () => {
    const limits = site().limits.assist;
    const large = new Blob([photo, new Uint8Array(limits.pictureMegabytes * 1024 * 1024)]);
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']);
    const huge = new Blob([photo, new Uint8Array(20 * 1024 * 1024)]);
    const before = stored.size;
    for (const [files, said] of [
      [[new Blob(["plain words"])], "not a picture"],
      [[svg], "not a picture"],
      [[new Blob([photo.slice(0, 40)])], "not a picture"],
      [[large], `${limits.pictureMegabytes} MB at most`],
      [[huge], `${limits.pictureMegabytes} MB at most`],
      [Array(limits.pictures + 1).fill(new Blob(["x"])), `${limits.pictures} pictures at most`],
    ] as const) {
      const email = newEmail();
      const answer = await send(newBrowser(), words(email), files);
      const main = mainOf(answer.body);
      expect([answer.statusCode, main]).toEqual([303, expect.stringContaining(said)]);
      expect(main).toContain(`value="${email}"`);
      expect(main).toContain("It is cold.");
      expect(await cases(email)).toEqual([]);
    }
    expect(stored.size).toBe(before);
  });

  it("takes no form of another site, without an origin, of strange parts, or with a mistaken length", async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    const refused = async (headers: Fields) =>
      (await send(browser, words(email), [], { headers })).statusCode;
    expect(await refused({ origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await refused({ origin: "", "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await refused({ "content-type": "multipart/form-data" })).toBe(400);
    expect(await refused({ "content-type": "multipart/form-data; boundary=other" })).toBe(400);
    expect(await refused({ "content-type": "text/plain" })).toBe(415);
    expect(await cases(email)).toEqual([]);
    const long = await send(browser, { ...words(email), message: "a".repeat(10_000) });
    expect([long.statusCode, mainOf(long.body)]).toEqual([
      303,
      expect.stringMatching(/use at most [\d,]+ char/),
    ]);
    expect(mainOf(long.body)).toContain("a".repeat(10_000));
    const robot = await send(browser, { ...words(email), website: "https://robot.example" }, [photoFile()]);
    expect([robot.statusCode, caseOf(robot)]).toEqual([303, expect.stringMatching(/^[A-Z0-9]{12,}$/)]);
    // The key of another page is a key like any other: it opens nothing, and holds nothing back.
    const key = await keyOn(newBrowser());
    expect((await send(browser, { ...words(email), form_key: key })).statusCode).toBe(303);
    expect((await cases(email)).length).toBe(1);
  });

  it("[HELP-04] answers alike whether or not there is such a booking", async () => {
    const ask = async (booking_no: string) =>
      (await send(newBrowser(), { ...words(newEmail()), booking_no })).statusCode;
    expect([await ask("WH00000000"), await ask("ZZ99999999"), await ask("")]).toEqual([303, 303, 303]);
  });

  it("is taken so often from one browser and no more, and says so with the words kept", async () => {
    const browser = newBrowser();
    const { inquiriesPerSession } = site().limits.protection;
    for (let index = 0; index < inquiriesPerSession; index += 1)
      expect((await send(browser, words(newEmail()))).statusCode).toBe(303);
    const last = await send(browser, words(newEmail()));
    expect([last.statusCode, mainOf(last.body)]).toEqual([303, expect.stringContaining("It is cold.")]);
  });
});

describe("yoImageUpload", () => {
  const upload = (browser: Browser, bytes: Uint8Array) =>
    browser.post("/api/pwa/yoImageUpload", { image: Buffer.from(bytes).toString("base64") });

  it("[API-45c] makes a picture anew without its metadata, under a number that nobody can guess", async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { status, body } = await upload(newBrowser(), photo);
    expect([status, body]).toEqual([200, { picture_id: expect.stringMatching(/^i[\w-]{22}$/) }]);
    const kept = stored.get(`uploads/${body.picture_id}.jpg`) ?? expect.fail();
    expect(Buffer.from(kept).includes("Noor was here")).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
    expect((await photoOf(body.picture_id)).status).toBe(200);
    for (const other of [`i${"A".repeat(22)}`, "..%2f..%2fsecret", "1"])
      expect((await photoOf(other)).status).toBe(404);
  });

  it("refuses what is no picture, and too many of them", async () => {
    const browser = newBrowser();
    const { status, body } = await upload(browser, Buffer.from("plain words"));
    expect([status, body.fields[0]]).toEqual([
      422,
      expect.objectContaining({ field: "image", code: "picture-type" }),
    ]);
    const { picturesPerSession } = site().limits.protection;
    const states = new Set<number>();
    for (let index = 0; index <= picturesPerSession; index += 1)
      states.add((await upload(browser, photo)).status);
    expect(states).toContain(429);
  });

  it("is deleted within a day where no inquiry has it, and with its case otherwise", async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    const { body: alone } = await upload(browser, photo);
    expect((await send(browser, words(email), [photoFile()])).statusCode).toBe(303);
    const jobs = { db: web.db, clock: web.clock, uploads, inquiryDays: () => 30 };
    web.clock.advance(25 * 60 * 60_000);
    expect((await photoOf(alone.picture_id)).status).toBe(404);
    await deleteUploads(jobs);
    expect(stored.has(`uploads/${alone.picture_id}.jpg`)).toBe(false);
    await cleanUp(jobs);
    expect((await cases(email)).length).toBe(1);
    web.clock.advance(site().limits.assist.caseDays * 24 * 60 * 60_000);
    await deleteUploads(jobs);
    await cleanUp(jobs);
    expect([await cases(email), stored.size]).toEqual([[], 0]);
  });
});

describe("a guest who is signed in", () => {
  it("[HELP-04] finds name and address filled in, gets the case with the account's data, and takes it along when the account goes", async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    await browser.post("/api/pwa/generateByUserId", { user_id: email });
    const otp = /^\d{6}$/m.exec(
      ((await mailsTo(outbox, email)).at(-1)?.body ?? "").replaceAll(/\p{Cf}/gu, ""),
    )?.[0];
    await browser.post("/api/pwa/authenticate", { otp });
    await browser.post("/api/pwa/userSignUp", { name: "Noor de Wit", gdpr_consent: true });
    const main = mainOf((await browser.get(`${PAGE}?locale=en`)).text);
    expect(main).toContain('value="Noor de Wit"');
    expect(main).toContain(`value="${email}"`);
    const sent = await send(browser, words(email), [photoFile()]);
    const { body } = await browser.post("/api/pwa/accountExport", {});
    expect(body.inquiries, JSON.stringify(body)).toEqual([
      expect.objectContaining({
        reference: caseOf(sent),
        message: words(email).message,
        pictures: [expect.stringMatching(/\/pictures\/i[\w-]{22}$/)],
      }),
    ]);
    const [own] = await cases(email);
    await web.db
      .insertInto("account_deletion")
      .values({
        user_id: own?.user_id ?? "",
        brand_id: site().brand.id,
        due_at: new Date(web.clock()),
        asked_at: new Date(web.clock()),
      })
      .execute();
    await eraseAccounts({ db: web.db, clock: web.clock, ids: createIds(systemRandom) });
    await deleteUploads({ db: web.db, clock: web.clock, uploads });
    expect([await cases(email), stored.size]).toEqual([[], 0]);
  });
});
