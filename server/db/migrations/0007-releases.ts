/**
 * Releases as they are published: the stored ones, the one each channel shows, and what happened to a
 * channel. Nothing is ever taken out of the history; `generation` counts the changes of a channel, so that
 * each is made by one publisher only.
 */
export const releases = {
  name: "0007-releases",
  statements: [
    `CREATE TABLE release (
      hash text PRIMARY KEY,
      format integer NOT NULL,
      code text NOT NULL,
      built_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      note text NOT NULL DEFAULT '',
      sites integer NOT NULL CHECK (sites >= 1),
      findings integer NOT NULL DEFAULT 0 CHECK (findings >= 0),
      content bytea NOT NULL,
      source bytea NOT NULL
    )`,
    "CREATE INDEX release_created ON release (created_at)",
    `CREATE TABLE release_file (
      release text NOT NULL REFERENCES release ON DELETE CASCADE,
      path text NOT NULL,
      hash text NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (release, path)
    )`,
    "CREATE INDEX release_file_hash ON release_file (hash)",
    "CREATE INDEX release_file_path ON release_file (path)",
    `CREATE TABLE release_channel (
      channel text PRIMARY KEY,
      release text REFERENCES release,
      generation bigint NOT NULL CHECK (generation >= 0)
    )`,
    `CREATE TABLE release_event (
      channel text NOT NULL REFERENCES release_channel,
      generation bigint NOT NULL,
      kind text NOT NULL CHECK (kind IN ('publish', 'rollback', 'follow')),
      from_release text,
      to_release text,
      note text NOT NULL DEFAULT '',
      at timestamptz NOT NULL,
      PRIMARY KEY (channel, generation),
      CHECK ((kind = 'follow') = (to_release IS NULL))
    )`,
    `CREATE TABLE release_server (
      server_id text PRIMARY KEY,
      channel text NOT NULL,
      generation bigint NOT NULL,
      release text NOT NULL,
      problem text NOT NULL DEFAULT '',
      seen_at timestamptz NOT NULL
    )`,
    `CREATE TABLE server_secret (
      name text PRIMARY KEY,
      secret bytea NOT NULL,
      created_at timestamptz NOT NULL
    )`,
  ],
} as const;
