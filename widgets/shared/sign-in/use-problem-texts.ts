import type { FieldProblem } from "#domain/text";
import { useT } from "#renderer";

/** Problems of fields in words. */
export function useProblemTexts(problems: readonly FieldProblem[]) {
  const t = useT();
  return problems.map(({ field, messageId, values }) => ({ field, text: t(messageId, values) }));
}
