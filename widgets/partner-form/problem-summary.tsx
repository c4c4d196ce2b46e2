import { useT } from "#renderer";
import inquiry from "../shared/inquiry/inquiry.module.css";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./partner-form.module.css";
import type { InquiryField, InquiryProblem } from "./use-inquiry.ts";

interface ProblemSummaryProps {
  readonly problems: readonly InquiryProblem[];
  /** Id of a field's control. */
  readonly idOf: (name: InquiryField) => string;
}

/** What has to be mended before the form can be sent, each with a link to its field. */
export function ProblemSummary({ problems, idOf }: ProblemSummaryProps) {
  const t = useT();
  const title = problems.length > 0 ? t("partner.problems", { count: problems.length }) : "";
  return (
    <div className={`${inquiry.wide} ${styles.problems}`} hidden={problems.length === 0}>
      <p role="status" className="visually-hidden">
        {title}
      </p>
      {title && (
        <Notice tone="danger" title={title}>
          <ul>
            {problems.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(idOf(name))?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
