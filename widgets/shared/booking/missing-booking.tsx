import { bookingUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { TitledPage } from "../shell/titled-page.tsx";

interface MissingBookingProps {
  /** What the page would be, for those who hear it. */
  readonly title: string;
  /** Status of the answer that lacks the booking; undefined where there was an answer without one. */
  readonly statusCode: number | undefined;
}

/**
 * A page about a booking that could not be read. The same words whether there is no such booking or it is not
 * the visitor's (BDET-06); a way to try again where nobody knows.
 */
export function MissingBooking({ title, statusCode }: MissingBookingProps) {
  const t = useT();
  const page = usePage();
  const { bookingId = "" } = page.route.params;
  const isBroken = statusCode !== undefined && (statusCode === 0 || statusCode >= 500);
  const href = isBroken ? page.url : withLocale(page, bookingUrl(bookingId));
  return (
    <TitledPage title={title} isTitleSeen={false} width="form">
      <EmptyState
        headingLevel={2}
        title={t(isBroken ? "booking.failed-title" : "booking.missing-title")}
        text={t(isBroken ? "booking.failed-text" : "booking.missing-text")}
        actions={<ButtonLink href={href}>{t(isBroken ? "shell.retry" : "cancel.back")}</ButtonLink>}
      />
    </TitledPage>
  );
}
