import { clsx } from "clsx";
import { useEffect } from "react";
import { useT } from "#renderer";
import type { Suggestion } from "#schemas/generated/api/geo.ts";
import { Facts } from "../../ui/facts/facts.tsx";
import { starIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { IconShape } from "../../ui/icon/icon-shape.ts";
import { clockIcon, flagIcon, hotelIcon, mapPinIcon, tagIcon } from "../../ui/icon/travel-icons.ts";
import type { Destination } from "./destination.ts";
import styles from "./suggestion-list.module.css";

/** One row of the list. */
export interface Choice {
  readonly key: string;
  /** Heading it stands under. */
  readonly group: string;
  readonly kind: string;
  readonly title: string;
  /** What is told of it below its title. */
  readonly facts: readonly string[];
  readonly typeLabel?: string | undefined;
  /** How many properties there are, in words. */
  readonly supply?: string | undefined;
  readonly rating?: number | undefined;
  readonly destination: Destination;
  /** The suggestion, when where it lies has to be looked up (SRCH-09). */
  readonly unplaced?: Suggestion | undefined;
}

export interface SuggestionListProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly query: string;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * The listbox of the destination field, in groups. The field keeps the focus; the active row is told to it.
 */
export function SuggestionList({
  id,
  choices,
  active,
  loading,
  failed,
  query,
  onChoose,
}: SuggestionListProps) {
  const t = useT();
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const nothing = choices.length === 0;
  return (
    <>
      <div id={id} role="listbox" aria-label={t("search.suggestions")} className={styles.list}>
        {groupsOf(choices).map(([group, rows]) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, a fieldset has no place in it.
          <div key={group} role="group" aria-label={group}>
            <p className={styles.heading} aria-hidden="true">
              {group}
            </p>
            {rows.map(({ choice, index }) => (
              <div
                key={choice.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={clsx(styles.option, index === active && styles.active)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
                onKeyDown={(event) => {
                  if (event.key === "Enter") onChoose(choice);
                }}
              >
                <span className={styles.symbol}>
                  <Icon of={ICONS[choice.kind] ?? mapPinIcon} />
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>{marked(choice.title, query)}</span>
                  {choice.facts.length > 0 && (
                    <Facts as="span" className={styles.facts}>
                      {choice.facts}
                    </Facts>
                  )}
                </span>
                <Meta choice={choice} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.status} role="status">
        {nothing && loading && t("search.loading")}
        {nothing && !loading && failed && t("search.suggestions-failed")}
        {nothing && !loading && !failed && query.trim() !== "" && t("search.no-suggestions")}
      </p>
    </>
  );
}

function Meta({ choice }: { readonly choice: Choice }) {
  const { typeLabel, supply, rating } = choice;
  if (!typeLabel) return null;
  return (
    <span className={styles.meta}>
      <span>{typeLabel}</span>
      {supply && <span className={styles.supply}>{supply}</span>}
      {rating !== undefined && rating > 0 && (
        <span className={styles.rating}>
          <Icon of={starIcon} size={13} />
          {rating.toFixed(1)}
        </span>
      )}
    </span>
  );
}

const ICONS: Readonly<Record<string, IconShape>> = {
  recent: clockIcon,
  hotel: hotelIcon,
  country: flagIcon,
  tag: tagIcon,
  townhouse: tagIcon,
  silverkey: tagIcon,
};

/** The part of a name that was typed, set apart. */
function marked(title: string, query: string) {
  const typed = query.trim();
  const at = typed === "" ? -1 : title.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase());
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <b>{title.slice(at, at + typed.length)}</b>
      {title.slice(at + typed.length)}
    </>
  );
}

/** Rows by group, each with its place in the whole list. */
function groupsOf(choices: readonly Choice[]) {
  const groups = new Map<string, { readonly choice: Choice; readonly index: number }[]>();
  for (const [index, choice] of choices.entries()) {
    const rows = groups.get(choice.group) ?? [];
    rows.push({ choice, index });
    groups.set(choice.group, rows);
  }
  return [...groups];
}
