import { useT } from "#renderer";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextAreaField } from "../../ui/field/text-area-field.tsx";
import type { ChosenReason, OpenCancellation } from "./cancellation-answer.ts";

interface ReasonFieldsProps {
  readonly id: string;
  readonly reasons: OpenCancellation["reasons"];
  readonly chosen: ChosenReason;
  readonly onChange: (chosen: ChosenReason) => void;
  /** Whether the guest has tried to go on without a reason. */
  readonly isMissing: boolean;
}

/** Why the guest cancels: one reason of the list, and a few words if they like (BCAN-01). */
export function ReasonFields({ id, reasons, chosen, onChange, isMissing }: ReasonFieldsProps) {
  const t = useT();
  return (
    <>
      <SelectField
        id={`${id}-reason`}
        name="code"
        label={t("modals.bookingCancellationReasons")}
        placeholder={t("cancel.reason-required")}
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
        value={chosen.code}
        onChange={(event) => onChange({ ...chosen, code: event.currentTarget.value })}
        error={isMissing && t("cancel.reason-required")}
        required
      />
      <TextAreaField
        id={`${id}-words`}
        name="cancellation_reason"
        label={t("cancel.words")}
        optional={t("shell.optional")}
        value={chosen.words}
        onChange={(event) => onChange({ ...chosen, words: event.currentTarget.value })}
        maxLength={500}
        rows={3}
        dir="auto"
      />
    </>
  );
}
