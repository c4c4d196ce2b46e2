import { membershipUrl } from "#domain/addresses";
import { membershipProfile } from "#domain/membership";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type {
  MembershipChangeData,
  MembershipChangeProps,
} from "#schemas/generated/widgets/membership-change.ts";
import { MembershipUnknown } from "../shared/membership/membership-unknown.tsx";
import { StepProblem } from "../shared/membership/step-problem.tsx";
import { useProgramme } from "../shared/membership/use-programme.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import styles from "./membership-change.module.css";
import { RenewStep } from "./renew-step.tsx";
import { UpgradeStep } from "./upgrade-step.tsx";

/** What may follow a membership (ROUTE-20): a longer plan, or another term; only what can be had now. */
export function MembershipChange({
  id,
  data,
  errors,
}: WidgetViewProps<MembershipChangeProps, MembershipChangeData>) {
  const t = useT();
  const page = usePage();
  const programme = useProgramme();
  const { isMember } = membershipProfile(data.landing, errors.landing?.code ?? null);
  const part = page.route.params.change === "renew" ? "renew" : "upgrade";
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <div className={styles.page}>
      <header>
        <h1 id={titleId}>{t(part === "renew" ? "membership.renew" : "membership.upgrade-title")}</h1>
      </header>
      <StepProblem />
      {data.landing ? (
        <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
          {!isMember && (
            <>
              <p>{t("membership.not-member", { programme })}</p>
              <ButtonLink href={withLocale(page, membershipUrl())} className={styles.action}>
                {t("membership.see")}
              </ButtonLink>
            </>
          )}
          {isMember && part === "upgrade" && <UpgradeStep landing={data.landing} />}
          {isMember && part === "renew" && <RenewStep landing={data.landing} />}
        </Card>
      ) : (
        <MembershipUnknown />
      )}
      {isMember && (
        <ButtonLink
          href={withLocale(page, membershipUrl("profile"))}
          variant="ghost"
          className={styles.action}
        >
          {t("membership.profile")}
        </ButtonLink>
      )}
    </div>
  );
}
