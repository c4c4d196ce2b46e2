import { type FormEvent, useState } from "react";
import { loginUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { CallFailure, useCall, usePage, useT, withLocale } from "#renderer";
import { forgetGuest } from "../shared/shell/forget-kept-answers.ts";

/** Signs out here, in one other browser or everywhere, by what the form says; says why where it could not. */
export function useSignOut() {
  const t = useT();
  const page = usePage();
  const signOut = useCall("userSignOut");
  const end = useCall("endUserSessions");
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function leave(form: HTMLFormElement) {
    const data = new FormData(form);
    const [step, id] = [String(data.get("step")), String(data.get("id"))];
    setFailure(undefined);
    setBusy(id);
    try {
      if (step === "end") {
        await end.mutateAsync({ input: { id } });
        return location.reload();
      }
      if (step === "endall") await end.mutateAsync({ input: { everywhere: true } });
      else await signOut.mutateAsync({ input: {} });
      document.dispatchEvent(new Event("staywright:logout"));
      await forgetGuest();
      location.assign(withLocale(page, loginUrl()));
    } catch (cause) {
      setBusy(undefined);
      setFailure(t(errorMessageId(cause instanceof CallFailure ? cause.code : "")));
    }
  }

  return {
    busy,
    failure,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy === undefined) void leave(event.currentTarget);
    },
  };
}
