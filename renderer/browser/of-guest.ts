import { leaveWithGuest } from "./guest-left.ts";
import { keepDrafts } from "./islands/form-drafts.ts";
import { sendFormsOnce } from "./navigation/sent-twice.ts";
import { tellRefusedForm } from "./refused-form.ts";

/** Begins what pages need that show or take what is one guest's own. Called once per document. */
export function startOfGuest(): void {
  keepDrafts();
  sendFormsOnce();
  leaveWithGuest();
  tellRefusedForm();
}
