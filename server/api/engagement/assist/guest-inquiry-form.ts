import type { GuestInquiryFormInput, GuestInquiryFormOutput } from "#schemas/generated/api/assist.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountOf, contactsOf, fullName } from "../../account/accounts.ts";
import { inquiryTopics } from "./inquiry-topics.ts";

/** What the form of the assist page begins with: the topics, and what the guest's account says already. */
export async function guestInquiryForm(
  _: GuestInquiryFormInput,
  context: OperationContext,
): Promise<GuestInquiryFormOutput> {
  const topics = [...inquiryTopics(context)];
  const account = await accountOf(context);
  if (!account) return { topics };
  const contacts = await contactsOf(context.db, account);
  const phone = contacts.find(({ kind }) => kind === "phone")?.value;
  const { email } = account;
  return {
    topics,
    own: { name: fullName(account), ...(email !== null && { email }), ...(phone !== undefined && { phone }) },
  };
}
