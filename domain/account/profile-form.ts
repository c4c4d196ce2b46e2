import type { Limits } from "#schemas";
import { cityProblems, guestNameProblems, postalCodeProblems, streetProblems } from "../guest/index.ts";
import { type FieldProblem, LONGEST } from "../text/index.ts";
import { accountProblem } from "./account-problem.ts";

/** What a guest says of themselves (PROF-01), by the names of the call; what is absent stays as it is. */
export interface ProfileInput {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly streetName?: string | undefined;
  readonly streetNo?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly language?: string | undefined;
}

/** Forms of address; none is the first one, for nobody has to choose (PROF-01). */
export const TITLES = ["", "mr", "ms", "mx", "dr"] as const;

/**
 * Problems of a profile, field by field in the order of the form (VAL-01, VAL-02, VAL-06). A guest may have
 * one name only.
 */
export function profileProblems(
  input: ProfileInput,
  fields: Limits["fields"],
  locales: readonly string[],
): readonly FieldProblem[] {
  const { title, firstName, lastName, language } = input;
  const names =
    firstName === undefined && lastName === undefined
      ? []
      : guestNameProblems(
          { first_name: firstName ?? "", last_name: lastName ?? "", no_last_name: !lastName?.trim() },
          fields,
        );
  const inProfile = { first_name: "firstName", last_name: "lastName", name: "firstName" } as const;
  return [
    ...(title === undefined || (TITLES as readonly string[]).includes(title)
      ? []
      : [accountProblem("title", "choose")]),
    ...names.map((each) => ({ ...each, field: inProfile[each.field as keyof typeof inProfile] })),
    ...streetProblems(input.streetName, { field: "streetName" }),
    ...streetProblems(input.streetNo, { field: "streetNo", max: LONGEST.houseNumber }),
    ...postalCodeProblems(input.postalCode, { ...fields, field: "postalCode" }),
    ...cityProblems(input.city, fields),
    ...(language === undefined || locales.includes(language) ? [] : [accountProblem("language", "choose")]),
  ];
}
