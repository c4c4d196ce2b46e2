import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { partnerInquiry } from "./partner-inquiry.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "partnerInquiry", handle: partnerInquiry }),
];
