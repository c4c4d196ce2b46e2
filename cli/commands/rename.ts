import { knownName } from "../add/names.ts";
import { type ChangeOptions, carryOutChange } from "../change/carry-out-change.ts";
import { generateAfter } from "../change/generate-after.ts";
import { planRename } from "../change/plan-rename.ts";
import { readProject } from "../change/project-text.ts";
import { type Kind, namesOf } from "../change/thing.ts";

export interface RenameOptions extends ChangeOptions {
  readonly kind: Kind;
  readonly name: string;
  readonly new: string;
}

/** `staywright rename <kind> <name> <new>`: gives a thing another name, and every place that says the old one with it. */
export async function rename(options: RenameOptions): Promise<number> {
  const { root, kind, new: to } = options;
  const project = readProject(root);
  const name =
    kind === "message" ? options.name : knownName(kind, options.name, namesOf(project.files, kind));
  return carryOutChange(options, {
    project,
    kind,
    name,
    to,
    plan: () => planRename(project, { kind, from: name, to }),
    after: () => generateAfter(root, kind),
  });
}
