import { bookingUrl, loginUrl } from "#domain/addresses";
import { isHidden, usePage, useT, withLocale } from "#renderer";
import type { CancellationChargeOutput } from "#schemas/generated/api/cancellation.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./cancellation.module.css";

interface NotCancellableProps {
  readonly bookingId: string;
  readonly access: Exclude<CancellationChargeOutput["access"], "open">;
}

/** Why a booking cannot be cancelled here, and the way on: a code for who came by phone alone, or a call. */
export function NotCancellable({ bookingId, access }: NotCancellableProps) {
  const t = useT();
  const page = usePage();
  const { supportPhone } = page.country;
  const isCalled = access === "started" || access === "closed";
  const proof = `${loginUrl()}?${new URLSearchParams({ retUrl: withLocale(page, bookingUrl(bookingId)) })}`;
  return (
    <Notice
      actions={
        access === "masked" && (
          <ButtonLink href={withLocale(page, proof)} variant="secondary" size="s">
            {t("cancel.prove")}
          </ButtonLink>
        )
      }
    >
      <p>{t(ACCESS_WORDS[access])}</p>
      {isCalled && supportPhone && !isHidden(page, "callButtons") && (
        <p className={styles.call}>
          {t("booking-meals.call")}{" "}
          <a href={`tel:${supportPhone.replaceAll(" ", "")}`}>
            <bdi>{supportPhone}</bdi>
          </a>
        </p>
      )}
    </Notice>
  );
}

const ACCESS_WORDS = {
  masked: "cancel.masked",
  cancelled: "cancel.already",
  over: "cancel.over",
  started: "cancel.started",
  closed: "cancel.closed",
} as const;
