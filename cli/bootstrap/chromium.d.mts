/** Path of a Chromium that is there; undefined when none is. */
export function installedChromium(): string | undefined;
