import type { ReactNode } from "react";
import { resetPasswordUrl } from "#domain/addresses";
import { usePage, withLocale } from "#renderer";
import { buttonClass } from "../../ui/button/button.tsx";
import type { LinkedStep, SignInFlow } from "./use-sign-in.ts";

interface StepLinkProps {
  readonly flow: SignInFlow;
  readonly to: LinkedStep;
  readonly variant?: "ghost" | "secondary";
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * Leads to another step, by an address of the page to sign in on: a code that was sent goes on until it ends.
 * In a popup the step is shown in place, and the address is for other tabs.
 */
export function StepLink({ flow, to, variant = "ghost", wide = false, children }: StepLinkProps) {
  const page = usePage();
  const { action, show, state } = flow;
  const query = new URLSearchParams({ step: to, retUrl: state.return_to });
  const href =
    to === "forgot"
      ? withLocale(page, resetPasswordUrl())
      : `${action}${action.includes("?") ? "&" : "?"}${String(query).replaceAll("%2F", "/")}`;
  return (
    <a
      href={href}
      className={buttonClass({ variant, wide })}
      onClick={(event) => {
        if (!show || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show(to);
      }}
    >
      {children}
    </a>
  );
}
