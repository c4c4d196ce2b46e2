import { useRef } from "react";
import { usePage, useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useCodeReader } from "../contact/use-code-reader.ts";
import { useSecondsLeft } from "../contact/use-seconds-left.ts";
import { StepForm } from "./step-form.tsx";
import { StepLink } from "./step-link.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/** Asks for the code: typed, pasted, or read by the browser (ACC-11); sent again after a while (ACC-12). */
export function CodeStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const { limits } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { phone, email, resend_in = 0, expires_in = 0 } = flow.state;
  const wait = useSecondsLeft(resend_in, flow.state);
  const left = useSecondsLeft(expires_in, flow.state);
  useCodeReader(input, limits.signIn.codeAutoReadSeconds, flow.state);
  const { id, name, error } = flow.field("otp");
  return (
    <>
      <p className={styles.text}>
        {t("sign-in.code-sent", {
          contact: `\u2066${email ?? phone ?? ""}\u2069`,
          minutes: Math.max(1, Math.ceil(left / 60)),
        })}
      </p>
      {email && <p className={styles.text}>{t("sign-in.mail-link")}</p>}
      <StepForm flow={flow} step="code" className={styles.form}>
        <TextField
          id={id}
          name={name}
          ref={input}
          label={t("sign-in.code")}
          hint={t("sign-in.code-hint")}
          error={error}
          className={styles.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          dir="ltr"
          required
        />
        {(flow.failure ?? (left === 0 && t("sign-in.ends"))) && (
          <Notice tone="danger" live>
            {flow.failure ?? t("sign-in.ends")}
          </Notice>
        )}
        <Button type="submit" size="l" wide loading={flow.busy}>
          {t("sign-in.confirm")}
        </Button>
      </StepForm>
      <div className={styles.again}>
        <StepForm flow={flow} step="resend">
          <Button type="submit" variant="ghost" disabled={flow.isAwake && wait > 0}>
            {t("sign-in.resend")}
          </Button>
        </StepForm>
        <StepLink flow={flow} to={email ? "email" : "start"}>
          {t(email ? "sign-in.change-email" : "sign-in.change")}
        </StepLink>
      </div>
      {wait > 0 && <p className={styles.text}>{t("sign-in.resend-in", { seconds: wait })}</p>}
    </>
  );
}
