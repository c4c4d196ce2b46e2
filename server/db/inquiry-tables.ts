import type { Instant } from "./column.ts";

/**
 * What owners wrote who want to list a property (STATIC-04); deleted after `limits.protection.inquiryDays`.
 * Key `inquiry_id`.
 */
export interface PartnerInquiryTable {
  /** The reference the owner was told; random. */
  inquiry_id: string;
  brand_id: string;
  site_id: string;
  locale: string;
  name: string;
  property_name: string;
  city: string;
  /** ISO 3166 alpha-2. */
  country: string;
  email: string | null;
  phone: string | null;
  message: string;
  created_at: Instant;
}

/**
 * What a guest wrote to the help of a brand (HELP-04); deleted once `expires_at` is over, and with the
 * account of whoever was signed in. Key `inquiry_id`.
 */
export interface GuestInquiryTable {
  /** Number of the case, as the guest was told; random. */
  inquiry_id: string;
  brand_id: string;
  site_id: string;
  locale: string;
  /** Who was signed in. */
  user_id: string | null;
  /** Code of a topic of the configuration. */
  topic: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** As it was typed: no booking was looked up. */
  booking_no: string | null;
  message: string;
  created_at: Instant;
  expires_at: Instant;
}

/**
 * A picture that a guest uploaded (API-45); the file lies in the store under `uploadName`. It goes with the
 * inquiry it belongs to, or within a day where it belongs to none. Key `picture_id`.
 */
export interface GuestUploadTable {
  /** 128 random bits: whoever has the number may see the picture. */
  picture_id: string;
  brand_id: string;
  /** The browser it came from; no other one may use it. */
  session_id: string;
  user_id: string | null;
  inquiry_id: string | null;
  created_at: Instant;
  expires_at: Instant;
}
