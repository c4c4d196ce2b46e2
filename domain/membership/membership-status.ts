/** Where a guest stands with the membership. */
export type MembershipStatus = "MEMBER" | "PENDING" | "NOT_MEMBER";

/** What the call says of a guest's membership. */
export interface MembershipDetail {
  readonly subscription_pending?: boolean;
  readonly subscription_status?: string;
}

/** A guest's membership as pages know it (WIZ-01). */
export interface MembershipProfile {
  readonly isMember: boolean;
  readonly status: MembershipStatus;
  /** Code of what went wrong when it was asked for; null where nothing did. */
  readonly error: string | null;
  /** Whether the question was answered, by a failure too. */
  readonly loaded: boolean;
}

/** The profile before anybody has asked, and after signing out (WIZ-01, ACC-03). */
export const DEFAULT_MEMBERSHIP: MembershipProfile = {
  isMember: false,
  status: "NOT_MEMBER",
  error: null,
  loaded: false,
};

/**
 * Status of what the call says: `member` in any letters is one, also while another subscription is pending;
 * whatever else it says is not (WIZ-02).
 */
export function membershipStatus(detail: MembershipDetail | null | undefined): MembershipStatus {
  if (detail?.subscription_status?.toLowerCase() === "member") return "MEMBER";
  return detail?.subscription_pending ? "PENDING" : "NOT_MEMBER";
}

/**
 * The profile that an answer makes; with a failure it is nobody's membership, and `error` says why (WIZ-02,
 * ERR-02).
 */
export function membershipProfile(
  answer: { readonly membership_detail?: MembershipDetail | null } | null | undefined,
  error: string | null = null,
): MembershipProfile {
  if (error !== null) return { ...DEFAULT_MEMBERSHIP, error, loaded: true };
  if (!answer) return DEFAULT_MEMBERSHIP;
  const status = membershipStatus(answer.membership_detail);
  return { isMember: status === "MEMBER", status, error: null, loaded: true };
}
