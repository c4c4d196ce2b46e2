import { accountUrl, membershipUrl } from "#domain/addresses";
import { membershipProfile } from "#domain/membership";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type {
  MembershipProfileData,
  MembershipProfileProps,
} from "#schemas/generated/widgets/membership-profile.ts";
import { MembershipUnknown } from "../shared/membership/membership-unknown.tsx";
import { StepProblem } from "../shared/membership/step-problem.tsx";
import { useProgramme } from "../shared/membership/use-programme.ts";
import { TitledPage } from "../shared/shell/titled-page.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { CancelStep } from "./cancel-step.tsx";
import { HomeHotelCard } from "./home-hotel-card.tsx";
import { MembershipFacts } from "./membership-facts.tsx";
import styles from "./membership-profile.module.css";
import { SuccessBenefits } from "./success-benefits.tsx";

/** A guest's own membership (WIZ-07), as a page of plain links and forms. */
export function MembershipProfile({
  id: node,
  data,
  errors,
}: WidgetViewProps<MembershipProfileProps, MembershipProfileData>) {
  const t = useT();
  const page = usePage();
  const programme = useProgramme();
  const { dayOfYear } = useDateText();
  const { query } = page;
  const id = node.replaceAll(".", "-");
  const { isMember, status } = membershipProfile(data.state, errors.state?.code ?? null);
  const { membership } = data.state ?? {};
  // An address that is kept or shared says nothing that is not so.
  const isCancelled = membership?.state === "cancelled";
  const done = DONE.find((each) => each === query.done && (each !== "cancelled" || isCancelled));
  return (
    <TitledPage
      title={t("membership.profile")}
      back={{ href: withLocale(page, accountUrl()), label: t("security.back") }}
    >
      {!data.state && <MembershipUnknown />}
      <StepProblem />
      {done && !query.tried && membership && (
        <Notice tone="success" live focused>
          {t(`membership.done-${done}`, { programme, date: dayOfYear(membership.end_date) })}
          {done === "joined" && <SuccessBenefits benefits={data.state?.success_benefits ?? []} />}
        </Notice>
      )}
      {isMember && membership && data.state && (
        <>
          <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-facts`}>
            <h2 id={`${id}-facts`}>{programme}</h2>
            <MembershipFacts membership={membership} state={data.state} />
            {membership.state === "cancelled" && (
              <p>{t("membership.member-cancelled", { date: dayOfYear(membership.end_date) })}</p>
            )}
            {membership.is_renewable && (
              <ButtonLink href={withLocale(page, membershipUrl("renew"))} className={styles.action}>
                {t("membership.renew")}
              </ButtonLink>
            )}
          </Card>
          <HomeHotelCard id={id} state={data.state} />
          {membership.state === "active" && <CancelStep id={id} membership={membership} />}
        </>
      )}
      {data.state && !isMember && (
        <EmptyState
          title={
            data.state.ended_on && status !== "PENDING"
              ? t("membership.ended-on", { date: dayOfYear(data.state.ended_on) })
              : t(status === "PENDING" ? "membership.pending" : "membership.not-member", { programme })
          }
          actions={<ButtonLink href={withLocale(page, membershipUrl())}>{t("membership.see")}</ButtonLink>}
        />
      )}
    </TitledPage>
  );
}

const DONE = ["joined", "changed", "home", "cancelled"] as const;
