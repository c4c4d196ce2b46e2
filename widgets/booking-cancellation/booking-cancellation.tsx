import { type FormEvent, useState } from "react";
import { bookingUrl } from "#domain/addresses";
import { useNavigateTo, usePage, useSource, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { CancellationChargeOutput } from "#schemas/generated/api/cancellation.ts";
import type {
  BookingCancellationData,
  BookingCancellationProps,
} from "#schemas/generated/widgets/booking-cancellation.ts";
import { MissingBooking } from "../shared/booking/missing-booking.tsx";
import { isOpen, type OpenCancellation } from "../shared/cancellation/cancellation-answer.ts";
import { ChargePart } from "../shared/cancellation/charge-part.tsx";
import { ConfirmButton } from "../shared/cancellation/confirm-button.tsx";
import { NotCancellable } from "../shared/cancellation/not-cancellable.tsx";
import { ReasonFields } from "../shared/cancellation/reason-fields.tsx";
import { refusalWords, useCancelling } from "../shared/cancellation/use-cancelling.ts";
import { TitledPage } from "../shared/shell/titled-page.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./booking-cancellation.module.css";

/**
 * The page that cancels a booking (BCAN-01): why, what it costs and what comes back, and the button. It is a
 * plain form of the page, for browsers without scripts; with them it makes the call itself.
 */
export function BookingCancellation({
  id,
  data,
  errors,
}: WidgetViewProps<BookingCancellationProps, BookingCancellationData>) {
  const t = useT();
  const page = usePage();
  const { bookingId = "" } = page.route.params;
  if (!data.charge) {
    const { statusCode } = errors.charge ?? {};
    const title = t("modals.bookingCancellation");
    return <MissingBooking title={title} statusCode={statusCode} />;
  }
  return (
    <TitledPage
      title={t("modals.bookingCancellation")}
      back={{ href: withLocale(page, bookingUrl(bookingId)), label: t("cancel.back") }}
      width="form"
    >
      <Card padding="l" className={styles.card}>
        <Cancellation id={id.replaceAll(".", "-")} first={data.charge} />
      </Card>
    </TitledPage>
  );
}

function Cancellation({ id, first }: { readonly id: string; readonly first: CancellationChargeOutput }) {
  const dates = useDateText();
  const t = useT();
  const input = { booking_id: first.booking_id };
  const { data: answer = first, refetch } = useSource("cancellationCharge", input, {
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <div>
        <p className={styles.name}>
          <bdi>{answer.hotel_name}</bdi>
        </p>
        <Facts className={styles.facts}>
          {t("stay.dates", { checkin: dates.day(answer.checkin), checkout: dates.day(answer.checkout) })}
          <bdi>{answer.booking_no}</bdi>
        </Facts>
      </div>
      {isOpen(answer) ? (
        <CancellationForm id={id} answer={answer} onReadAgain={refetch} />
      ) : (
        answer.access !== "open" && <NotCancellable bookingId={answer.booking_id} access={answer.access} />
      )}
    </>
  );
}

interface CancellationFormProps {
  readonly id: string;
  readonly answer: OpenCancellation;
  readonly onReadAgain: () => Promise<unknown>;
}

function CancellationForm({ id, answer, onReadAgain }: CancellationFormProps) {
  const t = useT();
  const page = usePage();
  const navigate = useNavigateTo();
  const { code = "", cancellation_reason: words = "", tried, problem } = page.query;
  const [chosen, setChosen] = useState({ code, words });
  const [isTried, setTried] = useState(tried === "cancel");
  const booking = withLocale(page, bookingUrl(answer.booking_id));
  const onDone = () => navigate(booking, { replace: true });
  const { busy, failure, cancel } = useCancelling({ answer, onReadAgain, onDone });
  const said = failure ?? (problem && !busy ? t(refusalWords(problem)) : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (chosen.code === "") event.currentTarget.querySelector<HTMLElement>('[name="code"]')?.focus();
    else cancel(chosen);
  }

  return (
    <form
      noValidate
      method="post"
      action={withLocale(page, bookingUrl(answer.booking_id, "cancel"))}
      onSubmit={submit}
      className={styles.form}
    >
      <input type="hidden" name="step" value="cancel" />
      <input type="hidden" name="charge_version" value={answer.quote.charge_version} />
      <ReasonFields
        id={id}
        reasons={answer.reasons}
        chosen={chosen}
        onChange={setChosen}
        isMissing={isTried && chosen.code === ""}
      />
      <ChargePart answer={answer} />
      {said && (
        <Notice tone="danger" live>
          {said}
        </Notice>
      )}
      <div className={styles.actions}>
        <ConfirmButton answer={answer} busy={busy} />
        <ButtonLink href={booking} variant="secondary" wide>
          {t("cancel.keep")}
        </ButtonLink>
      </div>
    </form>
  );
}
