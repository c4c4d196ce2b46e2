import { accountPhoneProblems } from "#domain/account";
import { emailProblems } from "#domain/guest";
import { usePage, useT, withLocale } from "#renderer";
import type { AccountSecurity } from "#schemas/generated/api/security.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./account-security.module.css";
import { CodeForm } from "./code-form.tsx";
import { SecurityForm } from "./security-form.tsx";
import { stepHref } from "./step-href.ts";

interface ContactStepProps {
  readonly id: string;
  readonly kind: "phone" | "email";
  readonly security: AccountSecurity;
}

/** Asks for the new number or address, and then for the code that went there (PROF-01). */
export function ContactStep({ id, kind, security }: ContactStepProps) {
  const t = useT();
  const page = usePage();
  const { query } = page;
  const code = security.change_code;
  const step = kind === "phone" ? "send-phone" : "send-email";
  if (code?.kind === kind && query.tried !== step && !query.again)
    return (
      <>
        <span hidden data-taken={step} />
        <CodeForm id={id} code={code} begun={kind} steps={{ take: "change", resend: "resend-change" }} />
        <ButtonLink
          href={withLocale(page, stepHref({ do: kind, again: "1", retUrl: security.return_to }))}
          variant="ghost"
          wide
        >
          {t(kind === "phone" ? "sign-in.change" : "sign-in.change-email")}
        </ButtonLink>
      </>
    );
  const problem = query.tried === step ? problemOf(kind, page)[0] : undefined;
  const isFirst = !security.ways.some((way) => way.kind === kind);
  const error = problem && t(problem.messageId, problem.values);
  return (
    <>
      <p className={styles.text}>{t(isFirst ? "security.add-text" : "security.change-text")}</p>
      <SecurityForm step={step} begun={kind}>
        {kind === "phone" ? (
          <TextField
            id={`${id}-phone`}
            name="phone"
            label={t(isFirst ? "sign-in.phone" : "security.new-phone")}
            // A number says its country itself: whoever has one of another country changes the code.
            defaultValue={query.phone ?? `${page.country.phone.code} `}
            error={error}
            autoFocus={error !== undefined}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            dir="ltr"
            required
          />
        ) : (
          <TextField
            id={`${id}-email`}
            name="email"
            label={t(isFirst ? "sign-in.email" : "security.new-email")}
            defaultValue={query.email}
            error={error}
            autoFocus={error !== undefined}
            type="email"
            autoComplete="email"
            dir="ltr"
            required
          />
        )}
        <Button type="submit" size="l" wide>
          {t("sign-in.send-code")}
        </Button>
      </SecurityForm>
    </>
  );
}

function problemOf(kind: ContactStepProps["kind"], { query, limits, country }: ReturnType<typeof usePage>) {
  if (kind === "email") return emailProblems(query.email, { required: true, field: "email" });
  const given = { countryCode: country.phone.code, number: query.phone ?? "" };
  return accountPhoneProblems(given, { limits: limits.fields, lengths: country.phone });
}
