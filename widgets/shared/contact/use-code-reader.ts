import { type RefObject, useEffect } from "react";
import { CODE_DIGITS, cleanCode } from "#domain/account";

/**
 * Fills in a code and sends the form: one that the browser reads from the message, where it can, for as long
 * as the limits say after each message that was `sent` (ACC-11), and one that is pasted as a whole. Typing
 * sends nothing by itself.
 */
export function useCodeReader(
  input: RefObject<HTMLInputElement | null>,
  seconds: number,
  sent: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is waited for anew.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const fill = (code: string) => {
      field.value = code;
      if (cleanCode(code).length === CODE_DIGITS) field.form?.requestSubmit();
    };
    const onInput = (event: Event) => {
      const { inputType = "" } = event as InputEvent;
      if (inputType === "insertFromPaste" || inputType === "insertReplacementText") fill(field.value);
    };
    field.addEventListener("input", onInput);
    const reading = new AbortController();
    const timer = setTimeout(() => reading.abort(), seconds * 1000);
    if ("OTPCredential" in window)
      navigator.credentials
        .get({ otp: { transport: ["sms"] }, signal: reading.signal } as CredentialRequestOptions)
        .then((read) => fill((read as unknown as { readonly code?: string } | null)?.code ?? ""))
        // The guest said no, it took too long, or the code was typed meanwhile.
        .catch(() => {});
    return () => {
      clearTimeout(timer);
      reading.abort();
      field.removeEventListener("input", onInput);
    };
  }, [input, seconds, sent]);
}
