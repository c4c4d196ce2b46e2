import type { Screen } from "./browser.ts";

/** What the forms of a site are walked through on, and whether its browser runs scripts. */
export type Walk = readonly [screen: Screen, javaScript: boolean];

/**
 * Sites of both brands and directions. Over the six walks any two of site, screen and scripts meet, which
 * finds what all twelve would in less than half the time: what breaks does so by one of them, or by two
 * together. The first two sites alone hold every screen with and without scripts.
 */
const walks = {
  "wrenhollow-nl": [
    ["phone", false],
    ["desktop", true],
  ],
  "solvanta-ae": [
    ["phone", true],
    ["desktop", false],
  ],
  "solvanta-in": [
    ["phone", true],
    ["desktop", false],
  ],
} as const satisfies Record<string, readonly Walk[]>;

/** The walks on one of these sites. */
export const walksOn = (siteId: keyof typeof walks): readonly Walk[] => walks[siteId];
