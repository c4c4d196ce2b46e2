import { useT } from "#renderer";
import type { MessageArticle } from "../shared/content/message-article.ts";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import styles from "./help-popup.module.css";

interface ArticlePartsProps {
  readonly article: MessageArticle;
  readonly values: Readonly<Record<string, string>>;
  /** Whether every part is open. */
  readonly isOpen?: boolean;
}

/** Parts of an article of messages, those with a title behind it. */
export function ArticleParts({ article: { parts }, values, isOpen = false }: ArticlePartsProps) {
  const t = useT();
  return (
    <div>
      {parts.map(({ title, text }) =>
        title ? (
          <Disclosure key={text} summary={t(title, values)} open={isOpen}>
            <p className={styles.text}>{t(text, values)}</p>
          </Disclosure>
        ) : (
          <p key={text} className={styles.text}>
            {t(text, values)}
          </p>
        ),
      )}
    </div>
  );
}
