import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { myBookingsUrl } from "#domain/addresses";
import { useClosePopup, useNavigateTo, usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { BookingErrorProps } from "#schemas/generated/widgets/booking-error.ts";
import { followInPlace } from "../shared/popup/follow-in-place.ts";
import { toldFailure } from "../shared/quote/told-failure.ts";
import { type FailureWords, useFailureWords } from "../shared/quote/use-failure-words.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { errorIcon, infoIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import styles from "./booking-error.module.css";

/**
 * `bookingError` over the checkout (MODAL-10): why the booking was not made, that no money has moved, and the
 * one way on.
 */
export function BookingError({ id }: WidgetViewProps<BookingErrorProps>) {
  const page = usePage();
  const t = useT();
  const navigate = useNavigateTo();
  const closePopup = useClosePopup();
  const shared = useQueryClient();
  const [told] = useState(() => toldFailure(shared));
  const words = useFailureWords();
  const nothingFailed: FailureWords = {
    title: t("checkout.no-failure-title"),
    lines: [t("checkout.no-failure-text"), t("checkout.no-money-moved")],
    wayOn: { href: withLocale(page, myBookingsUrl()), label: t("shell.myBookings") },
  };
  const { title, lines, wayOn } = told ? words(told.failure, told.backHref) : nothingFailed;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section
      ref={focusFirst}
      tabIndex={-1}
      className={styles.popup}
      aria-labelledby={told ? `${titleId}-reason` : titleId}
      aria-describedby={`${titleId}-text`}
    >
      <div className={told ? styles.failed : styles.calm}>
        <Icon of={told ? errorIcon : infoIcon} size={24} />
      </div>
      <PopupHead
        id={titleId}
        title={told ? undefined : title}
        closeLabel={t("shell.close")}
        onClose={closePopup}
      />
      <div id={`${titleId}-text`} className={styles.text}>
        {told && (
          <h3 id={`${titleId}-reason`} className={styles.reason}>
            {title}
          </h3>
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.actions}>
        {wayOn && (
          <ButtonLink href={wayOn.href} onClick={followInPlace(navigate, null, { keepScroll: false })}>
            {wayOn.label}
          </ButtonLink>
        )}
        <Button variant={wayOn ? "secondary" : "primary"} onClick={closePopup}>
          {t(told ? "checkout.back-to-details" : "shell.close")}
        </Button>
      </div>
    </section>
  );
}

/**
 * A dialog gives the focus to what has this attribute, so that the reason is read out and not the closing
 * button. React never writes it.
 */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
