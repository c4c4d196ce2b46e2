import { SettingError } from "./setting-error.ts";

/**
 * A whole number of the environment, or `fallback` where it says none. @throws SettingError naming the
 * variable that is wrong.
 */
export function wholeNumber(
  environment: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}
