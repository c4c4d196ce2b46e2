import { describe, expectTypeOf, it } from "vitest";
import type { ConditionSchema, DeepReadonly, Page } from "#schemas";
import type { Condition, NodeDocument } from "./page-document.ts";

describe("the documents of a page", () => {
  it("say nothing that their schema does not know", () => {
    type SchemaNode = NonNullable<Page["slots"]["main"]>["nodes"][string];
    expectTypeOf<Condition>().toExtend<DeepReadonly<ConditionSchema>>();
    expectTypeOf<keyof NodeDocument>().toEqualTypeOf<keyof SchemaNode>();
  });
});
