import pg from "pg";

/**
 * Makes the database when it is missing and returns its address. `serverUrl` names any database of the same
 * server.
 */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch(ignoreExisting);
  } finally {
    await client.end();
  }
  return databaseUrl(serverUrl, name);
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

function ignoreExisting(error: { code?: string }): void {
  // Another process made it between the look and the making.
  if (error.code !== "42P04" && error.code !== "23505") throw error;
}
