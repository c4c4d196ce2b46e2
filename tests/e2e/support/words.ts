import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createIntl } from "react-intl";

const config = join(import.meta.dirname, "../../../config");

/** The words of a site in a locale, by message id: what its own pages should say. */
export type Words = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Words read from `config/`, a brand's own over the shared ones, English where a locale lacks one. */
export function wordsOf(brand: string, locale: string): Words {
  const messages = {
    ...messagesIn(join(config, "messages/en")),
    ...messagesIn(join(config, "brands", brand, "messages/en")),
    ...messagesIn(join(config, "messages", locale)),
    ...messagesIn(join(config, "brands", brand, "messages", locale)),
  };
  const { contentLanguage } = readJson(join(config, "languages", `${locale}.json`)) as {
    contentLanguage: string;
  };
  const intl = createIntl({
    locale: contentLanguage,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
}

/** Message ids and texts of the files of a folder; nothing when there is no such folder. */
export function messagesIn(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).map((file) => readJson(join(folder, file)) as Record<string, string>);
  return Object.assign({}, ...files);
}

/** A file of `config/`, such as `domains/solvanta-in.json`. */
export function readConfig(path: string): unknown {
  return readJson(join(config, path));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
