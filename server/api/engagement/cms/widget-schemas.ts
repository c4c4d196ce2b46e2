import type { CmsBlock } from "#schemas/generated/api/cms.ts";
import { compileSchema } from "../../../platform/operations/contracts.ts";

/**
 * What a widget of a document needs beside what every widget is (CMS-04), as a JSON schema for each type.
 * Whoever shows a document knows exactly these types.
 */
const WIDGETS: Readonly<Record<CmsBlock["type"], object>> = {
  text: having("html"),
  hero: having("title"),
  banner: { anyOf: [having("title"), having("html"), having("link")] },
  image: having("image"),
  cards: listOf({}),
  cities: listOf(having("title")),
  faq: listOf({ allOf: [having("title"), { anyOf: [having("html"), having("text")] }] }),
  links: listOf(having("link")),
};

/** Whether a value is a widget that can be shown. */
export function isWidget(value: unknown): value is CmsBlock {
  const type = (value as { readonly type?: unknown } | null)?.type;
  if (typeof type !== "string" || !Object.hasOwn(WIDGETS, type)) return false;
  let check = checks.get(type);
  if (!check) {
    const needs = WIDGETS[type as CmsBlock["type"]];
    check = compileSchema({
      type: "object",
      allOf: [{ $ref: "staywright:api/cms#/$defs/CmsBlock" }, { type: "object", ...needs }],
    });
    checks.set(type, check);
  }
  return check(value);
}

const checks = new Map<string, (value: unknown) => boolean>();

function having(name: string): object {
  return { type: "object", required: [name], properties: { [name]: true } };
}

function listOf(item: object): object {
  const items = { type: "array", minItems: 1, items: { type: "object", ...item } };
  return { required: ["items"], properties: { items } };
}
