/** Who changed what a channel shows, and why a change that loses guests something was let through. */
export const releaseActors = {
  name: "0015-release-actors",
  statements: [
    "ALTER TABLE release_event ADD COLUMN actor text NOT NULL DEFAULT ''",
    "ALTER TABLE release_event ADD COLUMN breaking integer NOT NULL DEFAULT 0 CHECK (breaking >= 0)",
    "ALTER TABLE release_event ADD COLUMN allowed_because text NOT NULL DEFAULT ''",
  ],
};
