/**
 * A release that a share of a channel's guests see before the others. It is part of what the channel shows,
 * so that a change of either is made by one publisher only; what its answers and those of the live release
 * came to is counted beside it, by the change that began it.
 */
export const releaseCanaries = {
  name: "0019-release-canaries",
  statements: [
    `ALTER TABLE release_channel
      ADD COLUMN canary text REFERENCES release,
      ADD COLUMN canary_percent smallint CHECK (canary_percent BETWEEN 0 AND 100),
      ADD COLUMN canary_since bigint,
      ADD CHECK (num_nonnulls(canary, canary_percent, canary_since) IN (0, 3)),
      ADD CHECK (canary IS NULL OR release IS NOT NULL AND canary <> release)`,
    "ALTER TABLE release_event ADD COLUMN percent smallint CHECK (percent BETWEEN 0 AND 100)",
    "ALTER TABLE release_event DROP CONSTRAINT release_event_kind_check",
    `ALTER TABLE release_event ADD CONSTRAINT release_event_kind_check
      CHECK (kind IN ('publish', 'rollback', 'follow', 'canary', 'share', 'promote', 'abort'))`,
    "ALTER TABLE release_plan ADD COLUMN percent smallint CHECK (percent BETWEEN 0 AND 100)",
    `CREATE TABLE release_canary_count (
      channel text NOT NULL REFERENCES release_channel ON DELETE CASCADE,
      since bigint NOT NULL,
      arm text NOT NULL CHECK (arm IN ('live', 'canary')),
      answers bigint NOT NULL DEFAULT 0 CHECK (answers >= 0),
      failures bigint NOT NULL DEFAULT 0 CHECK (failures BETWEEN 0 AND answers),
      PRIMARY KEY (channel, since, arm)
    )`,
  ],
} as const;
