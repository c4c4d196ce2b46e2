import type { WidgetScript } from "#renderer";
import type { PasskeyCreation, PasskeyRequest } from "#schemas/generated/api/passkey.ts";
import { knowsPasskeys, makePasskey, signWithPasskey } from "../shared/shell/passkeys.ts";

/**
 * Shows what is offered to browsers that know passkeys, and what is said to others. A press asks the guest's
 * device, and sends the form with what it says: all else of the page works without.
 */
export const start: WidgetScript = (place) => {
  const isAble = knowsPasskeys();
  for (const each of place.querySelectorAll<HTMLElement>("[data-passkeys]"))
    each.hidden = (each.dataset.passkeys === "offered") !== isAble;
  for (const button of place.querySelectorAll<HTMLButtonElement>("button[data-passkey]"))
    button.addEventListener("click", () => void press(button));
};

async function press(button: HTMLButtonElement): Promise<void> {
  const { form } = button;
  const field = form?.querySelector<HTMLInputElement>("[data-passkey-answer]");
  if (!form || !field || button.ariaDisabled) return;
  button.ariaDisabled = "true";
  show(form, undefined);
  try {
    field.value = await answerOf(button.dataset.passkey);
    form.requestSubmit();
  } catch (failure) {
    show(form, reasonOf(failure));
  }
  button.ariaDisabled = null;
}

async function answerOf(does: string | undefined): Promise<string> {
  const { origin } = location;
  return does === "make"
    ? makePasskey(await ask<PasskeyCreation>("passkeyCreation", { origin }))
    : signWithPasskey(await ask<PasskeyRequest>("passkeyRequest", { origin, prove: true }));
}

/** @throws Response where the server refused. */
async function ask<Answer>(call: string, input: object): Promise<Answer> {
  const session = await fetch("/api/pwa/session");
  const { csrf_token } = (await session.json()) as { csrf_token: string };
  const answer = await fetch(`/api/pwa/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf-token": csrf_token },
    body: JSON.stringify(input),
  });
  // Proven too long ago, or signed out meanwhile: the page itself asks for what it takes.
  if (answer.status === 401) location.reload();
  if (!answer.ok) throw answer;
  return (await answer.json()) as Answer;
}

/** Which of the words beside the button says why there is no answer. */
function reasonOf(failure: unknown): "known" | "declined" | "failed" {
  if (!(failure instanceof DOMException)) return "failed";
  return failure.name === "InvalidStateError" ? "known" : "declined";
}

function show(form: HTMLFormElement, reason: ReturnType<typeof reasonOf> | undefined): void {
  const words = form.querySelector<HTMLElement>("[data-passkey-failure]");
  const place = words?.closest<HTMLElement>("[data-failed]");
  if (!words || !place) return;
  words.textContent = (reason && place.dataset[reason]) ?? "";
  place.hidden = reason === undefined;
}
