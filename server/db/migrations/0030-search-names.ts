/**
 * Names of properties as a guest types them: a row for each word a name may be found from, for its start, and
 * trigrams of whole names, for small mistakes. `C` orders texts by their bytes, so that an index finds starts.
 */
export const searchNames = {
  name: "0030-search-names",
  statements: [
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    `CREATE TABLE search_name (
      property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
      position integer NOT NULL,
      property_type text NOT NULL,
      brand_id text,
      tail text COLLATE "C" NOT NULL,
      PRIMARY KEY (property_id, position)
    )`,
    "CREATE INDEX search_name_start ON search_name (property_type, tail, property_id)",
    "CREATE INDEX search_name_similar ON search_name USING gin (tail gin_trgm_ops) WHERE position = 0",
  ],
} as const;
