import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SignUpField } from "#domain/account";
import { loginUrl } from "#domain/addresses";
import { useHydrated, usePage, withLocale } from "#renderer";
import { writeStorage } from "#renderer/kept";
import type {
  LoginOptionsOutput,
  OnboardingOutput,
  SignInStateOutput,
} from "#schemas/generated/api/account.ts";
import { type Failed, useFailureText } from "../contact/use-failure-text.ts";
import { pressedBefore } from "./pressed-before.ts";
import { type Said, type ShownState, stepProblems } from "./sign-in-state.ts";
import { useProblemTexts } from "./use-problem-texts.ts";
import { useStepCalls } from "./use-step-calls.ts";

/** What the server says of it; what is missing was not answered. */
export interface SignInAnswers {
  readonly state?: SignInStateOutput;
  readonly ways?: LoginOptionsOutput;
  readonly asked?: OnboardingOutput;
}

/** Where the steps stand. */
export interface SignInPlace {
  /** What the server sent back in the address of the page, for a browser without a script. */
  readonly query: Said;
  /** Leads whoever is signed in to a path of this site. */
  readonly goOn: (path: string) => void;
  /** Step that is shown first, where it is another than the one that was reached. */
  readonly begins?: ShownState["step"] | undefined;
  /** Whether other steps are shown in place, as in a popup, or have addresses. */
  readonly isPopup?: boolean;
  /** Page of terms that a new guest is asked to accept; none are asked for without. */
  readonly termsPath?: string | undefined;
}

export interface SignInFlow {
  readonly state: ShownState;
  /** Where forms are sent that no script takes. */
  readonly action: string;
  /** What stood in the form that the server sent back. */
  readonly said: Said;
  readonly asked: readonly SignUpField[];
  readonly termsPath: string | undefined;
  readonly ways: LoginOptionsOutput["options"] | undefined;
  readonly busy: boolean;
  /** Why the last step was not taken, in words, beside what is wrong with fields. */
  readonly failure: string | undefined;
  readonly error: (field: string) => string | undefined;
  readonly field: (name: string) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows another step in place; absent where it has an address. */
  readonly show: ((step: LinkedStep) => void) | undefined;
  /** True once a script takes the forms. */
  readonly isAwake: boolean;
}

/** Steps that a link leads to. */
export type LinkedStep = "start" | "email" | "password" | "forgot";

/**
 * The steps of signing in. What was typed is checked by the rules of the server and stays where it is through
 * every failure; what the server sends back for a browser without a script begins where that left off.
 */
export function useSignIn(id: string, data: SignInAnswers, place: SignInPlace): SignInFlow {
  const page = usePage();
  const isAwake = useHydrated();
  const { query, termsPath, isPopup = false } = place;
  const [state, setState] = useState<ShownState>({
    ...(data.state ?? { step: "start", return_to: "/" }),
    ...(place.begins && { step: place.begins }),
  });
  // An address that was proven is not asked for once more.
  const asked = (data.asked?.fields ?? []).filter(({ name }) => name !== "email" || !state.email);
  const [tried, setTried] = useState(query.tried ?? "");
  const [said, setSaid] = useState<Said>(query);
  const [failed, setFailed] = useState<Failed | undefined>(
    query.problem ? { code: query.problem, wait: Number(query.wait) || 0 } : undefined,
  );
  const [busy, setBusy] = useState(false);
  const { pressed } = state.saved ?? {};
  useEffect(() => {
    if (pressed && !pressedBefore()) writeStorage("sessionStorage", "begun", pressed);
  }, [pressed]);
  const isUnderWay = useRef(false);
  useEffect(() => {
    // Whoever comes back from a provider by the Back button finds the page as it was left.
    const comeBack = () => {
      isUnderWay.current = false;
      setBusy(false);
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  const calls = useStepCalls(state, place.goOn);
  const isWrongCode = failed?.code === "otp_invalid";
  const problems = useProblemTexts(
    tried === state.step && !isWrongCode
      ? stepProblems(tried, said, page, asked, termsPath !== undefined)
      : [],
  );
  const failure = useFailureText(data.state ? failed : { code: "unavailable" });
  const idOf = (name: string) => `${id.replaceAll(".", "-")}-${name}`;

  const error = (name: string) =>
    isWrongCode && name === "otp" ? failure : problems.find(({ field }) => field === name)?.text;

  async function take(form: HTMLFormElement) {
    const words = wordsOf(form);
    const step = words.step ?? "";
    setFailed(undefined);
    setSaid(words);
    setTried(step);
    const [first] = stepProblems(step, words, page, asked, termsPath !== undefined);
    if (first) return document.getElementById(idOf(first.field))?.focus();
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await calls(step, words);
    if (outcome.leaves) return;
    isUnderWay.current = false;
    setBusy(false);
    if (outcome.failed) {
      const { code, statusCode, details } = outcome.failed;
      const wait = Number(details.retry_after) || 0;
      setFailed({ code, statusCode, wait, reason: String(details.reason ?? "") });
      if (outcome.failed.code === "otp_invalid") document.getElementById(idOf("otp"))?.focus();
    }
    if (outcome.state) {
      if (!isPopup) forgetStep();
      setTried("");
      setState(outcome.state);
    }
  }

  return {
    state,
    action: withLocale(page, loginUrl()),
    said,
    asked,
    termsPath,
    ways: data.ways?.options,
    busy,
    failure: isWrongCode ? undefined : failure,
    error,
    field: (name) => ({ name, id: idOf(name), error: error(name) }),
    isAwake,
    show: isPopup
      ? (step) => {
          setTried("");
          setFailed(undefined);
          setState({ step, return_to: state.return_to });
        }
      : undefined,
    submit(event) {
      event.preventDefault();
      if (!isUnderWay.current) void take(event.currentTarget);
    },
  };
}

/** Loaded anew, the page shows how far the guest has come, not the step that its address once asked for. */
function forgetStep(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("step")) return;
  address.searchParams.delete("step");
  history.replaceState(history.state, "", address);
}

function wordsOf(form: HTMLFormElement): Said {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
