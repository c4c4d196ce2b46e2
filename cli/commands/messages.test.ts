import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase } from "../../server/testing/database.ts";
import { filesUnder } from "../change/thing.ts";
import { createProject } from "../fixtures/temporary-project.ts";

const project = createProject();
const folder = mkdtempSync(join(tmpdir(), "staywright-words-"));
afterAll(() => {
  project.remove();
  rmSync(folder, { recursive: true, force: true });
});
const timeout = 120_000;

const text = (name: string) => readFileSync(join(folder, name), "utf8");
const path = (name: string) => join(folder, name);
const tree = () =>
  Object.fromEntries(
    filesUnder(project.root, "config").map((file) => [
      file,
      readFileSync(join(project.root, file), "latin1"),
    ]),
  );

async function exported(locale: string, name: string, ...options: string[]): Promise<string> {
  const { code, stderr } = await project.run("messages", "export", locale, "--out", path(name), ...options);
  expect([code, stderr.includes(`words in ${locale}`)]).toEqual([0, true]);
  return text(name);
}

/** Puts words in the place of the empty ones of a message. */
function translated(name: string, id: string, words: string): void {
  const is = text(name);
  const next = name.endsWith(".po")
    ? is.replace(
        new RegExp(`(msgctxt "${id}"\\n(?:msgid.*\\n)(?:".*\\n)*msgstr )".*"`),
        (_, head: string) => head + JSON.stringify(words),
      )
    : is.replace(
        new RegExp(`(id="${id}"[^>]*>\\s*<source>[^<]*</source>)(\\s*<target>[^<]*</target>)?`),
        `$1<target>${words}</target>`,
      );
  expect(next).not.toBe(is);
  writeFileSync(path(name), next);
}

describe.each(["po", "xlf"])("staywright messages export and import, as %s", (kind) => {
  const format = kind === "po" ? "po" : "xliff";
  const name = `nl.${kind}`;

  it("says English, the values a message has and where it is used, and comes back without a change", {
    timeout,
  }, async () => {
    const written = await exported("nl", name, "--format", format);
    expect(written).toContain("Keep as they are: {");
    expect(written).toMatch(/config\/countries\/NL\.json:\d+/);
    expect(written).toContain("{count, plural, one {");
    const before = tree();
    const { code, stdout } = await project.run("messages", "import", path(name), "--yes");
    expect([code, stdout.includes("nothing changed")]).toEqual([0, true]);
    expect(tree()).toEqual(before);
  });

  it("takes new words over, in the order of English, and touches no other language", {
    timeout,
  }, async () => {
    await exported("nl", name, "--format", format);
    const id = kind === "po" ? "home.help.title" : "home.agents.title";
    translated(name, id, "Hulp nodig?");
    const before = tree();
    const shown = await project.run("messages", "import", path(name), "--dry-run");
    expect(shown.stdout).toContain("nl: 1 new, 0 changed");
    expect(tree()).toEqual(before);
    expect((await project.run("messages", "import", path(name))).code).toBe(2);
    expect(tree()).toEqual(before);
    expect((await project.run("messages", "import", path(name), "--yes")).code).toBe(0);
    const after = tree();
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed).toEqual(["config/messages/nl/home.json"]);
    expect(JSON.parse(project.read("config/messages/nl/home.json"))[id]).toBe("Hulp nodig?");
  });

  it("refuses words that lose or rename a value, or are no ICU, at their line", { timeout }, async () => {
    const clean = await exported("nl", name, "--format", format);
    const id = "home.collection.title";
    const before = tree();
    for (const [words, says] of [
      ["Nu vrij", "leaves out {place}; English has {place}"],
      ["Nu vrij in {plaats}", "leaves out {place} and asks for {plaats}"],
      ["Nu vrij in {place", "is no ICU message"],
    ] as const) {
      translated(name, id, words);
      const { code, stdout } = await project.run("messages", "import", path(name), "--yes");
      expect([words, code]).toEqual([words, 1]);
      expect(stdout).toContain(says);
      const [, line = ""] = /:(\d+) "home\.collection\.title"/.exec(stdout) ?? [];
      expect(text(name).split("\n")[Number(line) - 1]).toContain(words);
      writeFileSync(path(name), clean);
    }
    expect(tree()).toEqual(before);
  });

  it("marks what changed since a commit, and does not take it until somebody looked", {
    timeout,
  }, async () => {
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...args], {
        cwd: project.root,
      });
    const dutch = kind === "po" ? "De Lage Landen" : "Het Lage Land";
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "before");
    const [id, words = ""] = Object.entries(
      JSON.parse(project.read("config/messages/en/country.json")) as Record<string, string>,
    ).find(([key]) => key === "country.name.NL") ?? [""];
    project.edit("config/messages/en/country.json", `"${id}": "${words}"`, `"${id}": "The Low Lands"`);
    const written = await exported("nl", name, "--format", format, "--since", "HEAD");
    expect(written.match(kind === "po" ? /^#, fuzzy/gm : /Needs review/g)).toHaveLength(1);
    expect(written).toContain(words);
    translated(name, id, dutch);
    const { stdout } = await project.run("messages", "import", path(name), "--yes");
    expect(stdout).toContain("Every word");
    expect(JSON.parse(project.read("config/messages/nl/country.json"))[id]).not.toBe(dutch);
    const looked =
      kind === "po"
        ? text(name).replace("#, fuzzy, icu", "#, icu")
        : text(name).replaceAll('approved="no"', 'approved="yes"');
    writeFileSync(path(name), looked);
    expect((await project.run("messages", "import", path(name), "--yes")).code).toBe(0);
    expect(JSON.parse(project.read("config/messages/nl/country.json"))[id]).toBe(dutch);
    project.edit("config/messages/en/country.json", '"The Low Lands"', JSON.stringify(words));
    rmSync(join(project.root, ".git"), { recursive: true, force: true });
  });
});

describe("staywright messages since a stored release", () => {
  it("marks the words whose English changed after it, by the beginning of its hash", {
    timeout,
  }, async () => {
    const database = await createTestDatabase();
    vi.stubEnv("DATABASE_URL", database.url);
    try {
      const built = await project.run("release", "build", "--json");
      expect([built.code, built.stderr]).toEqual([0, expect.anything()]);
      const { hash } = JSON.parse(built.stdout) as { readonly hash: string };
      const file = "config/messages/en/country.json";
      const before = project.read(file);
      const [id, words] = Object.entries(JSON.parse(before) as Record<string, string>).find(([key]) =>
        /^country\.name\./.test(key),
      ) ?? ["", ""];
      project.edit(file, `"${id}": "${words}"`, `"${id}": "Somewhere else"`);
      const written = await exported("nl", "since.po", "--since", hash.slice(0, 10));
      expect(written.match(/^#, fuzzy/gm)).toHaveLength(1);
      expect(written).toContain(`#| msgid "${words}"`);
      const { stdout: compared } = await project.run("diff", hash.slice(0, 10));
      expect(compared).toContain(`"${words}" → "Somewhere else"`);
      const { stderr } = await project.run("messages", "export", "nl", "--since", "00000000");
      expect(stderr).toContain('No stored release begins with "00000000"');
      project.write(file, before);
    } finally {
      vi.unstubAllEnvs();
      await database.stop();
    }
  });
});

describe("staywright messages", () => {
  it("says what is wrong with the request", { timeout }, async () => {
    const said = async (...args: string[]) => (await project.run("messages", ...args)).stderr;
    expect(await said("export", "nll")).toContain('no language "nll"');
    expect(await said("export", "en")).toContain("English is what is translated");
    expect(await said("export", "nl", "--since", "nowhere")).toContain("nowhere");
    writeFileSync(path("words.txt"), "x");
    expect(await said("import", path("words.txt"))).toContain("neither PO");
    writeFileSync(path("x.po"), 'msgid ""\nmsgstr ""\n');
    expect(await said("import", path("x.po"))).toContain("does not say its language");
  });
});
