import { hotelUrl, membershipUrl } from "#domain/addresses";
import { MEMBER_ROOMS } from "#domain/membership";
import { parseRooms } from "#domain/rooms";
import { usePage, useSite, useT, withLocale } from "#renderer";
import type { WizardMembershipOutput } from "#schemas/generated/api/membership.ts";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { SelectField } from "../ui/field/select-field.tsx";
import styles from "./membership-profile.module.css";

interface HomeHotelCardProps {
  readonly id: string;
  readonly state: WizardMembershipOutput;
}

/** The home hotel, one press from its rooms, and the choice of another one. */
export function HomeHotelCard({ id, state }: HomeHotelCardProps) {
  const t = useT();
  const page = usePage();
  const { domain } = useSite();
  const { home_hotel: home, home_choices: choices = [] } = state;
  return (
    <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-home`}>
      <h2 id={`${id}-home`}>{t("membership.home")}</h2>
      {home && (
        <>
          <p>
            <bdi>{`${home.name}, ${home.city}`}</bdi>
          </p>
          <ButtonLink
            className={styles.action}
            href={withLocale(
              page,
              hotelUrl({
                hotelId: home.id,
                countryCode: domain.pageCountryCode,
                search: { roomConfig: parseRooms(MEMBER_ROOMS) },
              }),
            )}
          >
            {t("membership.home-rooms")}
          </ButtonLink>
        </>
      )}
      {choices.length > 0 && (
        <form method="post" action={withLocale(page, membershipUrl("profile"))} className={styles.form}>
          <FormKey />
          <input type="hidden" name="step" value="home" />
          <SelectField
            id={`${id}-choice`}
            name="base_hotel_id"
            label={t("membership.home-choose")}
            hint={t("membership.home-hint")}
            options={choices.map((each) => ({ value: String(each.id), label: `${each.name}, ${each.city}` }))}
          />
          <Button type="submit" variant="secondary" className={styles.action}>
            {t("membership.home-set")}
          </Button>
        </form>
      )}
      {choices.length === 0 && !home && <p>{t("membership.home-empty")}</p>}
    </Card>
  );
}
