import colours from "picocolors";
import { databaseStatus } from "#server";
import { databasePlace } from "../database-place.ts";
import type { Check } from "../doctor/check.ts";
import { checkConfiguration } from "../doctor/configuration.ts";
import { checkDatabase } from "../doctor/database.ts";
import {
  checkBuild,
  checkChromium,
  checkDisk,
  checkGenerated,
  checkNode,
  checkPackages,
} from "../doctor/environment.ts";
import { checkLocalhost, checkPort } from "../doctor/network.ts";
import { createProgress } from "../output/progress.ts";
import type { Usage } from "../usage/usage.d.ts";

export interface DoctorOptions {
  readonly root: string;
  readonly json: boolean;
  /** Start the embedded database for a look when it does not run. */
  readonly deep?: boolean;
  /** The commands, whose page in docs/ is one of the generated files. */
  readonly usages?: readonly Usage[];
}

/**
 * `staywright doctor`: what stands in the way of running this project. Changes nothing. Returns 1 when
 * something does.
 */
export async function doctor({ root, json, deep = false, usages }: DoctorOptions): Promise<number> {
  const progress = createProgress();
  const checks: Check[] = [];
  const look = async (what: string, check: () => Promise<readonly Check[]> | readonly Check[]) => {
    progress.say(`${what} …`);
    checks.push(...(await check()));
  };
  let site: string | undefined;
  await look("Environment", async () => [
    checkNode(root),
    checkPackages(root),
    await checkGenerated(root, usages),
    await checkBuild(root),
    await checkChromium(),
    await checkDisk(root),
  ]);
  await look("Configuration", async () => {
    const configuration = await checkConfiguration(root);
    site = configuration.site;
    return configuration.checks;
  });
  await look("Database", async () =>
    checkDatabase(await databaseStatus({ ...databasePlace(root), start: deep })),
  );
  await look("Network", async () => [
    await checkPort(Number(process.env.PORT || 3000)),
    await checkLocalhost(`${site ?? "site"}.localhost`),
  ]);
  progress.end();
  if (json) console.log(JSON.stringify({ checks }, null, 2));
  else console.log(shown(checks));
  return checks.some(({ status }) => status === "problem") ? 1 : 0;
}

const PAINT = { ok: colours.green, warning: colours.yellow, problem: colours.red } as const;

function shown(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks
    .map(({ name, status, message, advice }) => {
      const line = `${PAINT[status](status.padEnd(7))}  ${name.padEnd(width)}  ${message}`;
      return advice ? `${line}\n${" ".repeat(width + 11)}${colours.dim(advice)}` : line;
    })
    .join("\n");
}
