import { assistUrl } from "#domain/addresses";
import { hasWords } from "#domain/text";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { HelpQuestionsData, HelpQuestionsProps } from "#schemas/generated/widgets/help-questions.ts";
import { Button } from "../ui/button/button.tsx";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./help-questions.module.css";

/**
 * What guests ask, by topic (HELP-03), as the help over other pages has it (HELP-01), and a search that is a
 * plain form: `q` of the address leaves the questions that have all of its words, opened where they are few.
 */
export function HelpQuestions({ id, data }: WidgetViewProps<HelpQuestionsProps, HelpQuestionsData>) {
  const t = useT();
  const page = usePage();
  const topics = data.help?.faq ?? [];
  if (topics.length === 0) return null;
  const query = (page.query.q ?? "").trim().slice(0, MOST_CHARACTERS);
  const found = topics
    .map((topic) => ({
      ...topic,
      faqList: topic.faqList.filter(({ question, answer }) => hasWords(`${question} ${answer}`, query)),
    }))
    .filter(({ faqList }) => faqList.length > 0);
  const count = found.reduce((sum, { faqList }) => sum + faqList.length, 0);
  const base = id.replaceAll(".", "-");
  const locale = new URLSearchParams(withLocale(page, page.path).split("?")[1]).get("locale");
  return (
    <section className={styles.questions} aria-label={t("help.questions")}>
      <search>
        <form method="get" action={page.path} data-navigate="" className={styles.form}>
          {locale && <input type="hidden" name="locale" value={locale} />}
          <TextField
            id={`${base}-q`}
            type="search"
            name="q"
            label={t("help.search")}
            defaultValue={query}
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.field}
          />
          <Button type="submit" variant="secondary">
            {t("help.find")}
          </Button>
        </form>
      </search>
      {query !== "" && (
        <div role="status" className={styles.found}>
          <p>{t("help.found", { count })}</p>
          {count === 0 && (
            <p>
              {t("help.none")} <a href={withLocale(page, assistUrl())}>{t("assist.title")}</a>
            </p>
          )}
          <a href={withLocale(page, page.path)}>{t("help.all")}</a>
        </div>
      )}
      {found.map(({ id: topic, title, faqList }) => (
        <section key={topic} aria-labelledby={`${base}-${topic}`}>
          <h2 id={`${base}-${topic}`} className={styles.topic}>
            {title}
          </h2>
          {faqList.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} open={query !== "" && count <= OPENED}>
              <p className={styles.text}>{answer}</p>
            </Disclosure>
          ))}
        </section>
      ))}
    </section>
  );
}

/** Of what is searched for. */
const MOST_CHARACTERS = 100;
/** Questions that are found are opened up to so many. */
const OPENED = 3;
