import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { userState } from "../user-state.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { updateUserProfile } from "./update-user-profile.ts";
import { userProfile } from "./user-profile.ts";
import { userSessions } from "./user-sessions.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "endUserSessions", handle: endUserSessions }),
  defineOperation({ id: "updateUserProfile", handle: updateUserProfile }),
  defineOperation({ id: "user", handle: userState }),
  defineOperation({ id: "userProfile", handle: userProfile }),
  defineOperation({ id: "userSessions", handle: userSessions }),
];
