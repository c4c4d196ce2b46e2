import { SettingError } from "../platform/setting-error.ts";

/**
 * Variables that mean something together only; undefined where none is set. @throws SettingError naming what
 * is missing.
 */
export function together<Name extends string>(
  environment: NodeJS.ProcessEnv,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    const given = names.filter((name) => environment[name]);
    throw new SettingError(`${given.join(", ")} is set and ${missing.join(", ")} is not: they go together.`);
  }
  return environment as Record<Name, string>;
}
