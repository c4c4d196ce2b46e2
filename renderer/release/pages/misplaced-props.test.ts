import { describe, expect, it } from "vitest";
import type { Condition } from "../../page/page-document.ts";
import { misplacedProps } from "./misplaced-props.ts";

const schema = {
  properties: {
    mode: { enum: ["agents", "companies"], "x-for": "device.userMode" },
    what: { enum: ["booking", "list"], "x-provided": { booking: ["booking"], list: ["wishlist", "search"] } },
  },
};
const forAgents: Condition = { eq: ["device.userMode", "agents"] };
const told = (props: Record<string, unknown>, when?: Condition, provides: readonly string[] = []) =>
  misplacedProps(props, schema, { when, provides }).map(({ path, code, suggestion }) => [
    path.join("."),
    code,
    suggestion,
  ]);

describe("props that say something else than where they stand", () => {
  it("are told where they speak to guests whom the node is not shown to", () => {
    const change = 'Write "agents", or change "when".';
    expect(told({ mode: "companies" }, forAgents)).toEqual([["mode", "for-others", change]]);
    expect(told({ mode: "agents" }, forAgents)).toEqual([]);
    expect(told({ mode: "companies" })).toEqual([]);
    const either: Condition = { in: ["device.userMode", ["agents", "companies"]] };
    expect(told({ mode: "companies" }, either)).toEqual([]);
    expect(told({ mode: "companies" }, { not: { eq: ["device.userMode", "companies"] } })).toHaveLength(1);
    expect(told({ mode: "companies" }, { eq: ["device.class", "web"] })).toEqual([]);
  });

  it("are told where they are about what the page does not provide", () => {
    const change = 'Write "booking", or take the node out.';
    expect(told({ what: "list" }, undefined, ["booking"])).toEqual([["what", "not-provided", change]]);
    expect(told({ what: "list" }, undefined, ["booking", "search"])).toEqual([]);
    expect(told({ what: "booking" }, undefined, ["booking"])).toEqual([]);
    // Assertions ask a page for what it provides at all.
    expect(told({ what: "list" })).toEqual([]);
  });
});
