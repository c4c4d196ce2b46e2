import { useT } from "#renderer";
import type {
  CurrentMembership,
  SavedAmount,
  WizardMembershipOutput,
} from "#schemas/generated/api/membership.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { DescriptionList } from "../ui/description-list/description-list.tsx";

interface MembershipFactsProps {
  readonly membership: CurrentMembership;
  readonly state: WizardMembershipOutput;
}

/** The days of a membership, its home hotel, and what it has come to (WIZ-07). */
export function MembershipFacts({ membership, state }: MembershipFactsProps) {
  const t = useT();
  const { dayOfYear } = useDateText();
  const { home_hotel: home, figures } = state;
  const saved = figures?.amounts_saved ?? [];
  return (
    <DescriptionList
      items={[
        { key: "start", term: t("membership.start"), value: dayOfYear(membership.start_date) },
        { key: "end", term: t("membership.end"), value: dayOfYear(membership.end_date) },
        {
          key: "home",
          term: t("membership.home"),
          value: home ? <bdi>{home.name}</bdi> : t("membership.no-home"),
        },
        {
          key: "saved",
          term: t("membership.saved"),
          value:
            saved.length > 0
              ? saved.map((each) => <Saved key={each.currency_code} {...each} />)
              : t("membership.nothing-saved"),
        },
        { key: "bookings", term: t("membership.bookings"), value: figures?.booking_count ?? 0 },
      ]}
    />
  );
}

function Saved({ amount, currency_code }: SavedAmount) {
  return <div>{useMoney(currency_code)(amount)}</div>;
}
