import { SettingError } from "../platform/setting-error.ts";

/**
 * Address of a service. What is sent there is personal: in clear it goes to this machine only. @throws
 * SettingError naming the variable.
 */
export function serviceAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(url?.hostname ?? "");
  const isGood = url?.protocol === "https:" || (url?.protocol === "http:" && isHere);
  if (!url || !isGood || url.username || url.password)
    throw new SettingError(
      `${name} must be an address such as "https://service.example.com/path", without a password.`,
    );
  return url.href;
}
