import { useState } from "react";
import { errorMessageId } from "#domain/shell";
import { useClosePopup, useNavigateTo, usePage, useSource, useT, type WidgetViewProps } from "#renderer";
import type { CancellationPopupProps } from "#schemas/generated/widgets/cancellation-popup.ts";
import { isOpen } from "../shared/cancellation/cancellation-answer.ts";
import { NotCancellable } from "../shared/cancellation/not-cancellable.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import styles from "./cancellation-popup.module.css";
import { ConfirmStep } from "./confirm-step.tsx";
import { openConfirmation } from "./popup-steps.ts";
import { ReasonStep } from "./reason-step.tsx";
import { useReason } from "./use-reason.ts";

/**
 * `bookingCancellationReasons` and `bookingCancellation` over a booking (BCAN-01, MODAL-10): why and what it
 * costs, then the confirmation. Each asks anew what cancelling costs, however long its page has been open.
 */
export function CancellationPopup({ id, props }: WidgetViewProps<CancellationPopupProps>) {
  const t = useT();
  const close = useClosePopup();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={t("modals.bookingCancellation")}
        closeLabel={t("shell.close")}
        onClose={close}
      />
      <Steps id={titleId} part={props.part} />
    </section>
  );
}

function Steps({ id, part }: Pick<CancellationPopupProps, "part"> & { readonly id: string }) {
  const t = useT();
  const { bookingId = "" } = usePage().route.params;
  const navigate = useNavigateTo();
  const [reason, setReason] = useReason(bookingId);
  // Opened by its address alone, the confirmation asks for the reason first.
  const [isAsked, setAsked] = useState(part === "reasons" || reason.code === "");
  const read = useSource("cancellationCharge", { booking_id: bookingId }, { staleTime: 0 });
  if (read.isLoadingError)
    return (
      <ErrorState
        title={t(errorMessageId(read.error.code))}
        retryLabel={t("shell.retry")}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  const answer = read.isFetchedAfterMount ? read.data : undefined;
  if (!answer)
    return (
      <div role="status" aria-busy="true" aria-label={t("cancel.loading")}>
        <Skeleton shape="block" height="320px" />
      </div>
    );
  if (answer.access !== "open" || !isOpen(answer))
    return answer.access === "open" ? null : <NotCancellable bookingId={bookingId} access={answer.access} />;
  return !isAsked && answer.reasons.some(({ code }) => code === reason.code) ? (
    <ConfirmStep answer={answer} reason={reason} onReadAgain={() => read.refetch()} />
  ) : (
    <ReasonStep
      id={id}
      answer={answer}
      reason={reason}
      onChange={setReason}
      onContinue={() => (part === "reasons" ? openConfirmation(navigate) : setAsked(false))}
    />
  );
}
