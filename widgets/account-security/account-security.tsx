import { newPasswordProblems } from "#domain/account";
import { accountUrl, loginUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { AccountSecurity as Security } from "#schemas/generated/api/security.ts";
import type {
  AccountSecurityData,
  AccountSecurityProps,
} from "#schemas/generated/widgets/account-security.ts";
import { TitledPage } from "../shared/shell/titled-page.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./account-security.module.css";
import { ContactStep } from "./contact-step.tsx";
import { DeleteStep } from "./delete-step.tsx";
import { Overview } from "./overview.tsx";
import { AddPasskeyStep, RemovePasskeyStep, RenamePasskeyStep } from "./passkey-steps.tsx";
import { ProofStep } from "./proof-step.tsx";
import { SecurityForm } from "./security-form.tsx";
import { UnverifiedNotice } from "./unverified-notice.tsx";
import { useFailure } from "./use-failure.ts";

/**
 * What only the guest may do with their account, in plain forms of the page: what is begun (`?do=`) asks for
 * a proof of late first, and goes on afterwards.
 */
export function AccountSecurity({
  id: node,
  data,
}: WidgetViewProps<AccountSecurityProps, AccountSecurityData>) {
  const t = useT();
  const page = usePage();
  const { query } = page;
  const { whole } = useFailure();
  const id = node.replaceAll(".", "-");
  const security = data.state?.security;
  if (!security) return query.done === "deleted" && data.state ? <Deleted /> : <Missing />;
  const begun = STEPS.find((each) => each === query.do && isPossible(each, query, security));
  const done = DONE.find((each) => each === query.done);
  const { return_to: returnTo } = security;
  const home = returnTo ?? withLocale(page, begun ? accountUrl("security") : accountUrl());
  const isUnverified = security.ways.length === 0;
  return (
    <TitledPage
      title={t("security.title")}
      back={
        begun || !returnTo ? { href: home, label: t(backLabel(begun, returnTo !== undefined)) } : undefined
      }
    >
      {done && !query.tried && (
        <Notice
          tone="success"
          live
          actions={returnTo && <ButtonLink href={returnTo}>{t("sign-in.go-on")}</ButtonLink>}
        >
          {t(`security.done-${done}`)}
        </Notice>
      )}
      {isUnverified && (begun === "phone" || begun === "email") && (
        <UnverifiedNotice kind={begun} returnTo={returnTo} />
      )}
      {whole && (
        <Notice tone="danger" live>
          {whole}
        </Notice>
      )}
      {begun ? (
        <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-begun`}>
          <Begun id={id} begun={begun} security={security} />
        </Card>
      ) : (
        <Overview id={id} security={security} />
      )}
    </TitledPage>
  );
}

/** Words of the way back: whoever takes a copy changes nothing in any case. */
function backLabel(begun: (typeof STEPS)[number] | undefined, isOnTheWay: boolean) {
  if (!begun) return "security.back";
  if (isOnTheWay) return "security.later";
  return begun === "export" ? "security.title" : "security.cancel";
}

/** A link may be older than what it is about. */
function isPossible(
  begun: (typeof STEPS)[number],
  { provider, passkey_id }: Readonly<Record<string, string>>,
  { providers, passkeys, offers_passkeys, ways }: Security,
): boolean {
  if (begun === "unlink") return providers.some(({ name }) => name === provider);
  if (begun === "passkey") return offers_passkeys;
  if (begun === "passkey-rename" || begun === "passkey-remove")
    return passkeys.some(({ id }) => id === passkey_id);
  return begun !== "password" || ways.some(({ kind }) => kind === "email");
}

interface BegunProps {
  readonly id: string;
  readonly begun: (typeof STEPS)[number];
  readonly security: Security;
}

/** What the guest has begun, once they have shown who they are. */
function Begun({ id, begun, security }: BegunProps) {
  const t = useT();
  const { query } = usePage();
  const provider = security.providers.find(({ name }) => name === query.provider);
  const passkey = security.passkeys.find(({ id: each }) => each === query.passkey_id);
  if (!security.is_proven)
    return (
      <>
        <h2 id={`${id}-begun`}>{t("security.proof-title")}</h2>
        <ProofStep id={id} security={security} begun={begun} />
      </>
    );
  const named = passkey && `\u2068${passkey.name}\u2069`;
  const title = t(TITLES[begun], { provider: provider?.label ?? "", name: named ?? "" });
  return (
    <>
      <h2 id={`${id}-begun`}>{title}</h2>
      {begun === "delete" && <DeleteStep id={id} security={security} />}
      {(begun === "phone" || begun === "email") && <ContactStep id={id} kind={begun} security={security} />}
      {begun === "password" && <PasswordForm id={id} />}
      {begun === "passkey" && <AddPasskeyStep />}
      {begun === "passkey-rename" && passkey && <RenamePasskeyStep id={id} passkey={passkey} />}
      {begun === "passkey-remove" && passkey && <RemovePasskeyStep passkey={passkey} />}
      {begun === "export" && (
        <>
          <p className={styles.text}>{t("security.export-text")}</p>
          <SecurityForm step="export" begun={begun}>
            <Button type="submit" size="l" wide>
              {t("security.export-save")}
            </Button>
          </SecurityForm>
        </>
      )}
      {begun === "unlink" && (
        <>
          <p className={styles.text}>{t("security.unlink-text", { provider: provider?.label ?? "" })}</p>
          <SecurityForm step="unlink" begun={begun} along={{ provider: query.provider }}>
            <Button type="submit" variant="danger" size="l" wide>
              {t("security.unlink")}
            </Button>
          </SecurityForm>
        </>
      )}
    </>
  );
}

function PasswordForm({ id }: { readonly id: string }) {
  const t = useT();
  const { query, limits } = usePage();
  const min = limits.signIn.passwordMin;
  const [problem] = query.tried === "password" ? newPasswordProblems(query, { min }) : [];
  return (
    <>
      <p className={styles.text}>{t("security.password-text")}</p>
      <SecurityForm step="password" begun="password">
        <TextField
          id={`${id}-new`}
          name="password"
          label={t("sign-in.choose-password")}
          hint={t("sign-in.password-hint", { min })}
          error={problem && t(problem.messageId, problem.values)}
          autoFocus={problem !== undefined}
          type="password"
          autoComplete="new-password"
          dir="ltr"
          required
        />
        <Button type="submit" size="l" wide>
          {t("sign-in.reset-save")}
        </Button>
      </SecurityForm>
    </>
  );
}

/** Said to whoever was the guest: nobody is signed in any more. */
function Deleted() {
  const t = useT();
  const page = usePage();
  return (
    <TitledPage title={t("security.deleted-title")}>
      <Card padding="l" className={styles.card}>
        <p className={styles.text}>{t("security.deleted-text", { days: page.limits.signIn.deletionDays })}</p>
        <div className={styles.actions}>
          <ButtonLink href={withLocale(page, loginUrl())} variant="secondary">
            {t("sign-in.log-in")}
          </ButtonLink>
        </div>
      </Card>
    </TitledPage>
  );
}

function Missing() {
  const t = useT();
  const page = usePage();
  return (
    <Notice tone="danger" actions={<ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}>
      {t(errorMessageId("unavailable"))}
    </Notice>
  );
}

const STEPS = [
  "phone",
  "email",
  "password",
  "unlink",
  "passkey",
  "passkey-rename",
  "passkey-remove",
  "export",
  "delete",
] as const;
const DONE = ["changed", "password", "unlinked", "passkey", "renamed", "passkey-removed", "kept"] as const;
const TITLES = {
  phone: "profile.phone",
  email: "profile.email",
  password: "sign-in.password",
  unlink: "security.unlink-title",
  passkey: "security.passkey-add",
  "passkey-rename": "security.passkey-rename",
  "passkey-remove": "security.passkey-remove-title",
  export: "security.export-title",
  delete: "security.delete-title",
} as const;
