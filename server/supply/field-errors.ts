import type { FieldProblem } from "#domain/text";
import type { Release, Site } from "#renderer";
import type { ErrorBody } from "#schemas/generated/api/error.ts";
import { releaseIntl } from "./release-intl.ts";

/**
 * What is wrong with a form as a call tells it: the rule, and the sentence that the form says of it, in
 * English. `path` stands before each field.
 */
export function fieldErrors(
  problems: readonly FieldProblem[],
  { release, site }: { readonly release: Release; readonly site: Site },
  path = "",
): NonNullable<ErrorBody["fields"]> {
  const language = release.languages.en;
  if (!language) throw new Error("The release has no English.");
  const { formatMessage } = releaseIntl(release, { site, locale: "en", language });
  return problems.map(({ field, code, messageId, values }) => ({
    field: path + field,
    code,
    message: formatMessage({ id: messageId }, { ...values }),
  }));
}
