import { clsx } from "clsx";
import { accountUrl, loginUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import { Icon } from "../../ui/icon/icon.tsx";
import { userIcon } from "../../ui/icon/travel-icons.ts";
import styles from "./account-entry.module.css";
import { signInPopup } from "./sign-in-popup.ts";

interface AccountEntryProps {
  /** Who is signed in; absent for a stranger. `name` is missing where nobody has said it. */
  readonly guest?: { readonly name?: string | undefined } | undefined;
  /** Whether the page at hand is the one to sign in on. */
  readonly isHere?: boolean;
}

/**
 * The end of the bar: the way to sign in, or the guest's name, which leads to what is theirs. Both take the
 * same room, so that nothing moves where one takes the other's place. A browser that runs no scripts is never
 * filled with a name, so there the entry claims nothing of who reads.
 */
export function AccountEntry({ guest, isHere = false }: AccountEntryProps) {
  const page = usePage();
  const t = useT();
  if (!guest)
    return (
      <>
        <a
          href={withLocale(page, loginUrl())}
          className={clsx(styles.entry, styles.stranger)}
          aria-current={isHere ? "page" : undefined}
          data-modal={isHere ? undefined : signInPopup(page)}
        >
          <Icon of={userIcon} />
          <span className={styles.words}>{t("shell.login")}</span>
        </a>
        <noscript>
          <AnyonesEntry />
        </noscript>
      </>
    );
  const account = t("profile.title");
  return (
    <a href={withLocale(page, accountUrl())} className={styles.entry} data-signed-in="">
      <Icon of={userIcon} />
      <span className={styles.words}>
        <span className={styles.room} aria-hidden="true">
          {t("shell.login")}
        </span>
        <bdi className={styles.name}>{guest.name ?? account}</bdi>
        {guest.name !== undefined && <span className="visually-hidden">{account}</span>}
      </span>
    </a>
  );
}

/**
 * The end of the bar where nobody can say who reads: a page that is the same for everybody and stays so. It
 * leads to a page that is made for each guest, and knows.
 */
export function AnyonesEntry() {
  const page = usePage();
  const t = useT();
  return (
    <a href={withLocale(page, accountUrl())} className={styles.entry}>
      <Icon of={userIcon} />
      <span className={styles.words}>{t("shell.account")}</span>
    </a>
  );
}
