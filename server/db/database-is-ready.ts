import pg from "pg";

/** True when the server answers under this address within two seconds. */
export function databaseIsReady(url: string): Promise<boolean> {
  return answers(url, "SELECT 1");
}

/** True when anybody else is connected to the server. */
export function hasClients(url: string): Promise<boolean> {
  return answers(
    url,
    "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1",
  );
}

/** True when the query finds a row. */
async function answers(url: string, query: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query(query)).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
