import {
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type CallFailure, usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { useWords } from "../shared/text/use-words.ts";
import { tabStorage } from "./browser-storage.ts";
import { keepDraft, keepTicks, keptTicks, readDraft } from "./form-draft.ts";
import { fillForm, readForm } from "./form-fields.ts";
import {
  type AccountGuest,
  emptyGuest,
  formField,
  type GuestValues,
  guestFormProblems,
  startingGuest,
} from "./guest-values.ts";

export interface FormProblem {
  readonly name: keyof GuestValues;
  readonly message: string;
}

export interface GuestForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the `<form>` itself listens to. */
  readonly events: {
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
  /** Name and id of a control, and what stands in it before anybody types. */
  readonly field: (name: keyof GuestValues) => {
    readonly name: string;
    readonly id: string;
    readonly defaultValue?: string;
    readonly defaultChecked?: boolean;
  };
  readonly error: (name: keyof GuestValues) => string | undefined;
  /** The form as it stands, with what was kept and cannot be shown yet. */
  readonly values: () => GuestValues;
  /** True while the guest says to have one name only. */
  readonly oneName: boolean;
  /** What was wrong at the last press and still is, in the order of the form. */
  readonly summary: readonly FormProblem[];
  /** Checks everything; null when something is wrong, which is then marked and gets the focus. */
  readonly submit: () => GuestValues | null;
  /** Marks the fields the server refused and gives the first one the focus (VAL-10). */
  readonly showServerProblems: (failure: CallFailure) => void;
  /** Puts back what was typed before a reload, once the lists to choose from are there too. */
  readonly restore: () => void;
}

/**
 * The guest form: checked when a field is left and on submit, with the rules of the server. The page's own
 * controls hold the values, so what is typed before the page wakes stays.
 */
export function useGuestForm(quote: Quote, account?: Partial<AccountGuest>): GuestForm {
  const t = useT();
  const words = useWords();
  const page = usePage();
  const { limits } = page;
  const empty = emptyGuest(page);
  const start = startingGuest(page, account);
  const form = useRef<HTMLFormElement>(null);
  /** What was kept and this form does not show: choices of a list that is still short, fields it has not. */
  const waiting = useRef<Partial<GuestValues>>({});
  const [checked, setChecked] = useState<readonly FormProblem[]>([]);
  const [refused, setRefused] = useState<readonly FormProblem[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [presses, setPresses] = useState(0);
  const [oneName, setOneName] = useState(start.no_last_name);

  const shownValues = () => (form.current ? readForm(form.current, empty) : empty);
  // What was kept counts before the list that shows it is whole: a press may come earlier.
  const values = () => ({ ...shownValues(), ...waiting.current });
  const problems = () => guestFormProblems(values(), { quote, limits });
  const check = () => {
    const found = problems().map(
      ({ field, messageId, values: facts }): FormProblem => ({
        name: field as keyof GuestValues,
        message: t(messageId, facts),
      }),
    );
    setChecked(found);
    return found;
  };
  const keep = () => keepDraft(tabStorage(), values());
  const shown = [...refused, ...checked.filter(({ name }) => presses > 0 || left.has(name))];
  const summary = presses > 0 ? inFormOrder(form.current, shown) : [];

  // The guest is still here where the same checkout comes anew, with the price of a coupon; the address is
  // the next page's already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is for one stay, and only leaving it counts.
  useLayoutEffect(
    () => () => {
      const stays = location.pathname === page.path && form.current;
      keepTicks(stayOf(quote), stays ? readForm(stays, empty) : null);
    },
    [],
  );

  // A press that found something wrong leads to the first of it, once the field says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press moves the focus.
  useEffect(() => {
    const [first] = summary;
    if (first) document.getElementById(idOf(first.name))?.focus();
  }, [presses]);

  return {
    form,
    values,
    oneName,
    summary,
    events: {
      onBlur({ target }) {
        const { name } = target;
        if (name in empty && !left.has(name)) setLeft(new Set([...left, name]));
        check();
        keep();
      },
      onChange({ target }) {
        setRefused(refused.filter(({ name }) => name !== target.name));
        delete waiting.current[target.name as keyof GuestValues];
        if (target.name === "no_last_name") setOneName(target.checked);
        if (shown.length > 0) check();
        // Back and a reload give no chance to leave the field first.
        keep();
      },
    },
    field: (name) => ({ name, id: idOf(name), ...given(start[name]) }),
    error: (name) => shown.find((problem) => problem.name === name)?.message,
    submit() {
      setRefused([]);
      if (check().length === 0) return values();
      setPresses(presses + 1);
      return null;
    },
    showServerProblems(failure) {
      const known = failure.fields.filter(({ field }) => formField(field) in empty);
      // The server applies our own rules: where they find the same, they also know the figures of the
      // sentence.
      const ours = problems();
      setRefused(
        known.map(({ field, code }) => {
          const name = formField(field) as keyof GuestValues;
          const same = ours.find((problem) => problem.code === code && problem.field === name);
          if (same) return { name, message: t(same.messageId, same.values) };
          const there = code.startsWith("phone-length") && t("checkout.phone-length-there");
          return { name, message: there || words(`guest.${code}`, t("errors.validation-failed")) };
        }),
      );
      if (known.length > 0) setPresses(presses + 1);
    },
    restore() {
      const kept = readDraft(tabStorage(), start);
      if (!form.current) return;
      fillForm(form.current, { ...(kept ?? start), ...keptTicks(stayOf(quote)) }, start);
      const standing = shownValues();
      setOneName(standing.no_last_name);
      waiting.current = notShown(kept, standing, empty);
    },
  };
}

const given = (value: string | boolean) =>
  typeof value === "string" ? { defaultValue: value } : { defaultChecked: value };

const idOf = (name: string) => `guest-${name}`;

/** What a consent is for: this party, these days, this property. */
function stayOf({ hotel, checkin, checkout, rooms_config }: Quote): string {
  return [hotel.id, checkin, checkout, rooms_config].join(" ");
}

/** What of the kept values a form does not say. */
function notShown(kept: GuestValues | null, shown: GuestValues, empty: GuestValues): Partial<GuestValues> {
  const names = Object.keys(empty) as (keyof GuestValues)[];
  const lacking = names.filter((name) => kept && kept[name] !== empty[name] && shown[name] === empty[name]);
  return Object.fromEntries(lacking.map((name) => [name, kept?.[name]]));
}

/** One problem a field, first things first. */
function inFormOrder(form: HTMLFormElement | null, found: readonly FormProblem[]): readonly FormProblem[] {
  const names = [...(form?.elements ?? [])].map((element) => element.getAttribute("name"));
  const first = found.filter(({ name }, index) => found.findIndex((each) => each.name === name) === index);
  return first.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}
