import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useClosePopup, useSource, useT, type WidgetViewProps } from "#renderer";
import type { CountrySelectorProps } from "#schemas/generated/widgets/country-selector.ts";
import { HomeGroups } from "../shared/sites/home-groups.tsx";
import { matchingHomes } from "../shared/sites/matching-homes.ts";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { searchIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import styles from "./country-selector.module.css";

/**
 * The popup `countrySelector` (MODAL-08): the brand's countries, to be found by typing; a choice goes to that
 * country's home.
 */
export function CountrySelector({ id }: WidgetViewProps<CountrySelectorProps>) {
  const t = useT();
  const closePopup = useClosePopup();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useSource("sites", {});
  const homes = matchingHomes(data?.homes ?? [], text);
  const titleId = `${id.replaceAll(".", "-")}-title`;
  useEffect(() => {
    // On a touch screen the keyboard would cover the list; the dialog moves focus first, so this waits for
    // it.
    if (window.matchMedia?.("(pointer: fine)").matches) queueMicrotask(() => field.current?.focus());
  }, []);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(event.currentTarget as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const next = links[at + step];
    if (next) next.focus();
    else if (step < 0) field.current?.focus();
  };

  return (
    <section className={styles.selector} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={t("countries.title")}
        text={t("countries.text")}
        closeLabel={t("countries.close")}
        onClose={closePopup}
      />
      <TextField
        ref={field}
        type="search"
        label={t("countries.search")}
        autoComplete="off"
        enterKeyHint="go"
        icon={<Icon of={searchIcon} size={18} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") list.current?.querySelector("a")?.click();
          else move(event);
        }}
      />
      <p role="status" className={text && data ? styles.found : "visually-hidden"}>
        {data ? t("countries.found", { count: homes.length }) : !isError && t("countries.loading")}
      </p>
      <div ref={list} className={styles.list} aria-busy={!data && !isError}>
        <HomeGroups homes={homes} headingLevel={3} onKeyDown={move} />
        {isError && (
          <div className={styles.failed} role="alert">
            <p>{t("countries.failed")}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {t("countries.retry")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
