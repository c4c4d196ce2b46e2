import type { SignInFlow } from "./use-sign-in.ts";

/** Another step of the page, by its address: a code that was sent goes on until it ends. */
export function stepHref({ action, state }: SignInFlow, step: "start" | "email" | "password"): string {
  const query = new URLSearchParams({ step, retUrl: state.return_to });
  return `${action}${action.includes("?") ? "&" : "?"}${String(query).replaceAll("%2F", "/")}`;
}
