import type { HelpTopic } from "#schemas/generated/config/help-topic.ts";
import type { PathProblem } from "../../json/path-problem.ts";

/** Questions of a topic that are answered by the answer of another one (`….q` by its own `….a`). */
export function checkHelpTopic({ questions }: HelpTopic): PathProblem[] {
  return questions.flatMap(({ question, answer }, index): PathProblem[] => {
    const own = /^(.*)\.q$/.exec(question)?.[1];
    const other = /^(.*)\.a$/.exec(answer)?.[1];
    if (own === undefined || other === undefined || own === other) return [];
    const message = `"${question}" is answered by "${answer}", which answers "${other}.q".`;
    const suggestion = `Write "${own}.a".`;
    const path = ["questions", index, "answer"];
    return [{ path, code: "other-words", message, suggestion, severity: "warning" }];
  });
}

/** A question that stands in two topics which the same guests see; told at the later one. */
export function helpClashes(topics: ReadonlyMap<string, HelpTopic>) {
  const owners = new Map<string, string>();
  return [...topics].flatMap(([id, { questions }]) =>
    questions.flatMap(({ question }, index) => {
      const owner = owners.get(question);
      owners.set(question, owner ?? id);
      if (owner === undefined) return [];
      return [
        {
          id,
          path: ["questions", String(index), "question"],
          code: "same-name",
          severity: "warning" as const,
          message: `"${question}" is asked in "${owner}" already.`,
          suggestion: "Write another question, or take one of the two out.",
        },
      ];
    }),
  );
}
