import { myBookingsUrl } from "#domain/addresses";
import { isHidden, usePage, useSite, useT, withLocale } from "#renderer";
import styles from "./cms-article.module.css";

/**
 * How customer service is reached, and what helps without it: the number (MODE-04), the address, the answers,
 * the booking.
 */
export function ContactWays() {
  const page = usePage();
  const { brand, country } = useSite();
  const t = useT();
  return (
    <div className={styles.ways}>
      {!isHidden(page, "callButtons") && (
        <section className={styles.way}>
          <h2>{t("static.service.phone")}</h2>
          <p>
            <a href={`tel:${country.supportPhone.replaceAll(" ", "")}`}>
              <bdi>{country.supportPhone}</bdi>
            </a>
          </p>
        </section>
      )}
      <section className={styles.way}>
        <h2>{t("static.service.email")}</h2>
        <p>
          <a href={`mailto:${brand.supportEmail}`}>
            <bdi>{brand.supportEmail}</bdi>
          </a>
        </p>
      </section>
      <section className={styles.way}>
        <h2>{t("static.service.help")}</h2>
        <p>
          <a href={withLocale(page, myBookingsUrl())}>{t("home.help.findBooking")}</a>
        </p>
        <p>
          <a href={withLocale(page, "/faq")}>{t("static.article.faq.title")}</a>
        </p>
      </section>
    </div>
  );
}
