import { describe, expect, it } from "vitest";
import { parseJsonFile } from "../json/json-file.ts";
import { CONFIG_KINDS, configKinds, idName, recordPlace } from "./config-kinds.ts";
import { configPlace } from "./config-place.ts";
import { withItsKind } from "./other-kind.ts";

describe("the place of a record", () => {
  it.each(configKinds)("is where a file of its kind and name belongs, above every layer: %s", (kind) => {
    const place = configPlace(recordPlace(kind, "XY").replace(/^config\//, ""));
    expect(place).toMatchObject({ kind, id: idName(CONFIG_KINDS[kind]) === undefined ? kind : "XY" });
    if (kind !== "brand") expect(place?.brand).toBeUndefined();
  });

  it("is said of a file that was saved where another kind belongs", () => {
    const members = (...names: string[]) => ({
      root: { properties: Object.fromEntries(names.map((name) => [name, {}])) },
    });
    const schemas = new Map([
      ["page", members("id", "regions")],
      ["mail", members("id", "event", "subject", "order", "blocks")],
    ]);
    const text = '{ "id": "hello", "event": "bookingMade", "subject": "s", "order": [], "blocks": {} }';
    const { findings } = withItsKind(parseJsonFile("config/pages/hello.json", text), schemas);
    expect(findings.map(({ code, suggestion }) => [code, suggestion])).toEqual([
      ["wrong-kind", "Move it to config/mails/hello.json, or take the copy away."],
    ]);
  });
});
