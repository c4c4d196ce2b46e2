import { clsx } from "clsx";
import { type FormEvent, useRef, useState } from "react";
import { AFFILIATE_PATH } from "#domain/addresses";
import { toUrlDate } from "#domain/dates";
import { formatRoomsConfig, RESET_ROOMS } from "#domain/rooms";
import { destinationProblem, EMPTY_SEARCH } from "#domain/search";
import { useNavigateTo, usePage, useT, withLocale } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { searchIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { type Destination, destinationOfText, isAffiliate, searchUrl } from "./destination.ts";
import { DestinationField } from "./destination-field.tsx";
import type { PageSearch } from "./page-search.ts";
import { recentSearchOf, rememberSearch } from "./recent-searches.ts";
import { RoomsField } from "./rooms-field.tsx";
import { sameListingUrl } from "./same-listing-url.ts";
import styles from "./search-form.module.css";
import { StayField } from "./stay-field.tsx";

export interface SearchFormProps {
  readonly id: string;
  readonly destination: Destination | null;
  readonly shown: PageSearch;
  readonly hint: string;
  readonly nearMe: boolean;
  readonly className?: string;
  /** Which part is open from the start, where a popup was asked for it (MODAL-07). */
  readonly openPart?: "place" | "stay" | undefined;
  /** True inside a popup: pickers open in the form instead of over it. */
  readonly inline?: boolean;
  /** Called before going to the results. */
  readonly onLeave?: () => void;
}

/** The form. Without JavaScript it is a plain GET to `/search` with the same names (ROUTE-35). */
export function SearchForm(props: SearchFormProps) {
  const { id, shown, hint, nearMe, className, openPart, inline = false, onLeave } = props;
  const page = usePage();
  const t = useT();
  const navigate = useNavigateTo();
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(props.destination?.label ?? "");
  const [destination, setDestination] = useState(props.destination);
  const [stay, setStay] = useState(shown.stay);
  const [rooms, setRooms] = useState(shown.search.roomConfig);
  const [error, setError] = useState<string | null>(null);

  function wanted(): Destination | null {
    if (destination && destination.label === text.trim()) return destination;
    return text.trim() ? destinationOfText(text.trim()) : null;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const to = wanted();
    const problem = destinationProblem({
      ...EMPTY_SEARCH,
      ...to?.search,
      city: to?.slug ?? to?.search.city ?? null,
    });
    if (!to || problem) {
      setError(t(problem?.messageId ?? "errors.destination-required"));
      field.current?.focus();
      return;
    }
    const samePlace = to === props.destination && page.page === "listing";
    const href = (samePlace ? sameListingUrl : searchUrl)(page, to, stay, rooms);
    rememberSearch(page.siteId, recentSearchOf(to, stay, rooms, href), page.limits.recent.searches);
    onLeave?.();
    navigate(withLocale(page, href));
  }

  return (
    <form
      id={id}
      action={isAffiliate(page) ? AFFILIATE_PATH : "/search"}
      method="get"
      className={clsx(styles.form, inline && styles.inline, className)}
      onSubmit={submit}
      noValidate
    >
      {/* First: of a name that is sent twice the last counts, which is the plain field without scripts. */}
      {stay && <input type="hidden" name="checkin" value={toUrlDate(stay.checkin)} />}
      {stay && <input type="hidden" name="checkout" value={toUrlDate(stay.checkout)} />}
      <input type="hidden" name="rooms_config" value={formatRoomsConfig(rooms)} />
      {isAffiliate(page) && page.query.utm_source && (
        <input type="hidden" name="utm_source" value={page.query.utm_source} />
      )}
      {page.addressLocale && <input type="hidden" name="locale" value={page.addressLocale} />}
      <DestinationField
        id={`${id}-place`}
        input={field}
        text={text}
        chosen={destination?.label}
        hint={hint}
        nearMe={nearMe}
        error={error}
        autoOpen={openPart === "place"}
        inline={inline}
        onText={(value) => {
          setText(value);
          setError(null);
        }}
        onChoose={(chosen) => {
          setDestination(chosen);
          setText(chosen.label);
          setError(null);
          if (chosen.stay) setStay(chosen.stay);
          if (chosen.rooms) setRooms(chosen.rooms);
          next.current?.focus();
        }}
        onFound={setDestination}
        onReset={() => {
          setDestination(null);
          setText("");
          setRooms(RESET_ROOMS);
          setError(null);
        }}
      />
      <StayField
        id={`${id}-stay`}
        opener={next}
        stay={stay}
        onChange={setStay}
        autoOpen={openPart === "stay"}
        inline={inline}
      />
      <RoomsField id={`${id}-rooms`} rooms={rooms} onChange={setRooms} inline={inline} />
      <Button type="submit" size="l" className={styles.submit} icon={<Icon of={searchIcon} />}>
        {t("search.button")}
      </Button>
    </form>
  );
}
