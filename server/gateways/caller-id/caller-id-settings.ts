import { SettingError } from "../../platform/setting-error.ts";
import { serviceAddress } from "../service-address.ts";
import { together } from "../together.ts";
import type { CallerIdSettings } from "./http-caller-id.ts";

/**
 * The service of caller id; undefined where none is connected. @throws SettingError naming the variable that
 * is wrong.
 */
export function readCallerIdSettings(environment: NodeJS.ProcessEnv): CallerIdSettings | undefined {
  const given = together(environment, ["CALLER_ID_URL", "CALLER_ID_KEY"]);
  if (!given) return undefined;
  const { origin, href } = new URL(serviceAddress("CALLER_ID_URL", given.CALLER_ID_URL));
  if (href !== `${origin}/`)
    throw new SettingError('CALLER_ID_URL must be an origin such as "https://id.example.com".');
  return { origin, key: given.CALLER_ID_KEY };
}
