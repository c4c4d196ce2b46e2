import { type RawBuilder, sql } from "kysely";

/**
 * Marks a statement that cannot name the shard its rows lie on, and says why; the words are sent with it, so
 * that whoever looks at slow statements reads them too. For a query: `.modifyEnd(everyShard("…"))`.
 * @throws RangeError on words that could end the comment.
 */
export function everyShard(reason: string): RawBuilder<never> {
  if (/\*|\//.test(reason)) throw new RangeError(`"${reason}" cannot stand in a comment`);
  return sql.raw(`/* every shard: ${reason} */`);
}
