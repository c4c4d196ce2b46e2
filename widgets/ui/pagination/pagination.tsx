import { clsx } from "clsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import { pageWindow } from "./page-window.ts";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** Where the step forward leads when not to the next page by its number. */
  readonly nextHref?: string;
  readonly labels: {
    readonly nav: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

/** Links to the pages of a list: real addresses, so they can be opened, shared and crawled. */
export function Pagination({ page, pages, hrefOf, nextHref, labels }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.nav} className={styles.pagination}>
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} label={labels.previous} rel="prev" />
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((item) =>
          item.gap ? (
            <li key={item.key} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.key}>
              <a
                href={hrefOf(item.page)}
                aria-label={labels.page(item.page)}
                aria-current={item.page === page ? "page" : undefined}
                className={styles.page}
              >
                {item.page}
              </a>
            </li>
          ),
        )}
      </ol>
      <Step
        href={page < pages ? (nextHref ?? hrefOf(page + 1)) : undefined}
        label={labels.next}
        rel={nextHref ? "next nofollow" : "next"}
      />
    </nav>
  );
}

function Step({
  href,
  label,
  rel,
}: {
  readonly href: string | undefined;
  readonly label: string;
  readonly rel: "prev" | "next" | "next nofollow";
}) {
  const icon = <Icon of={rel === "prev" ? chevronLeftIcon : chevronRightIcon} size={18} />;
  if (!href) {
    return (
      <span className={clsx(styles.step, styles.off)} aria-hidden="true">
        {icon}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} aria-label={label} className={styles.step}>
      {icon}
    </a>
  );
}
