import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { languageTag } from "#domain/text";
import type { Brand } from "#schemas";

const require = createRequire(join(process.cwd(), "package.json"));

type Font = Brand["theme"]["fonts"]["body"];

interface FontFace {
  readonly css: string;
  readonly href: string;
}

/**
 * Font faces a page in this locale needs: the subsets of the brand's families, and which of them to preload.
 */
export function fontFaces(
  theme: Brand["theme"],
  locale: string,
): { readonly css: string; readonly preloads: readonly string[] } {
  const { heading, body, arabic } = theme.fonts;
  const latin = [...new Map([heading, body].map((font) => [font.package, font])).values()];
  const faces = latin.flatMap((font) => [face(font, "latin"), face(font, "latin-ext")]);
  const preloads = latin.map((font) => face(font, "latin").href);
  if (new Intl.Locale(languageTag(locale)).maximize().script === "Arab") {
    faces.push(face(arabic, "arabic"));
    preloads.splice(0, preloads.length, face(arabic, "arabic").href);
  }
  return { css: faces.map((each) => each.css).join(""), preloads };
}

/** File of a font address (`/fonts/<package>/<file>`); undefined for anything but the packages' own files. */
export function fontFile(packageName: string, file: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(packageName) || !/^[a-z0-9-]+\.woff2$/.test(file)) return undefined;
  try {
    return join(dirname(require.resolve(`@fontsource-variable/${packageName}/package.json`)), "files", file);
  } catch {
    return undefined;
  }
}

function face(font: Font, subset: "latin" | "latin-ext" | "arabic"): FontFace {
  const { id, version, ranges } = fontPackage(font.package);
  const href = `/fonts/${version}/${id}/${id}-${subset}-wght-normal.woff2`;
  const css = `@font-face{font-family:"${font.family}";font-style:normal;font-display:swap;font-weight:100 900;src:url(${href}) format("woff2");unicode-range:${ranges[subset] ?? "U+0-10FFFF"}}`;
  return { css, href };
}

const packages = new Map<string, { id: string; version: string; ranges: Readonly<Record<string, string>> }>();

function fontPackage(name: string) {
  let known = packages.get(name);
  if (!known) {
    const folder = dirname(require.resolve(`${name}/package.json`));
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
    known = {
      id: name.slice(name.lastIndexOf("/") + 1),
      version: read("package.json").version,
      ranges: read("unicode.json"),
    };
    packages.set(name, known);
  }
  return known;
}
