import type { Language } from "#schemas";

/** Screens an entry of the language switcher is for. */
type SwitcherDevices = "all" | "mobile" | "web";

export interface SwitcherEntry {
  readonly locale: string;
  readonly displayName: string;
  readonly devices: SwitcherDevices;
}

/**
 * Languages the switcher lists, in the order of the site's locales (LOC-02): those whose flag is on and whose
 * status fits some screen. A language that is not listed can still be read by whoever is linked to it.
 */
export function switcherEntries(
  locales: readonly string[],
  languages: Readonly<Record<string, Pick<Language, "displayName" | "status" | "switcher">>>,
): readonly SwitcherEntry[] {
  return locales.flatMap((locale) => {
    const language = languages[locale];
    const devices = language?.switcher ? DEVICES[language.status] : null;
    return language && devices ? [{ locale, displayName: language.displayName, devices }] : [];
  });
}

const DEVICES: Readonly<Record<Language["status"], SwitcherDevices | null>> = {
  both: "all",
  mobileWeb: "mobile",
  web: "web",
  none: null,
};
