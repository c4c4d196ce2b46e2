import type { Audience } from "#schemas";
import { USER_MODES } from "#schemas/user-modes.ts";
import type { AccountRole } from "../../db/account-tables.ts";

/** Whom the sessions of an account are for (MODE-01): a company's administrator is one of the company. */
export function audienceOf(role: AccountRole | null): Exclude<Audience, "anonymous" | "member"> {
  if (role === null) return "signed_in";
  const [agent, company] = USER_MODES;
  return role === "TravelAgent" ? agent : company;
}
