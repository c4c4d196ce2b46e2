import { errorMessageId } from "#domain/shell";
import { usePage, useT } from "#renderer";
import { Notice } from "../../ui/notice/notice.tsx";

/** Why the form that was sent last was not taken. */
export function StepProblem() {
  const t = useT();
  const { query } = usePage();
  if (!query.tried) return null;
  return (
    <Notice tone="danger" live focused>
      {t(query.problem ? errorMessageId(query.problem) : `membership.refused-${refusedStep(query.tried)}`)}
    </Notice>
  );
}

function refusedStep(step: string): "home" | "plan" {
  return step === "home" ? step : "plan";
}
