import { useId } from "react";
import { loginUrl } from "#domain/addresses";
import { emailProblems } from "#domain/guest";
import { errorMessageId } from "#domain/shell";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { ResetPasswordData, ResetPasswordProps } from "#schemas/generated/widgets/reset-password.ts";
import { ForgottenForm } from "../shared/sign-in/forgotten-form.tsx";
import { buttonClass } from "../ui/button/button.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { ChooseForm } from "./choose-form.tsx";
import styles from "./reset-password.module.css";

/**
 * The way to a new password (ACC-23), in plain forms of the page. It says the same for an address with and
 * without an account.
 */
export function ResetPassword({ id, data }: WidgetViewProps<ResetPasswordProps, ResetPasswordData>) {
  const t = useT();
  const page = usePage();
  const titleId = useId();
  const { query } = page;
  const { step, email = "" } = data.state ?? { step: "ask" };
  const problem = data.state ? query.problem : "unavailable";
  const minutes = page.limits.signIn.resetMinutes;
  const failure = problem && failureText(t, problem, Number(query.wait) || 0);
  const [wrong] =
    query.tried === "forgot" ? emailProblems(query.user_email, { required: true, field: "user_email" }) : [];
  const field = (name: string) => ({ name, id: `${id.replaceAll(".", "-")}-${name}` });
  return (
    <div className={styles.page}>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
        <h1 id={titleId}>{t("sign-in.reset-title")}</h1>
        {step === "sent" && (
          <Notice tone="success" live>
            {t("sign-in.reset-sent", { minutes })}
          </Notice>
        )}
        {step === "ended" && (
          <Notice tone="danger" live>
            {t("sign-in.link-ended")}
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        {step === "choose" ? (
          <ChooseForm email={email} field={field} />
        ) : (
          <ForgottenForm
            field={{ ...field("user_email"), error: wrong && t(wrong.messageId, wrong.values) }}
            value={query.user_email}
          />
        )}
        <a href={withLocale(page, loginUrl())} className={buttonClass({ variant: "ghost" })}>
          {t("sign-in.other-ways")}
        </a>
      </Card>
    </div>
  );
}

function failureText(t: ReturnType<typeof useT>, code: string, wait: number): string {
  if (code === "otp_expired") return t("sign-in.link-ended");
  if (code === "rate_limited") return t("sign-in.too-many", { minutes: Math.max(1, Math.ceil(wait / 60)) });
  return t(errorMessageId(code));
}
