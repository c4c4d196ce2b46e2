import { afterAll, describe, expect, it } from "vitest";
import { createProject, createWholeProject } from "../fixtures/temporary-project.ts";

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
    expect(stdout).toContain("No layer says anything at pages.home.main.nothing");
  });
});

describe("staywright explain on whole pages", () => {
  const whole = createWholeProject();
  afterAll(() => whole.remove());
  const home = "http://in.wrenhollow.example/";
  const say = async (...args: string[]) => (await whole.run("explain", ...args)).stdout;

  it("goes from the host to the nodes, each with what it is and who put it there", { timeout }, async () => {
    const stdout = await say(home);
    expect(stdout).toMatch(/^host +in\.wrenhollow\.example$/m);
    expect(stdout).toMatch(
      /^site +wrenhollow-in, brand wrenhollow, country IN, read in en +config\/domains/m,
    );
    expect(stdout).toMatch(/^route +home +rules\.home +config\/routes\.json:\d+$/m);
    expect(stdout).toMatch(
      /^page +home +global config\/pages\/home\.json ‹ brand wrenhollow config\/brands/m,
    );
    expect(stdout).toMatch(/^ {2}main\.hero +home-hero v\d.* global +config\/pages\/home\.json:\d+$/m);
    expect(stdout).toMatch(/^ {4}main\.hero\.search\.box +search-box v\d +touch/m);
  });

  it("names the rule that sends a guest elsewhere, or is closed", { timeout }, async () => {
    expect(await say(`${home}h/12`)).toMatch(/route +302 to \/12\/ +static\.\/h\/:hotelId/);
    expect(await say(`${home}in/`)).toMatch(/route +301 to \/ +defaultCountryCode/);
    const routes = JSON.parse(whole.read("config/routes.json")) as {
      static: Record<string, { available?: boolean }>;
    };
    const closed = Object.keys(routes.static).filter(
      (path) => routes.static[path]?.available === false && !path.includes(":"),
    );
    expect(closed).not.toEqual([]);
    for (const path of closed.slice(0, 2))
      expect(await say(`${home}${path.slice(1)}`)).toContain(`404  static.${path}, which is closed`);
  });

  it("opens one node up, prop by prop", { timeout }, async () => {
    const stdout = await say(home, "main.hero");
    expect(stdout).toMatch(
      /pages\.home\.main\.hero\.props\.variant\n +wins +brand wrenhollow +"split".*\n +shadowed +global +"cover"/,
    );
    expect(stdout).toMatch(/props\.title\n +wins +widget default/);
    const answer = JSON.parse(await say(home, "main.hero", "--json")) as { props: { path: string }[] };
    expect(answer.props.map(({ path }) => path)).toContain("pages.home.main.hero.props.image.name");
  });

  it("says which file gives a text, and when English stands in", { timeout }, async () => {
    expect(await say("nl.wrenhollow.example/", "messages.home.story.title")).toMatch(
      /wins +brand wrenhollow nl .*\n +shadowed +global nl .*\n +shadowed +brand wrenhollow en .*\n +shadowed +global en/,
    );
    const file = "config/messages/nl/country.json";
    const { "country.name.IN": _, ...rest } = JSON.parse(whole.read(file)) as Record<string, string>;
    whole.write(file, JSON.stringify(rest));
    expect(await say("nl.wrenhollow.example/", "messages.country.name.IN")).toMatch(
      /wins +global en +"India".*\n +English stands in: there is no text in nl\./,
    );
  });

  it("says who locked a value", { timeout }, async () => {
    whole.edit("config/limits.json", '"quoteMinutes": 15', '"quoteMinutes": { "$value": 15, "$lock": true }');
    expect(await say(home, "limits.booking.quoteMinutes")).toMatch(
      /wins +global +15 .*\n +locked +by global +config\/limits\.json:\d+/,
    );
  });

  it.each([
    ["main.hro.props.title", '"hero"'],
    ["main.hero.props.titel", '"title"'],
    ["pages.hom.main", '"home"'],
    ["mian.hero", '"main"'],
    ["country.currencySimbol", '"currencySymbol"'],
    ["messages.home.story.titel", '"home.story.title"'],
  ])("asks whether %s was meant to be %s", { timeout }, async (path, name) => {
    const { code, stdout } = await whole.run("explain", home, path);
    expect(code).toBe(1);
    expect(stdout).toContain(`Did you mean ${name}?`);
  });

  it("asks which host was meant", { timeout }, async () => {
    const unknown = await project.run("explain", "in.wrenholow.example/");
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('No site answers at "in.wrenholow.example"');
    expect(unknown.stderr).toContain("Did you mean in.wrenhollow.example?");
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
