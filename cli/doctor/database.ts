import type { DatabaseStatus } from "#server";
import { type Check, ok, problem, warning } from "./check.ts";

/** A few seconds make holds and quotes end at another time than guests are told. */
const MOST_SKEW_MS = 2000;

/** What the state of the database means. */
export function checkDatabase(status: DatabaseStatus): Check[] {
  switch (status.state) {
    case "none":
      return [warning("Database", "the embedded one is not made yet", "npm start makes it.")];
    case "stopped":
      return [ok("Database", "embedded, not running (--deep starts it for a look)")];
    case "unreachable":
      return [
        problem(
          "Database",
          `not reachable: ${status.reason}`,
          "Look at DATABASE_URL and whether the server runs.",
        ),
      ];
    case "reachable": {
      const { version, isEmbedded, missingMigrations, clockAheadMs, liveRelease } = status;
      const server = `PostgreSQL ${version}${isEmbedded ? ", embedded" : ""}`;
      return [
        ok("Database", server),
        checkMigrations(missingMigrations),
        checkClock(clockAheadMs),
        ok("Published release", liveRelease ?? "none; servers follow the configuration folder"),
      ];
    }
  }
}

function checkMigrations(missing: readonly string[] | null): Check {
  if (missing === null) return warning("Tables", "not made yet", "npm start makes them.");
  if (missing.length === 0) return ok("Tables", "every migration ran");
  return warning("Tables", `${missing.length} migrations to run (${missing[0]} …)`, "npm start runs them.");
}

function checkClock(aheadMs: number): Check {
  const ahead = `${Math.abs(aheadMs)} ms ${aheadMs < 0 ? "behind" : "ahead of"}`;
  const message = `the database's clock is ${ahead} this machine's`;
  if (Math.abs(aheadMs) <= MOST_SKEW_MS) return ok("Clock", message);
  return problem("Clock", message, "Set both clocks by NTP: holds and quotes end by the database's clock.");
}
