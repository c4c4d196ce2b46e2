import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DiffAnswer } from "../commands/diff.ts";
import { createProject } from "../fixtures/temporary-project.ts";

const project = createProject();
const timeout = 60_000;
const git = (...args: string[]) => execFileSync("git", ["-C", project.root, ...args], { stdio: "pipe" });

const manifest = {
  $schema: "../../schemas/widget.schema.json",
  name: "notice",
  version: 1,
  description: "A notice.",
  props: { type: "object", additionalProperties: false, properties: { wide: { type: "boolean" } } },
  data: {},
  render: { hydrate: "none" },
  examples: [{ title: "Plain", props: {} }],
};
const notice = '"notice": { "widget": "notice", "v": 1, "props": { "wide": true } }';

beforeAll(() => {
  mkdirSync(join(project.root, "widgets/notice"), { recursive: true });
  project.write("widgets/notice/widget.json", JSON.stringify(manifest, null, 2));
  project.edit(
    "config/pages/home.json",
    '"order": [], "nodes": {}',
    `"order": ["notice"], "nodes": { ${notice} }`,
  );
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "Before");
  project.edit("config/pages/home.json", '"wide": true', '"wide": { "$value": true, "$lock": true }');
  project.edit("widgets/notice/widget.json", '"hydrate": "none"', '"hydrate": "visible"');
  const cities = '"data": { "cities": { "source": "cities", "args": {} } }';
  project.edit("widgets/notice/widget.json", '"data": {}', cities);
});
afterAll(() => project.remove());

describe("staywright diff", () => {
  it("tells a lock and what a widget's manifest changes, though every value is the same", {
    timeout,
  }, async () => {
    const { code, stdout } = await project.run("diff", "git:HEAD", "folder", "--fail-on", "risky");
    expect(code).toBe(1);
    expect(
      stdout.replace(/[0-9a-f]{16}/g, "<hash>").replace(/\d+ sites/g, "<n> sites"),
    ).toMatchInlineSnapshot(`
      "git:HEAD <hash> → folder <hash>: 3 risky

      risky

        config/pages/home.json:7:142  global
          pages.home.main.notice.props.wide.$lock  nothing → true
          Closed to the layers that come after: from now on it is a mistake when they say otherwise.  all <n> sites

        widgets/notice/widget.json:15:23  widget
          widgets.notice.data.cities  nothing → {"source":"cities","args":{},"critical":false,"timeoutMs":2…
          Pages ask "cities" for it, which they did not.  all <n> sites

        widgets/notice/widget.json:17:16  widget
          widgets.notice.render.hydrate  "none" → "visible"
          JavaScript and data are sent for it where there was only HTML.  all <n> sites"
    `);
    expect(new Set(stdout.match(/[0-9a-f]{16}/g)).size).toBe(1);
  });

  it("prints them as JSON with their places and sites", { timeout }, async () => {
    const { stdout } = await project.run("diff", "git:HEAD", "folder", "--json");
    const { changes } = JSON.parse(stdout) as DiffAnswer;
    const all = changes[0]?.sites ?? [];
    expect(all.length).toBeGreaterThan(10);
    expect(changes.every(({ sites }) => sites.length === all.length)).toBe(true);
    expect(
      changes.map(({ file, line, column, at, layer, touches }) => {
        const [{ path, before, after } = { path: "" }] = touches;
        return { place: `${file}:${line}:${column} ${at}`, layer, path, before, after };
      }),
    ).toMatchInlineSnapshot(`
      [
        {
          "after": true,
          "before": undefined,
          "layer": "global",
          "path": "pages.home.main.notice.props.wide.$lock",
          "place": "config/pages/home.json:7:142 slots.main.nodes.notice.props.wide.$lock",
        },
        {
          "after": {
            "args": {},
            "critical": false,
            "source": "cities",
            "stream": false,
            "timeoutMs": 2000,
          },
          "before": undefined,
          "layer": "widget",
          "path": "widgets.notice.data.cities",
          "place": "widgets/notice/widget.json:15:23 data.cities",
        },
        {
          "after": "visible",
          "before": "none",
          "layer": "widget",
          "path": "widgets.notice.render.hydrate",
          "place": "widgets/notice/widget.json:17:16 render.hydrate",
        },
      ]
    `);
  });

  it("has nothing to tell of a configuration beside itself", { timeout }, async () => {
    const { code, stdout } = await project.run("diff", "folder", "folder", "--fail-on", "risky");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^folder ([0-9a-f]{16}) → folder \1: nothing changes$/);
  });
});
