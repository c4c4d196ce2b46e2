export { MEMBER_ROOMS } from "./member-rooms.ts";
export {
  isMemberAt,
  nextState,
  type SubscriptionEvent,
  type SubscriptionState,
  type SubscriptionTerm,
  stateAt,
} from "./membership-state.ts";
export {
  type MembershipDetail,
  type MembershipProfile,
  type MembershipStatus,
  membershipProfile,
} from "./membership-status.ts";
export { isRenewable, type MembershipTerm, membershipTerm, RENEWABLE_DAYS } from "./membership-term.ts";
