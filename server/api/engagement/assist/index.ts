import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { guestInquiry } from "./guest-inquiry.ts";
import { guestInquiryForm } from "./guest-inquiry-form.ts";
import { yoImageUpload } from "./yo-image-upload.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "guestInquiry", handle: guestInquiry }),
  defineOperation({ id: "guestInquiryForm", handle: guestInquiryForm }),
  defineOperation({ id: "yoImageUpload", handle: yoImageUpload }),
];
