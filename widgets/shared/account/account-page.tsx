import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "./account-page.module.css";

interface AccountPageProps {
  readonly title: string;
  /** The way back, which stands across from the title; absent where there is none. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** One narrow column of cards under a title: the pages of a guest's account. */
export function AccountPage({ title, back, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {back && (
          <ButtonLink href={back.href} variant="ghost">
            {back.label}
          </ButtonLink>
        )}
      </header>
      {children}
    </div>
  );
}
