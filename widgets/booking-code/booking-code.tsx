import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useClosePopup, useT, type WidgetViewProps } from "#renderer";
import type { BookingCodeProps } from "#schemas/generated/widgets/booking-code.ts";
import { askedCode } from "../shared/quote/asked-code.ts";
import { Button } from "../ui/button/button.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import styles from "./booking-code.module.css";
import { CodeForm } from "./code-form.tsx";

/** `showOtp` over the checkout (BOOK-08): asks for the code that went to the number of the booking. */
export function BookingCode({ id }: WidgetViewProps<BookingCodeProps>) {
  const t = useT();
  const closePopup = useClosePopup();
  const shared = useQueryClient();
  const [asked] = useState(() => askedCode(shared));
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={t("sign-in.code-title")}
        closeLabel={t("shell.close")}
        onClose={closePopup}
      />
      {asked ? (
        <CodeForm asked={asked} />
      ) : (
        <>
          <p className={styles.text}>{t("errors.otp-required")}</p>
          <Button variant="secondary" onClick={closePopup}>
            {t("checkout.back-to-details")}
          </Button>
        </>
      )}
    </section>
  );
}
