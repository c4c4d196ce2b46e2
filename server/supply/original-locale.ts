/**
 * Locale that names and texts of the supply are written in where there is no translation; a page in another
 * language says so.
 */
export const ORIGINAL_LOCALE = "en";
