import { type ChangeOptions, carryOutChange } from "../change/carry-out-change.ts";
import { planRemove } from "../change/plan-remove.ts";
import { startChange } from "../change/start-change.ts";
import type { Kind } from "../change/thing.ts";

export interface RemoveOptions extends ChangeOptions {
  readonly kind: Kind;
  readonly name: string;
  readonly withSites?: boolean;
}

/** `staywright remove <kind> <name>`: takes a thing away, with everything that named it and nothing else. */
export async function remove(options: RemoveOptions): Promise<number> {
  const { kind, withSites = false } = options;
  const { project, name, after } = startChange(options);
  return carryOutChange(options, {
    project,
    kind,
    name,
    plan: () => planRemove(project, { kind, name, withSites }),
    after,
  });
}
