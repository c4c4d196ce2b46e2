import type { Steps } from "./account-forms.ts";

/**
 * What goes on after a proof: what the guest had begun, and of which provider or passkey. Where they were on
 * their way to goes on after every step.
 */
const begun = { do: "do", provider: "provider", passkey_id: "passkey_id" } as const;
/** What the guest had typed before the proof was asked for. */
const carries = ["email", "phone", "name"] as const;

/** The forms of the page of what only the guest may do, by what they say they do. */
export const SECURITY_STEPS: Steps = {
  "send-proof": { call: "sendProofCode", fields: ["to"], says: begun, carries, sends: true },
  prove: { call: "proveGuest", fields: ["otp"], says: begun, carries },
  "prove-password": {
    call: "proveGuest",
    fields: ["password"],
    always: { password: "" },
    says: begun,
    carries,
  },
  "prove-passkey": {
    call: "proveGuest",
    fields: ["passkey"],
    always: { passkey: "" },
    says: begun,
    carries,
  },
  "send-phone": {
    call: "sendChangeCode",
    fields: ["phone"],
    always: { phone: "" },
    says: begun,
    sends: true,
  },
  "send-email": {
    call: "sendChangeCode",
    fields: ["email"],
    always: { email: "" },
    says: begun,
    sends: true,
  },
  "resend-change": { call: "sendChangeCode", fields: [], says: begun, sends: true },
  change: { call: "changeContact", fields: ["otp"], always: { otp: "" }, after: { done: "changed" } },
  password: {
    call: "setPassword",
    fields: ["password"],
    always: { password: "" },
    after: { done: "password" },
  },
  unlink: {
    call: "unlinkIdentity",
    fields: ["provider"],
    always: { provider: "none" },
    after: { done: "unlinked" },
  },
  "add-passkey": {
    call: "addPasskey",
    fields: ["credential"],
    always: { credential: "" },
    after: { done: "passkey" },
  },
  "rename-passkey": {
    call: "renamePasskey",
    fields: ["passkey_id", "name"],
    always: { passkey_id: "none", name: "" },
    after: { done: "renamed" },
  },
  "remove-passkey": {
    call: "removePasskey",
    fields: ["passkey_id"],
    always: { passkey_id: "none" },
    after: { done: "passkey-removed" },
  },
  export: { call: "accountExport", fields: [], file: "account.json" },
  delete: {
    call: "deleteAccount",
    fields: ["confirm"],
    always: { confirm: "false" },
    after: { done: "deleted" },
  },
};
