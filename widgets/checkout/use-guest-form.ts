import { useEffect } from "react";
import { type FieldErrors, type UseFormReturn, useForm } from "react-hook-form";
import { type CallFailure, usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { useWords } from "../stay/use-words.ts";
import { tabStorage } from "./browser-storage.ts";
import { readDraft } from "./form-draft.ts";
import { emptyGuest, formField, type GuestValues, guestFormProblems } from "./guest-values.ts";

export interface GuestForm {
  readonly form: UseFormReturn<GuestValues>;
  /** Marks the fields the server refused; true when it named one that is in the form (VAL-10). */
  readonly showServerProblems: (failure: CallFailure) => boolean;
}

/** The guest form: checked when a field is left and on submit, with the rules of the server; what was kept is put back after loading. */
export function useGuestForm(quote: Quote): GuestForm {
  const t = useT();
  const words = useWords();
  const page = usePage();
  const { limits } = page;
  const empty = emptyGuest(page);
  const form = useForm<GuestValues>({
    defaultValues: empty,
    mode: "onBlur",
    resolver: (values) => {
      const errors: Record<string, { type: string; message: string }> = {};
      for (const { field, code, messageId, values: facts } of guestFormProblems(values, { quote, limits })) {
        errors[field] ??= { type: code, message: t(messageId, facts) };
      }
      return {
        values: Object.keys(errors).length > 0 ? {} : values,
        errors: errors as FieldErrors<GuestValues>,
      };
    },
  });

  // The draft is read once, after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading it again would undo what the guest has typed.
  useEffect(() => {
    const kept = readDraft(tabStorage(), empty);
    if (kept) form.reset({ ...kept, ...typedSince(form.getValues(), empty) });
  }, []);

  return {
    form,
    showServerProblems(failure) {
      const known = failure.fields.filter(({ field }) => formField(field) in empty);
      // The server applies our own rules: where they find the same, they also know the figures of the sentence.
      const ours = guestFormProblems(form.getValues(), { quote, limits });
      for (const [index, { field, code }] of known.entries()) {
        const same = ours.find((problem) => problem.code === code && problem.field === formField(field));
        const message = same
          ? t(same.messageId, same.values)
          : code.startsWith("phone-length")
            ? t("checkout.phone-length-there")
            : words(`guest.${code}`, t("errors.validation-failed"));
        form.setError(
          formField(field) as keyof GuestValues,
          { type: "server", message },
          { shouldFocus: index === 0 },
        );
      }
      return known.length > 0;
    },
  };
}

/** What a quick guest has put in by now: newer than anything kept. */
function typedSince(values: GuestValues, empty: GuestValues): Partial<GuestValues> {
  const typed = Object.entries(values).filter(([name, value]) => value !== empty[name as keyof GuestValues]);
  return Object.fromEntries(typed);
}
