import { type ChangeOptions, carryOutChange } from "../change/carry-out-change.ts";
import { planRename } from "../change/plan-rename.ts";
import { startChange } from "../change/start-change.ts";
import type { Kind } from "../change/thing.ts";

export interface RenameOptions extends ChangeOptions {
  readonly kind: Kind;
  readonly name: string;
  readonly new: string;
}

/**
 * `staywright rename <kind> <name> <new>`: gives a thing another name, and every place that says the old one
 * with it.
 */
export async function rename(options: RenameOptions): Promise<number> {
  const { kind, new: to } = options;
  const { project, name, after } = startChange(options);
  return carryOutChange(options, {
    project,
    kind,
    name,
    to,
    plan: () => planRename(project, { kind, from: name, to }),
    after,
  });
}
