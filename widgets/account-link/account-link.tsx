import type { WidgetViewProps } from "#renderer";
import type { AccountLinkData, AccountLinkProps } from "#schemas/generated/widgets/account-link.ts";
import { AccountEntry } from "../shared/shell/account-entry.tsx";

/** The guest's name in the bar; for a stranger, and where nobody can say who it is, the way to sign in. */
export function AccountLink({ props, data }: WidgetViewProps<AccountLinkProps, AccountLinkData>) {
  return <AccountEntry guest={data.user?.isLoggedIn ? data.user : undefined} isHere={props.signInPage} />;
}
