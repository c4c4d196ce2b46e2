import { expect, it, vi } from "vitest";
import { createAuthenticator } from "../../../testing/authenticator.ts";
import { readMade } from "./passkey-answer.ts";
import { verifyMade } from "./verify-passkey.ts";

const PLACE = { origin: "https://nl.homes.test", rpId: "nl.homes.test" };
const asked = {
  challenge: "c".repeat(43),
  rp: { id: PLACE.rpId, name: "" },
  user: { id: "dQ", name: "", displayName: "" },
} as Parameters<ReturnType<typeof createAuthenticator>["make"]>[0];

it("looks at no certificate of who made a device, and refuses it before the library would", async () => {
  const info = vi.fn();
  const check = async (certificate?: string) => {
    const made = readMade(createAuthenticator(PLACE.origin).make(asked, certificate ? { certificate } : {}));
    return made && verifyMade(made, PLACE, { log: { info, warn: info, error: info } });
  };
  expect(await check()).toMatchObject({ counter: 0, transports: ["internal", "hybrid"] });
  expect(await check("http://crl.evil.example/")).toBeNull();
  expect(info).not.toHaveBeenCalled();
});
