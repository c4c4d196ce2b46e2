import { leaveWithGuest } from "./guest-left.ts";
import { keepDrafts } from "./islands/form-drafts.ts";
import { tellRefusedForm } from "./navigation/refused-form.ts";
import { sendFormsOnce } from "./navigation/sent-twice.ts";

/** Begins what pages need that show or take what is one guest's own. Called once per document. */
export function startOfGuest(): void {
  keepDrafts();
  sendFormsOnce();
  leaveWithGuest();
  tellRefusedForm();
}
