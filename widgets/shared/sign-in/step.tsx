import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { ForgottenStep } from "./forgotten-step.tsx";
import { LinkStep } from "./link-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import { SignUpStep } from "./sign-up-step.tsx";
import { SignedIn } from "./signed-in.tsx";
import type { SignInFlow } from "./use-sign-in.ts";

/** The step that a guest is at. */
export function Step({ flow }: { readonly flow: SignInFlow }) {
  const View = STEPS[flow.state.step];
  return <View flow={flow} />;
}

const STEPS = {
  start: PhoneStep,
  email: EmailStep,
  password: PasswordStep,
  forgot: ForgottenStep,
  link: LinkStep,
  code: CodeStep,
  signup: SignUpStep,
  in: SignedIn,
};
