/** Where a guest signed in: what the browser says it is, and the country our own edge saw. */
export const sessionDevices = {
  name: "0036-session-devices",
  statements: [
    "ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT ''",
    "ALTER TABLE session ADD COLUMN country text",
  ],
} as const;
