import { myBookingsUrl } from "#domain/addresses";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { SignInProps } from "#schemas/generated/widgets/sign-in.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { checkIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./sign-in.module.css";

/** Says that there is nothing to sign in to yet, and what works without (ROUTE-12). */
export function SignIn({ slots }: WidgetViewProps<SignInProps>) {
  const page = usePage();
  const t = useT();
  const bookings = t("shell.myBookings");
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{t("sign-in.title")}</h1>
        <p className={styles.text}>{t("sign-in.text")}</p>
        <ul className={styles.ways}>
          {[t("sign-in.book"), t("sign-in.find"), t("sign-in.device", { page: bookings })].map((way) => (
            <li key={way}>
              <Icon of={checkIcon} className={styles.tick} />
              <span>{way}</span>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink href={withLocale(page, "/")}>{t("sign-in.start")}</ButtonLink>
          <ButtonLink href={withLocale(page, myBookingsUrl())} variant="secondary">
            {bookings}
          </ButtonLink>
        </div>
      </div>
      {slots.lookup}
    </div>
  );
}
