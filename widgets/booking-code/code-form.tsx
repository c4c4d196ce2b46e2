import { type FormEvent, useRef } from "react";
import { usePage, useT } from "#renderer";
import { useCodeReader } from "../shared/contact/use-code-reader.ts";
import { useFailureText } from "../shared/contact/use-failure-text.ts";
import { useSecondsLeft } from "../shared/contact/use-seconds-left.ts";
import type { AskedCode } from "../shared/quote/asked-code.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./booking-code.module.css";
import { useBookingCode } from "./use-booking-code.ts";

const FIELD = "booking-code-otp";

/**
 * Sends the code as it opens, takes it typed, pasted or read by the browser (ACC-11), and books: the button
 * says what it binds to. Another code can be had after a while (ACC-12).
 */
export function CodeForm({ asked }: { readonly asked: AskedCode }) {
  const t = useT();
  const { limits } = usePage();
  const { quote } = asked;
  const money = useMoney(quote.currency_code, quote.currency_symbol);
  const input = useRef<HTMLInputElement>(null);
  const code = useBookingCode(asked, () => input.current?.focus());
  const wait = useSecondsLeft(code.sent?.resend_in ?? 0, code.sent);
  const failure = useFailureText(code.failed);
  const isWrong = code.failed?.code === "otp_invalid";
  const problem = code.problem && t(code.problem.messageId, code.problem.values);
  useCodeReader(input, limits.signIn.codeAutoReadSeconds, code.sent);
  return (
    <>
      <p className={styles.text} role="status">
        {code.sent
          ? t("sign-in.code-sent", {
              contact: `\u2066${code.sent.phone}\u2069`,
              minutes: Math.max(1, Math.ceil(code.sent.expires_in / 60)),
            })
          : t("errors.otp-required")}
      </p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          code.book(input.current?.value ?? "");
        }}
      >
        <TextField
          id={FIELD}
          name="otp"
          ref={input}
          label={t("sign-in.code")}
          hint={t("sign-in.code-hint")}
          error={problem ?? (isWrong ? failure : undefined)}
          className={styles.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          dir="ltr"
          required
        />
        {failure && !isWrong && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" size="l" wide loading={code.busy}>
          {t("checkout.book", { amount: money(quote.total) })}
        </Button>
      </form>
      <div className={styles.again}>
        <Button variant="ghost" disabled={wait > 0 || code.sending} onClick={code.send}>
          {t("sign-in.resend")}
        </Button>
      </div>
      {wait > 0 && <p className={styles.text}>{t("sign-in.resend-in", { seconds: wait })}</p>}
    </>
  );
}
