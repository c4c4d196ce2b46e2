import type { ReactNode } from "react";
import { type SourceFailure, usePage, useT } from "#renderer";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./booking-detail.module.css";

interface BookingMissingProps {
  readonly failure: SourceFailure | undefined;
  /** The lookup form. */
  readonly lookup: ReactNode;
}

/**
 * The same words whether there is no such booking or it is not the visitor's, with the form that opens it; a
 * failure offers to try again (BDET-06).
 */
export function BookingMissing({ failure, lookup }: BookingMissingProps) {
  const t = useT();
  const page = usePage();
  const broken = failure !== undefined && (failure.statusCode === 0 || failure.statusCode >= 500);
  return (
    <div className={styles.missing}>
      <h1 className="visually-hidden">{t("booking.heading")}</h1>
      <EmptyState
        headingLevel={2}
        title={t(broken ? "booking.failed-title" : "booking.missing-title")}
        text={t(broken ? "booking.failed-text" : "booking.missing-text")}
        actions={broken && <ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}
      />
      {!broken && lookup}
    </div>
  );
}
