import { sql } from "kysely";
import type { Db } from "../../db/pool.ts";
import { everyShard } from "../../db/shards/every-shard.ts";

/**
 * Of choices, by their numbers, those whose guest has made a later one since that refuses statistics or
 * marketing; agreeing anew after that does not bring back what was told before.
 */
export async function withdrawnConsents(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const later = db
    .withRecursive("later", (cte) =>
      cte
        .selectFrom("consent")
        .select(["consent_id as first", "consent_id", "statistics", "marketing"])
        .where("consent_id", "in", [...ids])
        .unionAll((next) =>
          next
            .selectFrom("consent")
            .innerJoin("later", "later.consent_id", "consent.replaces")
            .select(["later.first", "consent.consent_id", "consent.statistics", "consent.marketing"]),
        ),
    )
    .selectFrom("later")
    .select("first")
    .distinct()
    .where(sql<boolean>`NOT (statistics AND marketing)`)
    .modifyEnd(everyShard("a choice lies where its number says, not with the one that it replaces"));
  return new Set((await later.execute()).map(({ first }) => first));
}
