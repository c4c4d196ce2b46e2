import { type FormEvent, useEffect, useRef, useState } from "react";
import { type PartnerInquiry, partnerInquiryProblems } from "#domain/guest";
import { errorMessageId } from "#domain/shell";
import { CallFailure, NOT_SENT, useCall, usePage, useT } from "#renderer";
import { forgetDrafts } from "#renderer/kept";

export type InquiryField = keyof PartnerInquiry;

export interface InquiryProblem {
  readonly name: InquiryField;
  readonly message: string;
}

export interface InquiryControl {
  /** What was sent; the form until then. */
  readonly sent: { readonly reference: string; readonly email: string } | undefined;
  readonly busy: boolean;
  /** Why it was not sent, or that nobody knows, in words. */
  readonly failure: string | undefined;
  /** What is wrong with fields since the last press, in the order of the form. */
  readonly problems: readonly InquiryProblem[];
  readonly field: (name: InquiryField) => {
    readonly name: string;
    readonly id: string;
    readonly error: string | undefined;
  };
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly recheck: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends the form once, however often it is pressed or an answer is lost: the same words keep their key until
 * an answer has come. The controls hold what was typed, so that nothing typed before the page wakes is lost.
 */
export function useInquiry(id: string): InquiryControl {
  const t = useT();
  const { limits } = usePage();
  const call = useCall("partnerInquiry");
  const attempt = useRef({ words: "", key: "" });
  const [presses, setPresses] = useState(0);
  const [problems, setProblems] = useState<readonly InquiryProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<InquiryControl["sent"]>();
  const [busy, setBusy] = useState(false);
  const idOf = (name: string) => `${id.replaceAll(".", "-")}-${name}`;

  // A press that found something wrong leads to the first of it, once the field says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press moves the focus.
  useEffect(() => {
    const [first] = problems;
    if (first) document.getElementById(idOf(first.name))?.focus();
  }, [presses]);

  const problemsOf = (form: HTMLFormElement) =>
    partnerInquiryProblems(wordsOf(form), limits.fields).map(
      ({ field, messageId, values }): InquiryProblem => ({
        name: field as InquiryField,
        message: t(messageId, values),
      }),
    );

  async function submit(form: HTMLFormElement) {
    if (busy) return;
    setFailure(undefined);
    const found = problemsOf(form);
    setProblems(found);
    if (found.length > 0) return setPresses(presses + 1);
    const words = wordsOf(form);
    const text = JSON.stringify(words);
    if (attempt.current.words !== text) attempt.current = { words: text, key: crypto.randomUUID() };
    const { key } = attempt.current;
    setBusy(true);
    try {
      const input = { ...words, idempotency_key: key };
      const { reference } = await call.mutateAsync({ input, idempotencyKey: key });
      forgetDrafts("partner");
      setSent({ reference, email: words.email ?? "" });
    } catch (cause) {
      const failed = cause instanceof CallFailure ? cause : new CallFailure(0);
      const refused = failed.fields.map(
        ({ field, code }): InquiryProblem => ({
          name: field as InquiryField,
          message: t(KNOWN.has(code) ? `partner.${code}` : "errors.validation-failed"),
        }),
      );
      if (refused.length > 0) {
        setProblems(refused);
        setPresses(presses + 1);
      } else setFailure(t(failureOf(failed)));
      setBusy(false);
    }
  }

  return {
    sent,
    busy,
    failure,
    problems,
    field: (name) => ({
      name,
      id: idOf(name),
      error: problems.find((problem) => problem.name === name)?.message,
    }),
    submit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    recheck(event) {
      if (presses > 0) setProblems(problemsOf(event.currentTarget));
    },
  };
}

function wordsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const [email, phone, website] = [text("email"), text("phone"), text("website")];
  return {
    name: text("name"),
    property_name: text("property_name"),
    city: text("city"),
    country: text("country"),
    message: text("message"),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(website && { website }),
  };
}

function failureOf({ statusCode, code }: CallFailure): string {
  if (code === NOT_SENT) return "partner.offline";
  if (statusCode === 0 || statusCode >= 500 || code === "duplicate_request") return "partner.lost";
  return code === "rate_limited" ? "partner.too-many" : errorMessageId(code);
}

/** Codes whose sentence needs no figure. */
const KNOWN: ReadonlySet<string> = new Set([
  "name-required",
  "property-required",
  "city-required",
  "country-required",
  "contact-required",
  "email-invalid",
  "message-required",
]);
