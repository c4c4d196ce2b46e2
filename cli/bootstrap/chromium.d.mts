/**
 * Path of a Chromium that is there, if possible one without a window, or one that keeps pages that were left;
 * undefined when none is.
 */
export function installedChromium(needs?: { readonly keepsLeftPages?: boolean }): string | undefined;
