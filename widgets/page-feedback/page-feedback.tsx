import { apiBase, usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { PageFeedbackProps } from "#schemas/generated/widgets/page-feedback.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import styles from "./page-feedback.module.css";

/**
 * Asks whether a page helped (SNACK-03). Answers are links to what comes next, so that they lead there
 * whatever becomes of the answer; their script tells the feedback host. Only hosts and addresses that the
 * limits list are reached.
 */
export function PageFeedback({ id, props }: WidgetViewProps<PageFeedbackProps>) {
  const page = usePage();
  const { brand, domain, limits } = useSite();
  const t = useT();
  const { hosts, urls, waitMs } = limits.feedback;
  const answers = props.answers.filter(({ url }) => urls.includes(url));
  const { feedbackHost = "" } = brand;
  const { article, word } = page.route.params;
  const titleId = `${id.replaceAll(".", "-")}-question`;
  if (answers.length === 0) return null;
  return (
    <section
      className={styles.feedback}
      aria-labelledby={titleId}
      data-wake="press"
      data-host={hosts.includes(feedbackHost) ? feedbackHost : apiBase(domain.apiBaseHost)}
      data-widget={props.widgetId}
      data-item={article ?? word ?? page.page}
      data-wait={waitMs}
    >
      <h2 id={titleId} className={styles.question}>
        {t(props.question)}
      </h2>
      <p className={styles.answers}>
        {answers.map(({ action, label, url }) => (
          <ButtonLink
            key={action}
            href={url.startsWith("/") ? withLocale(page, url) : url}
            variant="secondary"
            data-action={action}
          >
            {t(label)}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}
