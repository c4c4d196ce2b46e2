import { Notice } from "../../ui/notice/notice.tsx";
import type { SignInFlow } from "./use-sign-in.ts";

/** Why a step was refused, said as it happens; nothing where it was not. */
export function StepFailure({ flow }: { readonly flow: SignInFlow }) {
  return (
    flow.failure && (
      <Notice tone="danger" live>
        {flow.failure}
      </Notice>
    )
  );
}
