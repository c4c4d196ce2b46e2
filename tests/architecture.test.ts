import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { domainFolders, rendererFolders, serverFolders, sharedFolders } from "./support/folder-tables.ts";
import { sourceFiles } from "./support/source-files.ts";
import { cyclesOf, importsOf, isTypeOnly, resolved } from "./support/source-imports.ts";

/** Who may import whom. A door is an import of `package.json#imports`; what is not listed is refused. */
const rules: Readonly<Record<string, { readonly doors: readonly string[]; readonly instead: string }>> = {
  schemas: { doors: [], instead: "schemas are data: move the code to the folder that needs it" },
  domain: { doors: ["#schemas"], instead: "domain holds rules only: pass what it needs as arguments" },
  renderer: {
    doors: ["#schemas"],
    instead: "the renderer knows no widget and no rule: let a composition root in server/web hand it over",
  },
  widgets: {
    doors: ["#schemas", "#domain/*", "#renderer", "#renderer/kept", "#widgets/ui"],
    instead: "widgets join rules and renderer through #domain/* and #renderer",
  },
  server: {
    doors: ["#schemas", "#domain/*", "#renderer", "#renderer/server", "#renderer/release", "#renderer/route"],
    instead: "the server reaches widgets through the registry, in its composition roots only",
  },
  cli: {
    doors: [
      "#schemas",
      "#domain/*",
      "#renderer/release",
      "#renderer/route",
      "#server",
      "#server/releases",
      "#server/check",
      "#server/pictures",
    ],
    instead: "the CLI loads views through #server/check only: use #renderer/release or #renderer/route",
  },
};

/** The composition roots (and what they pull in) may name widgets and the browser side. */
const compositionRoots = new Set([
  "server/check/entry-check.ts",
  "server/check/release-worker.ts",
  "server/web/entry-app.ts",
  "server/web/entry-ssr.tsx",
  "server/web/entry-browser.tsx",
  "server/web/browser-page.ts",
  "server/web/browser-runtime.tsx",
  "server/web/browser-scripts.ts",
  "server/web/browser-tracking.ts",
]);

const files = Object.keys(rules).flatMap(sourceFiles);
const imports = files.flatMap(importsOf);
const folderOf = (file: string) => file.split("/", 1)[0] ?? "";

describe("architecture", () => {
  it("lets each folder import only what it may, through doors", () => {
    const broken = imports.flatMap((each) => {
      const from = folderOf(each.file);
      const rule = rules[from];
      const target = resolved(each);
      if (!rule || !target) return [];
      const to = folderOf(target);
      if (to === from && !each.target.startsWith("#")) return [];
      if (compositionRoots.has(each.file)) return [];
      const door = each.target.startsWith("#schemas/")
        ? "#schemas"
        : each.target.replace(/^#domain\/[a-z]+$/, "#domain/*");
      if (
        each.target.startsWith("#") &&
        rule.doors.some(
          (allowed) => door === allowed || (allowed === "#widgets/ui" && door.startsWith("#widgets/ui")),
        )
      )
        return [];
      return [`${each.file} imports ${each.target}: ${rule.instead}`];
    });
    expect(broken).toEqual([]);
  });

  it("lets the folders of domain import one way, through doors", () => {
    const broken = imports.flatMap((each) => {
      const target = resolved(each) ?? "";
      const from = each.file.split("/")[1] ?? "";
      const to = target.split("/")[1] ?? "";
      if (folderOf(each.file) !== "domain" || folderOf(target) !== "domain" || from === to) return [];
      if (!domainFolders[from]?.includes(to))
        return [`${each.file}: domain/${from} is not made of domain/${to}`];
      return target === `domain/${to}/index.ts` ? [] : [`${each.file} imports ${each.target} past its door`];
    });
    expect(broken).toEqual([]);
  });

  it("lets the folders of the renderer import one way", () => {
    const folder = (file: string) => /^renderer\/(release\/[a-z]+|(?!release\b)[a-z]+)\//.exec(file)?.[1];
    const broken = imports.flatMap((each) => {
      const from = folder(each.file);
      const to = folder(resolved(each) ?? "");
      if (!from || !to || from === to || rendererFolders[from]?.includes(to)) return [];
      return [`${each.file}: renderer/${from} is not made of renderer/${to}`];
    });
    expect(broken).toEqual([]);
  });

  it("lets the folders of the server import one way", () => {
    const folder = (file: string) => /^server\/((?:api|platform)\/[a-z]+(?=\/)|[a-z]+)\//.exec(file)?.[1];
    const broken = imports.flatMap((each) => {
      const from = folder(each.file);
      const to = folder(resolved(each) ?? "");
      if (!from || !to || from === to || from === "testing") return [];
      return serverFolders[from]?.includes(to)
        ? []
        : [`${each.file}: server/${from} is not made of server/${to}`];
    });
    expect(broken).toEqual([]);
  });

  it("lets no folder import the doors and roots that lie beside it: those are made of it", () => {
    const tops = /^(?:renderer\/release|server\/api|domain|renderer|server)(?=\/)/;
    const broken = imports.flatMap((each) => {
      const target = resolved(each) ?? "";
      const [top] = tops.exec(target) ?? [];
      if (!top || !each.file.startsWith(`${top}/`) || each.target.startsWith("#")) return [];
      const isBeside = !target.slice(top.length + 1).includes("/");
      const isWithin = each.file.slice(top.length + 1).includes("/");
      return isBeside && isWithin ? [`${each.file} imports ${target}, which lies above it`] : [];
    });
    expect(broken).toEqual([]);
  });

  it("has tables that go one way and name nothing but what is imported", () => {
    const folders = {
      domain: domainFolders,
      renderer: rendererFolders,
      server: serverFolders,
      "widgets/shared": sharedFolders,
    };
    const made = new Set(imports.map((each) => `${dirname(each.file)}/ ${dirname(resolved(each) ?? "")}/`));
    const edges = Object.entries(folders).map(([top, table]) => {
      const pairs = Object.entries(table).flatMap(([from, parts]) => parts.map((to) => [from, to] as const));
      const isIn = (path: string, folder: string) => path.startsWith(`${top}/${folder}/`);
      const unused = pairs.filter(
        ([from, to]) =>
          ![...made].some((pair) => {
            const [file = "", target = ""] = pair.split(" ");
            return isIn(file, from) && isIn(target, to);
          }),
      );
      const graph = new Map(Object.entries(table));
      return { top, circles: cyclesOf(graph), unused: unused.map((pair) => pair.join(" → ")) };
    });
    expect(edges.filter(({ circles, unused }) => circles.length + unused.length > 0)).toEqual([]);
  });

  it("lets a widget import itself, the kit and what widgets share", () => {
    const open = ["ui", "shared", "generated"];
    const broken = imports.flatMap((each) => {
      const target = resolved(each) ?? "";
      if (folderOf(each.file) !== "widgets" || folderOf(target) !== "widgets") return [];
      const [from = "", to = ""] = [each.file.split("/")[1], target.split("/")[1]];
      if (from === "generated" || (from === to && from !== "shared")) return [];
      if (from !== "shared" && open.includes(to)) return [];
      const [mine = "", theirs = ""] = [each.file.split("/")[2], target.split("/")[2]];
      if (from === "shared" && to === "ui") return [];
      if (from === "shared" && to === "shared" && (mine === theirs || sharedFolders[mine]?.includes(theirs)))
        return [];
      return [`${each.file} imports ${target}: move what both use to widgets/shared`];
    });
    expect(broken).toEqual([]);
  });

  it("lets widgets say words as a browser can, which holds a part of react-intl", () => {
    const broken = imports.filter(
      ({ file, target }) => folderOf(file) === "widgets" && target === "react-intl",
    );
    expect(broken, "use useIntl and useT of #renderer").toEqual([]);
  });

  it("has no import cycles", () => {
    const graph = new Map<string, string[]>();
    const known = new Set(files);
    for (const each of imports) {
      const target = resolved(each);
      if (target && known.has(target) && !isTypeOnly(each))
        graph.set(each.file, [...(graph.get(each.file) ?? []), target]);
    }
    expect(cyclesOf(graph)).toEqual([]);
  });
});
