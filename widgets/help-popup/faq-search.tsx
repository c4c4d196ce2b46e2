import { useId, useState } from "react";
import { assistUrl } from "#domain/addresses";
import { hasWords } from "#domain/text";
import { usePage, useT, withLocale } from "#renderer";
import type { HelpFaq } from "#schemas/generated/api/help.ts";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./help-popup.module.css";

/** Questions by topic, and a box that leaves those that have all of its words (HELP-03). */
export function FaqSearch({ faq }: { readonly faq: readonly HelpFaq[] }) {
  const t = useT();
  const page = usePage();
  const id = useId();
  const [query, setQuery] = useState("");
  const found = faq
    .map((topic) => ({
      ...topic,
      faqList: topic.faqList.filter(({ question, answer }) => hasWords(`${question} ${answer}`, query)),
    }))
    .filter(({ faqList }) => faqList.length > 0);
  const count = found.reduce((sum, { faqList }) => sum + faqList.length, 0);
  return (
    <div className={styles.faq}>
      <TextField
        type="search"
        label={t("help.search")}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <p role="status" className={query.trim() ? styles.intro : "visually-hidden"}>
        {query.trim() ? t("help.found", { count }) : ""}
      </p>
      {count === 0 && (
        <p className={styles.text}>
          {t("help.none")} <a href={withLocale(page, assistUrl())}>{t("assist.title")}</a>
        </p>
      )}
      {found.map(({ id: topic, title, faqList }) => (
        <section key={topic} aria-labelledby={`${id}-${topic}`}>
          <h3 id={`${id}-${topic}`} className={styles.topic}>
            {title}
          </h3>
          {faqList.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p className={styles.text}>{answer}</p>
            </Disclosure>
          ))}
        </section>
      ))}
    </div>
  );
}
