import { clsx } from "clsx";
import styles from "./footer-column.module.css";

export interface FooterColumnProps {
  readonly heading: string;
  readonly links: readonly {
    readonly href: string;
    readonly label: string;
    readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  }[];
  /** Links side by side instead of one below the other. */
  readonly flow?: boolean;
}

/** A heading with links. */
export function FooterColumn({ heading, links, flow = false }: FooterColumnProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={clsx(styles.links, flow && styles.flow)}>
        {links.map(({ href, label, attributes }) => (
          <li key={href}>
            <a href={href} className={styles.link} {...attributes}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
