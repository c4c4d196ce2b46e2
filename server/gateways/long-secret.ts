import { SettingError } from "../platform/setting-error.ts";

/** A secret that signs. @throws SettingError naming the variable where it is short enough to be guessed. */
export function longSecret(name: string, text: string): string {
  if (text.length < 16) throw new SettingError(`${name} must have 16 characters or more.`);
  return text;
}
