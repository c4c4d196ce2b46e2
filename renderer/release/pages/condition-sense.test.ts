import { describe, expect, it } from "vitest";
import type { Condition } from "../../page/page-document.ts";
import { senseOf } from "./condition-sense.ts";

const web: Condition = { eq: ["device.class", "web"] };
const view: Condition = { eq: ["device.class", "webview"] };
const signedIn: Condition = { exists: "user.signedIn" };

describe("the sense of a condition", () => {
  it.each<[Condition, string]>([
    [web, "open"],
    [{ any: [web, view] }, "open"],
    [{ all: [web, view] }, "never"],
    [{ all: [signedIn, { not: signedIn }] }, "never"],
    [{ any: [signedIn, { not: signedIn }] }, "always"],
    [{ all: [{ in: ["site.locale", ["nl", "de"]] }, { eq: ["site.locale", "fr"] }] }, "never"],
    [{ all: [{ not: { exists: "query.rooms" } }, { eq: ["query.rooms", "2"] }] }, "never"],
    [{ all: [{ hasData: "hotels" }, { not: { hasData: "hotels" } }] }, "never"],
  ])("%j is %s", (condition, sense) => {
    expect(senseOf(condition)).toBe(sense);
  });
});
