import { describe, expect, it } from "vitest";
import { sourceOf } from "./source-of.ts";

describe("the source attempts are counted for", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
    ["in-process", "in-process"],
  ])("of %s is %s", (ip, source) => {
    expect(sourceOf(ip)).toBe(source);
  });
});
