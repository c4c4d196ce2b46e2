/** A property may leave out when it takes guests in and out: the site's limits say it then (DATE-10). */
export const unsaidTimes = {
  name: "0008-unsaid-times",
  statements: [
    `ALTER TABLE property
      ALTER COLUMN check_in_time DROP NOT NULL,
      ALTER COLUMN check_in_time DROP DEFAULT,
      ALTER COLUMN check_out_time DROP NOT NULL,
      ALTER COLUMN check_out_time DROP DEFAULT`,
  ],
} as const;
