export { MOBILE_BREAKPOINT_PX } from "./breakpoint.ts";
export { COOKIES, type CookieRule } from "./cookies.ts";
export { bookedFrom, type Engagement, engagementsOf, roomChoiceOf } from "./engagement.ts";
export {
  classifyStatus,
  ERROR_CODES,
  ERROR_STATUS,
  type ErrorCode,
  errorMessageId,
  isErrorCode,
  trackedBookingFailure,
} from "./error-codes.ts";
export { experimentArm, type WeightedArms } from "./experiment-arm.ts";
export { modalsFromQuery } from "./modal-state.ts";
export { pageCount, pageOffset } from "./paging.ts";
export { listOf, type Query, queryFlag, queryList, queryNumber, queryText } from "./query.ts";
export { isQuickLoginPath } from "./quick-login.ts";
export { type DistanceUnit, shownDistance } from "./units.ts";
export { visitorDraw } from "./visitor-draw.ts";
