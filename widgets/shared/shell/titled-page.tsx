import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "./titled-page.module.css";

interface TitledPageProps {
  readonly title: string;
  /** False where what follows says more than the title does, which is then only heard. */
  readonly isTitleSeen?: boolean;
  /** The way back, which stands across from the title; absent where there is none. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** `form` for a page that is filled in rather than read. */
  readonly width?: "text" | "form";
  readonly children: ReactNode;
}

/** One column of cards under a title and a way back: the pages of a guest's account and of a booking. */
export function TitledPage({ title, isTitleSeen = true, back, width = "text", children }: TitledPageProps) {
  return (
    <div className={clsx(styles.page, width === "form" && styles.form)}>
      {isTitleSeen ? (
        <header className={styles.head}>
          <h1>{title}</h1>
          {back && (
            <ButtonLink href={back.href} variant="ghost">
              {back.label}
            </ButtonLink>
          )}
        </header>
      ) : (
        <h1 className="visually-hidden">{title}</h1>
      )}
      {children}
    </div>
  );
}
