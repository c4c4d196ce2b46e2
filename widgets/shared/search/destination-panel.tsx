import { type RefObject, useImperativeHandle } from "react";
import { usePageLayer, useT } from "#renderer";
import { refreshIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { locateIcon } from "../../ui/icon/travel-icons.ts";
import { useIsMobile } from "../../ui/screen/use-is-mobile.ts";
import type { Destination } from "./destination.ts";
import field from "./destination-field.module.css";
import { type Choice, SuggestionList } from "./suggestion-list.tsx";
import { useChoices } from "./use-choices.ts";
import { useNearMe } from "./use-near-me.ts";
import { usePlaceLookup } from "./use-place-lookup.ts";

/** What the keys of the field do with the list. */
export interface PanelHandle {
  /** Choices there are. */
  readonly count: number;
  /** Takes the choice at this position, counted from 0; false when there is none. */
  readonly choose: (position: number) => boolean;
}

export interface DestinationPanelProps {
  readonly id: string;
  readonly handle: RefObject<PanelHandle | null>;
  readonly open: boolean;
  readonly text: string;
  readonly active: number;
  readonly nearMe: boolean;
  readonly onChoose: (destination: Destination) => void;
  /** Where the chosen place lies became known (SRCH-09). */
  readonly onFound: (destination: Destination) => void;
  readonly onBusy: (busy: boolean) => void;
  /** Why the guest's own position is not known; null when nothing is wrong. */
  readonly onProblem: (problem: string | null) => void;
  /** Starts over: no place, one room of one adult (SRCH-16). */
  readonly onReset: () => void;
  /** The guest goes back to typing. */
  readonly onReturn: () => void;
  /**
   * Back closes it where it takes a phone's screen; absent where it stands in a popup, which Back closes
   * itself.
   */
  readonly onBack?: (() => void) | undefined;
}

/**
 * What opens below the destination: "near me" and the list. Stays while it is closed, for the place that is
 * looked up.
 */
export function DestinationPanel(props: DestinationPanelProps) {
  const { id, handle, open, text, active, nearMe, onChoose, onFound, onBusy, onProblem, onReset, onReturn } =
    props;
  const { onBack } = props;
  const t = useT();
  const mobile = useIsMobile();
  const lookup = usePlaceLookup({ onFound, onBusy });
  const { choices, loading, failed } = useChoices(text, open, lookup.paused);
  const near = useNearMe((destination) => choose({ destination }), onProblem);

  function choose({ destination, unplaced }: Pick<Choice, "destination" | "unplaced">) {
    onChoose(destination);
    if (unplaced) void lookup.lookUp(unplaced);
    else lookup.forget();
  }

  useImperativeHandle(handle, () => ({
    count: choices.length,
    choose: (position) => {
      const choice = choices[position];
      if (choice) choose(choice);
      return choice !== undefined;
    },
  }));

  return (
    <>
      {open && mobile && onBack && <Layer onBack={onBack} />}
      {nearMe && (
        <button
          type="button"
          className={field.near}
          aria-busy={near.asking || undefined}
          onClick={() => void near.ask(onReturn)}
        >
          <Icon of={locateIcon} />
          {t("search.near-me")}
        </button>
      )}
      {text !== "" && (
        <button
          type="button"
          className={field.near}
          onClick={() => {
            lookup.forget();
            onReset();
            onReturn();
          }}
        >
          <Icon of={refreshIcon} />
          {t("search.start-over")}
        </button>
      )}
      <SuggestionList
        id={id}
        choices={choices}
        active={active}
        loading={loading}
        failed={failed}
        query={text}
        onChoose={choose}
      />
    </>
  );
}

/** Stands while the list takes the screen. */
function Layer({ onBack }: { readonly onBack: () => void }) {
  usePageLayer(onBack);
  return null;
}
