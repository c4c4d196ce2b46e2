import { SettingError } from "../platform/setting-error.ts";

/**
 * Checks the address of a database and returns it.
 * @throws SettingError that says what is wrong with it, without repeating it: it may hold a password.
 */
export function databaseAddress(text: string, variable = "DATABASE_URL"): string {
  const hint = "It must read postgres://user:password@host:port/database.";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SettingError(`${variable} is no address. ${hint}`);
  }
  if (url.protocol !== "postgres:" && url.protocol !== "postgresql:")
    throw new SettingError(`${variable} begins with "${url.protocol}", not with "postgres:". ${hint}`);
  if (url.pathname.length < 2) throw new SettingError(`${variable} names no database. ${hint}`);
  return text;
}
