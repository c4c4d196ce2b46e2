import type { LoginMode } from "../../../platform/session/session.ts";

/** A provider as guests meet it. */
export interface SocialWay {
  /** As its address has it: `/login/gmail/` (ACC-17). */
  readonly oauth: string;
  /** As the gateway has it. */
  readonly provider: string;
  readonly mode: Extract<LoginMode, "GMAIL" | "FACEBOOK" | "APPLE">;
}

/** Ways to sign in with a provider, in the order they are offered (ACC-02). */
export const SOCIAL_WAYS: readonly SocialWay[] = [
  { oauth: "gmail", provider: "google", mode: "GMAIL" },
  { oauth: "facebook", provider: "facebook", mode: "FACEBOOK" },
  { oauth: "apple", provider: "apple", mode: "APPLE" },
];
