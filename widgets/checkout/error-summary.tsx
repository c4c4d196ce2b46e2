import { useT } from "#renderer";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./checkout.module.css";
import type { GuestForm } from "./use-guest-form.ts";

/**
 * What is still wrong after a press, each with a link to its field; how much it is is announced, the first
 * field has the focus.
 */
export function ErrorSummary({ guest }: { readonly guest: Pick<GuestForm, "summary" | "field"> }) {
  const t = useT();
  const { summary, field } = guest;
  const title = summary.length > 0 ? t("checkout.errors-title", { count: summary.length }) : "";
  return (
    <>
      <p role="status" className="visually-hidden">
        {title}
      </p>
      {title && (
        <Notice tone="danger" title={title}>
          <ul className={styles.rules}>
            {summary.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${field(name).id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field(name).id)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
