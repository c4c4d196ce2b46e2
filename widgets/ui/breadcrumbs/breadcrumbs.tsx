import { chevronRightIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./breadcrumbs.module.css";

export interface Breadcrumb {
  readonly name: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** Accessible name of the trail. */
  readonly label: string;
  /** From the home page down; the last one is this page. */
  readonly items: readonly Breadcrumb[];
}

/** Where this page lies. One line that scrolls on small screens. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li key={href} className={styles.item}>
            {index > 0 && <Icon of={chevronRightIcon} size={14} className={styles.separator} />}
            {index < items.length - 1 ? (
              <a href={href} className={styles.link}>
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
