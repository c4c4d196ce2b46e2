import { SettingError } from "../../platform/setting-error.ts";
import { serviceAddress } from "../service-address.ts";
import { together } from "../together.ts";
import type { S3Settings } from "./s3-storage.ts";

/**
 * The bucket that files are kept in; undefined for the folder of this machine. @throws SettingError naming
 * the variable that is wrong.
 */
export function readStorageSettings(environment: NodeJS.ProcessEnv): S3Settings | undefined {
  const given = together(environment, ["STORAGE_URL", "STORAGE_KEY_ID", "STORAGE_SECRET"]);
  if (!given) return undefined;
  const url = URL.canParse(given.STORAGE_URL) ? new URL(given.STORAGE_URL) : undefined;
  const region = url?.searchParams.get("region") ?? "";
  if (
    url?.protocol !== "s3:" ||
    !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(url.hostname) ||
    !/^[a-z0-9-]+$/.test(region)
  )
    throw new SettingError(
      'STORAGE_URL must be an address such as "s3://bucket/prefix?region=eu-west-1", with &endpoint=https://… for another store than Amazon\'s.',
    );
  const endpoint = url.searchParams.get("endpoint");
  const origin = endpoint
    ? `${serviceAddress("STORAGE_URL", endpoint).replace(/\/+$/, "")}/${url.hostname}`
    : `https://${url.hostname}.s3.${region}.amazonaws.com`;
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  return {
    base: `${origin}/${prefix ? `${prefix}/` : ""}`,
    region,
    keyId: given.STORAGE_KEY_ID,
    secret: given.STORAGE_SECRET,
  };
}
