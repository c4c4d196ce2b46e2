import { myBookingsUrl } from "#domain/addresses";
import { isHidden, usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { HelpCardProps } from "#schemas/generated/widgets/help-card.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { phoneIcon } from "../ui/icon/travel-icons.ts";
import styles from "./help-card.module.css";

/** Phone, e-mail and the way to a booking, from brand and country alone (CMS-02). */
export function HelpCard({ id }: WidgetViewProps<HelpCardProps>) {
  const page = usePage();
  const { brand, country } = useSite();
  const t = useT();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.help} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <h2 id={titleId} className={styles.title}>
          {t("home.help.title")}
        </h2>
        <p>
          {t("home.help.text", {
            phone: isolated(country.supportPhone),
            email: isolated(brand.supportEmail),
          })}
        </p>
        <div className={styles.ways}>
          <ButtonLink href={withLocale(page, myBookingsUrl())}>{t("home.help.findBooking")}</ButtonLink>
          {!isHidden(page, "callButtons") && (
            <ButtonLink
              href={`tel:${country.supportPhone.replaceAll(" ", "")}`}
              variant="secondary"
              icon={<Icon of={phoneIcon} size={18} />}
            >
              {t("shell.callUs")}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

/** Keeps a number or an address readable inside a sentence of the other direction (LOC-03). */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
