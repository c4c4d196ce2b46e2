import { AUDIENCES } from "#schemas";

const name = { type: "string", maxLength: 200 } as const;
const address = { ...name, pattern: "^[A-Za-z][A-Za-z0-9-]*(\\.[A-Za-z][A-Za-z0-9-]*)*$" } as const;
const path = { type: "array", maxItems: 20, items: { type: "string", maxLength: 200 } } as const;
const kind = (value: string) => ({ kind: { const: value }, address }) as const;
// Open shapes: a closed one among alternatives would take members away that another alternative needs.
const shape = (properties: object, optional: readonly string[] = []) => ({
  type: "object",
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
});

/** Body of an edit: any of the changes a page knows. Values are checked when the draft is built. */
export const editSchema = shape({
  url: { type: "string", maxLength: 2000 },
  layer: name,
  edit: {
    anyOf: [
      shape({ ...kind("prop"), path, value: {} }),
      shape({ ...kind("reset"), path }),
      shape({ ...kind("clear"), path }),
      shape({ ...kind("when"), value: {} }),
      shape({ ...kind("remove") }),
      shape({
        kind: { const: "order" },
        list: address,
        order: { type: "array", maxItems: 500, items: name },
      }),
      shape({ kind: { const: "add" }, list: address, id: address, after: name, node: { type: "object" } }, [
        "after",
      ]),
    ],
  },
});

/** Body of what the frame is made to believe. */
export const contextSchema = shape(
  {
    flags: { type: "object", additionalProperties: name },
    date: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
    device: { enum: ["web", "webview"] },
    user: { enum: AUDIENCES },
    dir: { enum: ["ltr", "rtl"] },
  },
  ["flags", "date", "device", "user", "dir"],
);
