import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { myBookingsUrl } from "#domain/addresses";
import {
  useClosePopup,
  useHydrated,
  usePage,
  useSource,
  useT,
  type WidgetViewProps,
  withLocale,
} from "#renderer";
import type { SignInPopupProps } from "#schemas/generated/widgets/sign-in-popup.ts";
import { Step } from "../shared/sign-in/step.tsx";
import { STEP_TITLES } from "../shared/sign-in/step-titles.ts";
import { tellOutcome } from "../shared/sign-in/tell-outcome.ts";
import { type SignInAnswers, useSignIn } from "../shared/sign-in/use-sign-in.ts";
import { Button, buttonClass } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";
import { offeredWays } from "./offered-ways.ts";
import { goOnAsGuest, pathUnderPopup } from "./page-under-popup.ts";
import styles from "./sign-in-popup.module.css";

/**
 * The steps of the page to sign in on, over the page where a guest is (MODAL-05, MODAL-06). The page below is
 * everybody's: how far this browser has come is asked for as the popup opens, each time anew.
 */
export function SignInPopup({ id, props }: WidgetViewProps<SignInPopupProps>) {
  const t = useT();
  const close = useClosePopup();
  const [openedAt] = useState(Date.now);
  const { url } = usePage();
  const isAwake = useHydrated();
  const [retUrl] = useState(() => (isAwake ? pathUnderPopup() : url));
  const state = useSource("signInState", { retUrl }, { staleTime: 0 });
  const ways = useSource("loginOptions", {});
  const asked = useSource("accountOnboarding", {});
  const action = props.begins === "sign-up" ? "sign_up" : "sign_in";
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // Whoever waits for an answer gets one too where a guest changes their mind.
      if (!isDone.current) tellOutcome(action, false);
    },
    [action],
  );
  const answers =
    state.data && state.dataUpdatedAt >= openedAt && asked.data && !ways.isPending
      ? { state: state.data, asked: asked.data, ...(ways.data && { ways: ways.data }) }
      : undefined;
  const [first, setFirst] = useState<SignInAnswers>();
  if (!first && answers) setFirst(answers);
  if (first)
    return (
      <Steps
        id={id}
        props={props}
        answers={first}
        goOn={(path) => {
          isDone.current = true;
          goOnAsGuest(path);
        }}
      />
    );
  const failed = [state, asked].filter(({ isError, isFetching }) => isError && !isFetching);
  return (
    <section className={styles.popup} aria-busy={failed.length === 0}>
      <PopupHead closeLabel={t("popup.close")} onClose={close} />
      {failed.length > 0 ? (
        <Notice
          tone="danger"
          live
          actions={
            <Button variant="secondary" size="s" onClick={() => failed.map(({ refetch }) => refetch())}>
              {t("shell.retry")}
            </Button>
          }
        >
          {t(navigator.onLine ? "errors.unavailable" : "popup.offline")}
        </Notice>
      ) : (
        <Skeleton shape="block" height="220px" />
      )}
    </section>
  );
}

interface StepsProps {
  readonly id: string;
  readonly props: SignInPopupProps;
  readonly answers: SignInAnswers;
  readonly goOn: (path: string) => void;
}

function Steps({ id, props, answers, goOn }: StepsProps) {
  const t = useT();
  const { modals, morePopups } = usePage();
  const close = useClosePopup();
  const place = useRef<HTMLElement>(null);
  const ways = answers.ways && { options: offeredWays(answers.ways.options, props.ways) };
  const { begins, termsPath } = props;
  const isForgotten = begins === "forgotten" && answers.state?.step !== "in";
  const flow = useSignIn(
    id,
    { ...answers, ...(ways && { ways }) },
    { query: NOTHING, goOn, isPopup: true, termsPath, ...(isForgotten && { begins: "forgot" }) },
  );
  const { step } = flow.state;
  const own = { ...modals, ...morePopups }[id.replace("modal.", "")]?.title;
  const title = (step === "start" && own) || t(STEP_TITLES[step]);
  const isIn = answers.state?.step === "in";
  const next = useRef(() => goOn(flow.state.return_to));
  useEffect(() => {
    // In another tab, meanwhile: the page below is still a stranger's.
    if (isIn) next.current();
  }, [isIn]);
  const shown = useRef(step);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setSaid(title);
    place.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [step, title]);
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section ref={place} className={styles.popup} aria-labelledby={titleId}>
      <PopupHead id={titleId} title={title} closeLabel={t("popup.close")} onClose={close} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Step flow={flow} />
      {step === "start" && <OtherWays props={props} signInHref={flow.action} />}
    </section>
  );
}

/** Ways on for whom none of those that are offered is right. */
function OtherWays({ props, signInHref }: { readonly props: SignInPopupProps; readonly signInHref: string }) {
  const t = useT();
  const page = usePage();
  const { modals } = page;
  const look = clsx(buttonClass({ variant: "ghost" }), styles.others);
  if (props.ways === "providers" || props.ways === "phone")
    return (
      <a href={signInHref} data-modal={modals.signin && "signin"} data-replace="" className={look}>
        {t("sign-in.other-ways")}
      </a>
    );
  if (props.begins === "sign-up") return null;
  return (
    <a href={withLocale(page, myBookingsUrl())} className={look}>
      {t("bookings.lookup-title")}
    </a>
  );
}

/** The address of the page below says nothing of the popup's forms. */
const NOTHING = {};
/** What is filled in first. */
const FIELDS = "form input:not([type=hidden]), form button";
