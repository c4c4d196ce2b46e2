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
