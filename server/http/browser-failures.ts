import type { FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";
import type { CanaryWatch } from "../releases/canary-watch.ts";
import { RELEASE_HEADER, type ReleaseOf } from "../releases/request-release.ts";
import { guardOrigin } from "./change-guard.ts";

/**
 * Takes what pages report of failures in the browser (`POST /_failures`): an island that broke, a script that
 * threw, a message that could not be said (LOC-04). The report of a guest who takes part in the comparison of
 * a canary counts as an answer of that release which failed. It names a page type and an island or a message,
 * and nothing of the guest; how much one address may report is limited.
 */
export function registerBrowserFailures(
  app: FastifyInstance,
  {
    releaseOf,
    watch,
    registry,
  }: {
    readonly releaseOf: ReleaseOf;
    /** Absent where no canary runs. */
    readonly watch: CanaryWatch | undefined;
    readonly registry: Registry;
  },
): void {
  const failures = new Counter({
    name: "browser_failures_total",
    help: "Failures of islands, scripts and messages that pages reported from browsers.",
    labelNames: ["what"],
    registers: [registry],
  });
  const told = new Set<string>();

  app.post<{ Body: Report }>(
    "/_failures",
    { schema: { body: REPORT }, bodyLimit: 1024 },
    async (request, reply) => {
      guardOrigin(request);
      await app.guardRate(request, "reports");
      const { page, node, message } = request.body;
      const { release, counted } = releaseOf(request);
      const kind = message === undefined ? (node === undefined ? "script" : "island") : "message";
      failures.inc({ what: kind });
      // A page of a release that is not shown any more says nothing of those that are.
      const isShown = request.headers[RELEASE_HEADER] === release.hash;
      if (counted && isShown) watch?.count(counted, true);
      const what = { script: "A script", island: `The island ${node}`, message: `The message ${message}` }[
        kind
      ];
      const line = `${what} of the page ${page} failed in a browser, in ${isShown ? `release ${release.hash}` : "an earlier release"}.`;
      // Once is enough to look for it, and what strangers send must not fill the log.
      if (!told.has(line) && told.size < MOST_TOLD) {
        told.add(line);
        request.log.warn(line);
      }
      return reply.code(204).header("cache-control", "no-store").send();
    },
  );
}

interface Report {
  /** Page type, such as `home`. */
  readonly page: string;
  /** Address of the island that failed; absent for a script. */
  readonly node?: string;
  /** Id of the message that failed. */
  readonly message?: string;
}

const REPORT = {
  type: "object",
  additionalProperties: false,
  required: ["page"],
  properties: {
    page: { type: "string", pattern: "^[A-Za-z0-9-]{1,60}$" },
    node: { type: "string", pattern: "^[A-Za-z0-9.-]{1,160}$" },
    message: { type: "string", pattern: "^[A-Za-z0-9._-]{1,160}$" },
  },
} as const;

const MOST_TOLD = 500;
