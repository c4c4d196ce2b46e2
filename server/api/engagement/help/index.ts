import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { helpCentre } from "./help-centre.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "helpCentre", handle: helpCentre }),
];
