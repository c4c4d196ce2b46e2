import { clsx } from "clsx";
import { membershipUrl } from "#domain/addresses";
import { membershipProfile } from "#domain/membership";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { MembershipPlanOffer, WizardLandingOutput } from "#schemas/generated/api/membership.ts";
import type {
  MembershipPlansData,
  MembershipPlansProps,
} from "#schemas/generated/widgets/membership-plans.ts";
import { MembershipUnknown } from "../shared/membership/membership-unknown.tsx";
import { StepProblem } from "../shared/membership/step-problem.tsx";
import { useProgramme } from "../shared/membership/use-programme.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { Benefits } from "./benefits.tsx";
import { JoinForm } from "./join-form.tsx";
import styles from "./membership-plans.module.css";
import { PlanCard } from "./plan-card.tsx";

/**
 * What the membership is and costs, before anybody joins it (WIZ-04), in plain forms. Where nobody can tell
 * who is a member, the plans are there all the same and the page says so (ERR-02).
 */
export function MembershipPlans({
  id,
  props,
  data,
  errors,
}: WidgetViewProps<MembershipPlansProps, MembershipPlansData>) {
  const t = useT();
  const programme = useProgramme();
  const { status, isMember, error } = membershipProfile(data.status, errors.status?.code ?? null);
  const isUnknown = error !== null || !data.landing;
  const plans = data.landing?.plans ?? data.plans?.plans ?? [];
  const [first] = plans;
  const isOpen = !isMember && status !== "PENDING" && !isUnknown;
  const listId = `${id.replaceAll(".", "-")}-plans`;
  return (
    <div className={clsx(styles.page, props.form === "plus" && styles.plus)} data-form={props.form}>
      <header className={styles.head}>
        <h1>{programme}</h1>
        {first && <p className={styles.text}>{t("membership.text", { percentage: first.percentage })}</p>}
      </header>
      <StepProblem />
      {isUnknown && <MembershipUnknown />}
      {status === "PENDING" && <Notice>{t("membership.pending")}</Notice>}
      {isMember && data.landing?.membership && <MemberNotice landing={data.landing} />}
      {isOpen && <Finish data={data.landing} props={props} />}
      {first ? (
        <>
          <Benefits plan={first} />
          {!isMember && (
            <section aria-labelledby={listId} className={styles.plans}>
              <h2 id={listId}>{t("membership.plans")}</h2>
              <ul className={styles.list}>
                {plans.map((plan) => (
                  <PlanCard key={plan.id} plan={plan}>
                    {isOpen && plan.is_open && (
                      <JoinForm plan={plan} props={props} isLoggedIn={data.landing?.is_logged_in ?? false} />
                    )}
                  </PlanCard>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <EmptyState title={t("membership.none")} />
      )}
    </div>
  );
}

/** What was pressed before logging in, to be done with one more press, or by the script at once. */
function Finish({
  data,
  props,
}: {
  readonly data: WizardLandingOutput | undefined;
  readonly props: MembershipPlansProps;
}) {
  const t = useT();
  const { query } = usePage();
  const programme = useProgramme();
  const plan: MembershipPlanOffer | undefined = data?.plans.find(({ id }) => id === data.chosen_plan);
  if (!data?.is_logged_in || query.do !== "join" || query.tried || !plan) return null;
  return (
    <Notice live focused title={t("membership.finish-title")}>
      <p>{t("membership.finish-text", { programme, plan: plan.name })}</p>
      <JoinForm plan={plan} props={props} isLoggedIn finishes />
    </Notice>
  );
}

function MemberNotice({ landing }: { readonly landing: WizardLandingOutput }) {
  const t = useT();
  const page = usePage();
  const { dayOfYear } = useDateText();
  const { state, end_date } = landing.membership ?? { state: "active", end_date: "" };
  const text = state === "cancelled" ? "membership.member-cancelled" : "membership.member-until";
  const href = (part: Parameters<typeof membershipUrl>[0]) => withLocale(page, membershipUrl(part));
  return (
    <Notice
      tone="success"
      actions={
        <>
          <ButtonLink href={href("profile")}>{t("membership.profile")}</ButtonLink>
          {(landing.longer_plans?.length ?? 0) > 0 && (
            <ButtonLink href={href("upgrade")} variant="secondary">
              {t("membership.upgrade-title")}
            </ButtonLink>
          )}
          {landing.membership?.is_renewable && (
            <ButtonLink href={href("renew")} variant="secondary">
              {t("membership.renew")}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(text, { date: dayOfYear(end_date) })}
    </Notice>
  );
}
