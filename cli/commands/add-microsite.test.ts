import { afterAll, describe, expect, it } from "vitest";
import { createWholeProject } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = createWholeProject();
afterAll(() => project.remove());
const timeout = 120_000;
const quaypass = [
  ...["add", "microsite", "quaypass", "--origin", "https://app.quaypass.example"],
  ...["--origin", "https://pay.quaypass.example:8443", "--domain", "solvanta-in"],
];

describe("staywright add microsite", () => {
  it("[MODE-05] [MODE-06] adds a vendor and says what is open to it", { timeout }, async () => {
    const { code, stdout } = await project.run(...quaypass, "--hide", "footer", "--yes");
    expect(code).toBe(0);
    expect(stdout).toMatch(/Open to the vendor: home-hero: "settings" may set .*title/);
    expect(stdout).toContain("It answers at http://solvanta-in.localhost:3000/microsite/quaypass");
    const { release } = await buildProject(project.root);
    expect(release?.microsites.quaypass).toMatchObject({
      sdk: "web",
      deviceRole: "Consumer_Guest",
      domains: ["solvanta-in"],
      hide: ["footer"],
      frameAncestors: ["https://app.quaypass.example", "https://pay.quaypass.example:8443"],
      settings: {},
    });
  });

  it("changes nothing the second time, and overwrites nothing", { timeout }, async () => {
    expect((await project.run(...quaypass, "--hide", "footer", "--yes")).stdout).toContain("nothing changed");
    expect((await project.run(...quaypass, "--yes")).stderr).toContain("says something else");
  });

  it("says what is wrong with the request, and writes nothing that is not valid", { timeout }, async () => {
    const said = async (...args: string[]) =>
      (await project.run("add", "microsite", ...args, "--yes")).stderr;
    expect(await said("Harbor Pay")).toContain("write it like harbor-pay");
    expect(await said("x", "--origin", "http://x.example")).toContain("is not an origin");
    expect(await said("x", "--origin", "https://*.example")).toContain("is not an origin");
    expect(await said("x", "--domain", "solvanta-inn")).toContain('Did you mean "solvanta-in"?');
    const wrong = await project.run("add", "microsite", "x", "--hide", "header", "--yes");
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toContain("Nothing was written.");
    expect(() => project.read("config/microsites/x.json")).toThrow("ENOENT");
  });
});
