/** First line of a backup. */
export interface BackupHead {
  readonly format: "staywright-backup";
  readonly version: 1;
  readonly made_at: string;
  /** Migrations the tables had been brought up to, oldest first. */
  readonly migrations: readonly string[];
}

/** Line before the rows of a table; each row is then a line of JSON, exactly as PostgreSQL writes it. */
export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Last line: without it a backup was cut short. */
export interface BackupEnd {
  readonly complete: true;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** What a running server says of itself, and which migrations ran: neither is data. */
export const NOT_KEPT: ReadonlySet<string> = new Set(["migration", "release_server"]);
