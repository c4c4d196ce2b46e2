import type { ReactNode } from "react";
import { loginUrl, membershipUrl } from "#domain/addresses";
import { useIntl, usePage, useT, withLocale } from "#renderer";
import type { MembershipPlanOffer } from "#schemas/generated/api/membership.ts";
import type { MembershipPlansProps } from "#schemas/generated/widgets/membership-plans.ts";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import styles from "./membership-plans.module.css";

interface JoinFormProps {
  readonly plan: MembershipPlanOffer;
  readonly props: Pick<MembershipPlansProps, "termsPath" | "privacyPath">;
  readonly isLoggedIn: boolean;
  /** Whether it was pressed before, and is there to be finished. */
  readonly finishes?: boolean;
}

/** Joins a plan; a stranger logs in first and comes back to it. */
export function JoinForm({ plan, props, isLoggedIn, finishes = false }: JoinFormProps) {
  const t = useT();
  const page = usePage();
  const action = withLocale(page, membershipUrl());
  if (!isLoggedIn) {
    const retUrl = `${action}${action.includes("?") ? "&" : "?"}do=join&plan_id=${plan.id}`;
    const href = withLocale(page, `${loginUrl()}?${new URLSearchParams({ retUrl })}`);
    return (
      <>
        <TermsLine {...props} />
        <ButtonLink href={href} size="l" wide data-begin-join={plan.id}>
          {t("membership.join")}
        </ButtonLink>
        <p className={styles.note}>{t("membership.log-in-first")}</p>
      </>
    );
  }
  return (
    <form method="post" action={action} data-finish-join={finishes ? plan.id : undefined}>
      <FormKey />
      <input type="hidden" name="step" value="join" />
      <input type="hidden" name="do" value="join" />
      <input type="hidden" name="plan_id" value={plan.id} />
      <TermsLine {...props} />
      <Button type="submit" size="l" wide>
        {t("membership.join")}
      </Button>
    </form>
  );
}

/** What a member agrees to; the pages open beside. */
function TermsLine({ termsPath, privacyPath }: JoinFormProps["props"]) {
  const intl = useIntl();
  const page = usePage();
  const link = (path: string) => (words: ReactNode) => (
    <a key={path} href={withLocale(page, path)} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <p className={styles.note}>
      {intl.formatMessage({ id: "membership.terms" }, { terms: link(termsPath), privacy: link(privacyPath) })}
    </p>
  );
}
