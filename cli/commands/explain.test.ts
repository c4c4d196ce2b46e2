import { afterAll, describe, expect, it } from "vitest";
import { createProject } from "../fixtures/temporary-project.ts";

const project = createProject();
afterAll(() => project.remove());
const timeout = 60_000;

describe("staywright explain", () => {
  it("says which file supplied a value, and which ones it shadows", { timeout }, async () => {
    const { code, stdout } = await project.run(
      "explain",
      "http://in.wrenhollow.example/",
      "country.supportPhone",
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /wins +brand wrenhollow in IN +"\+91 .*config\/brands\/wrenhollow\/countries\/IN\.json:\d+:\d+/,
    );
    expect(stdout).toMatch(/shadowed +country IN +"\+91 .*config\/countries\/IN\.json:\d+:\d+/);
  });

  it("says what an address leads to", { timeout }, async () => {
    const { stdout } = await project.run(
      "explain",
      "wrenhollow-nl.localhost:3000/hotels-in-amsterdam",
      "--json",
    );
    expect(JSON.parse(stdout)).toMatchObject({
      site: "wrenhollow-nl",
      route: { kind: "page", name: "listing", params: { city: "amsterdam" } },
    });
  });

  it("answers 1 where nothing stands", { timeout }, async () => {
    const { code, stdout } = await project.run(
      "explain",
      "in.wrenhollow.example/",
      "main.nothing.props.title",
    );
    expect(code).toBe(1);
    expect(stdout).toContain("No layer says anything here");
  });
});

describe("staywright resolve", () => {
  it("[CONF-01] [CONF-03] knows the site of a host, and the fallback of any other", { timeout }, async () => {
    const known = await project.run("resolve", "NL.wrenhollow.example:443", "--json");
    expect(JSON.parse(known.stdout)).toMatchObject({
      site: "wrenhollow-nl",
      brand: "wrenhollow",
      locale: "nl",
      isFallback: false,
    });
    const unknown = await project.run("resolve", "example.org", "--json");
    expect(JSON.parse(unknown.stdout)).toMatchObject({ site: "solvanta-in", locale: "en", isFallback: true });
  });
});
