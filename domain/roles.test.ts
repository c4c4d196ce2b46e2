import { expect, it } from "vitest";
import { roleOf } from "./roles.ts";

it("[MODE-01] tells agents and companies, then members, then guests, from claims alone", () => {
  expect(roleOf(null)).toBe("anonymous");
  expect(roleOf({ userId: "u" })).toBe("guest");
  expect(roleOf({ userId: "u", isMember: true })).toBe("member");
  expect(roleOf({ userId: "u", isMember: true, accountKind: "travel_agent" })).toBe("travel_agent");
  expect(roleOf({ userId: "u", roles: ["CorporateAdmin"] })).toBe("corporate");
  expect(roleOf({ userId: "u", accountKind: "corporate" })).toBe("corporate");
});
