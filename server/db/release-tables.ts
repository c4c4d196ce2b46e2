import type { Generated } from "kysely";
import type { Instant } from "./column.ts";

/** A stored release. Key `hash`, the hash of its content: the same configuration is one row. */
export interface ReleaseTable {
  hash: string;
  /** Format of the text in `content`. */
  format: number;
  /** Digest of the code it was built with; a server of other code builds it again from `source`. */
  code: string;
  built_at: Instant;
  created_at: Instant;
  note: Generated<string>;
  sites: number;
  /** Warnings and notes of its configuration. */
  findings: Generated<number>;
  /** Text of the release, brotli. */
  content: Buffer;
  /** Texts of the configuration it was built from, brotli. */
  source: Buffer;
}

/** A brand's logo or icon as a release has it. Key `release, path`. */
export interface ReleaseFileTable {
  release: string;
  /** `<brand>/<file>`. */
  path: string;
  /** Hash of the bytes, as the release names it. */
  hash: string;
  content: Buffer;
}

/** What a channel shows. Key `channel`. */
export interface ReleaseChannelTable {
  channel: string;
  /** Null: the configuration folder is followed. */
  release: string | null;
  /** Counts the changes; a change names the count it starts from. */
  generation: number;
  /** Release that a share of the guests see; null when there is none. */
  canary: Generated<string | null>;
  /** Share of the guests that see it, 0 to 100. */
  canary_percent: Generated<number | null>;
  /** The change that began it. */
  canary_since: Generated<number | null>;
}

/** What the answers of a release came to while a canary ran. Key `channel, since, arm`. */
export interface ReleaseCanaryCountTable {
  channel: string;
  /** The change of the channel that began the canary. */
  since: number;
  arm: "live" | "canary";
  answers: Generated<number>;
  failures: Generated<number>;
}

/** A change of a channel. Key `channel, generation`; rows are only ever added. */
export interface ReleaseEventTable {
  channel: string;
  generation: number;
  kind: "publish" | "rollback" | "follow" | "canary" | "share" | "promote" | "abort";
  from_release: string | null;
  to_release: string | null;
  /** Why, in the words of whoever did it. */
  note: Generated<string>;
  /** Who did it; empty when nobody said. */
  actor: Generated<string>;
  /** How many breaking changes came with it. */
  breaking: Generated<number>;
  /** Why they were let through. */
  allowed_because: Generated<string>;
  /** Share of the guests, where a canary begins or its share changes. */
  percent: Generated<number | null>;
  at: Instant;
}

/** A release that is to become live at a time. Key `plan_id`. */
export interface ReleasePlanTable {
  plan_id: string;
  channel: string;
  release: string;
  due_at: Instant;
  /** What must be live then; null is the configuration folder. */
  expected: string | null;
  note: Generated<string>;
  actor: Generated<string>;
  breaking: Generated<number>;
  allowed_because: Generated<string>;
  /** Share of the guests that are to see it; null for all. */
  percent: Generated<number | null>;
  state: Generated<"waiting" | "applied" | "refused" | "cancelled">;
  outcome: Generated<string>;
  created_at: Instant;
  /** Null while it waits. */
  settled_at: Instant | null;
}

/** What a running server last said of itself. Key `server_id`. */
export interface ReleaseServerTable {
  server_id: string;
  channel: string;
  /** The change of the channel it has dealt with. */
  generation: number;
  /** Hash of the release that it answers with. */
  release: string;
  /** Why it does not answer with what the channel names; empty when it does. */
  problem: Generated<string>;
  seen_at: Instant;
}

/** A random secret that all servers of one database share, made once. Key `name`. */
export interface ServerSecretTable {
  name: string;
  secret: Buffer;
  created_at: Instant;
}
