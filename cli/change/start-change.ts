import { knownName } from "../add/names.ts";
import { generateAfter } from "./generate-after.ts";
import { readProject } from "./project-text.ts";
import { type Kind, namesOf } from "./thing.ts";

/**
 * What every change of a thing starts from: the project, the thing's name as it is written there, and what
 * follows the change.
 */
export function startChange({
  root,
  kind,
  name,
}: {
  readonly root: string;
  readonly kind: Kind;
  readonly name: string;
}) {
  const project = readProject(root);
  return {
    project,
    name: kind === "message" ? name : knownName(kind, name, namesOf(project.files, kind)),
    after: () => generateAfter(root, kind),
  };
}
