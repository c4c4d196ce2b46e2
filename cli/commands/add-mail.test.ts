import { afterAll, describe, expect, it } from "vitest";
import { createWholeProject, withoutThings } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = await withoutThings(createWholeProject(), ["mail", "before-arrival"]);
afterAll(() => project.remove());
const timeout = 120_000;

describe("staywright add mail", () => {
  const asked = ["add", "mail", "before-arrival", "--subject", "Your stay at {hotel}"];

  it("adds a mail of a booking that is off, with words of its own, and changes nothing the second time", {
    timeout,
  }, async () => {
    const { code, stdout } = await project.run(...asked, "--json", "--yes");
    expect(code).toBe(0);
    const { written, notes } = JSON.parse(stdout) as { written: string[]; notes: string[] };
    expect(written).toEqual(["config/mails/before-arrival.json", "config/messages/en/mail.json"]);
    expect(notes.join()).toMatch(/switched off.*mail\.before-arrival\.\*, are not translated into ar, de/);
    const { release, findings } = await buildProject(project.root);
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    for (const site of Object.values(release?.sites ?? {}))
      expect(site.mails["before-arrival"]).toMatchObject({
        event: "bookingMade",
        enabled: false,
        subject: "mail.before-arrival.subject",
        order: ["greeting", "text", "link", "contact"],
      });
    expect(JSON.parse(project.read("config/messages/en/mail.json"))).toMatchObject({
      "mail.before-arrival.subject": "Your stay at {hotel}",
    });
    expect((await project.run(...asked, "--yes")).stdout).toContain("is there already; nothing changed");
  });

  it("has only what its event gives", { timeout }, async () => {
    const { stdout } = await project.run(
      ...["add", "mail", "owner-news", "--event", "inquiryAnswered", "--dry-run", "--json"],
    );
    const { files } = JSON.parse(stdout) as { files: Record<string, string> };
    expect(JSON.parse(files["config/mails/owner-news.json"] ?? "{}").order).toEqual(["text", "contact"]);
  });

  it("says what is wrong with the request", { timeout }, async () => {
    const said = async (...args: string[]) => (await project.run("add", "mail", ...args, "--yes")).stderr;
    expect(await said("Before Arrival")).toContain("write it like before-arrival");
    expect(await said("x", "--event", "bookingMad")).toContain('Did you mean "bookingMade"?');
  });

  it("refuses words that ask for what the event does not give, and writes nothing", { timeout }, async () => {
    const { code, stdout, stderr } = await project.run(
      ...["add", "mail", "wrong-words", "--event", "inquiryAnswered", "--subject", "At {hotel}", "--yes"],
    );
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain("hotel");
    expect(() => project.read("config/mails/wrong-words.json")).toThrow();
  });
});
