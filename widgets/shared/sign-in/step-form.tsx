import type { ReactNode } from "react";
import { FormKey } from "../shell/form-key.tsx";
import type { SignInFlow } from "./use-sign-in.ts";

interface StepFormProps {
  readonly flow: SignInFlow;
  readonly step:
    | "start"
    | "email"
    | "password"
    | "link"
    | "code"
    | "resend"
    | "signup"
    | "signout"
    | "callerid"
    | "passkey";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A step as a form of its own, which works without a script: the page itself takes it. */
export function StepForm({ flow, step, className, children }: StepFormProps) {
  return (
    <form
      noValidate
      method="post"
      action={flow.action}
      data-draft={`form:sign-in-${step}`}
      className={className}
      onSubmit={flow.submit}
    >
      <FormKey />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="retUrl" value={flow.state.return_to} />
      {children}
    </form>
  );
}
