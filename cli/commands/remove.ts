import { knownName } from "../add/names.ts";
import { type ChangeOptions, carryOutChange } from "../change/carry-out-change.ts";
import { generateAfter } from "../change/generate-after.ts";
import { planRemove } from "../change/plan-remove.ts";
import { readProject } from "../change/project-text.ts";
import { type Kind, namesOf } from "../change/thing.ts";

export interface RemoveOptions extends ChangeOptions {
  readonly kind: Kind;
  readonly name: string;
  readonly withSites?: boolean;
}

/** `staywright remove <kind> <name>`: takes a thing away, with everything that named it and nothing else. */
export async function remove(options: RemoveOptions): Promise<number> {
  const { root, kind, withSites = false } = options;
  const project = readProject(root);
  const name =
    kind === "message" ? options.name : knownName(kind, options.name, namesOf(project.files, kind));
  return carryOutChange(options, {
    project,
    kind,
    name,
    plan: () => planRemove(project, { kind, name, withSites }),
    after: () => generateAfter(root, kind),
  });
}
