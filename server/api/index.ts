import type { OperationHandler } from "../platform/operations/operation.ts";
import { operations as membership } from "./account/membership/index.ts";
import { operations as newsletter } from "./account/newsletter/index.ts";
import { operations as passkeys } from "./account/passkeys/index.ts";
import { operations as password } from "./account/password/index.ts";
import { operations as profile } from "./account/profile/index.ts";
import { operations as security } from "./account/security/index.ts";
import { operations as signIn } from "./account/sign-in/index.ts";
import { operations as social } from "./account/social/index.ts";
import { operations as wallet } from "./account/wallet/index.ts";
import { operations as booking } from "./booking/booking/index.ts";
import { operations as cancellation } from "./booking/cancellation/index.ts";
import { operations as cards } from "./booking/cards/index.ts";
import { operations as coupon } from "./booking/coupon/index.ts";
import { operations as quote } from "./booking/quote/index.ts";
import { operations as upgrade } from "./booking/upgrade/index.ts";
import { operations as assist } from "./engagement/assist/index.ts";
import { operations as cms } from "./engagement/cms/index.ts";
import { operations as consent } from "./engagement/consent/index.ts";
import { operations as events } from "./engagement/events/index.ts";
import { operations as feedback } from "./engagement/feedback/index.ts";
import { operations as help } from "./engagement/help/index.ts";
import { operations as partner } from "./engagement/partner/index.ts";
import { operations as wishlist } from "./engagement/wishlist/index.ts";
import { operations as session } from "./platform/session/index.ts";
import { operations as sites } from "./platform/sites/index.ts";
import { operations as calendar } from "./supply/calendar/index.ts";
import { operations as cities } from "./supply/cities/index.ts";
import { operations as deals } from "./supply/deals/index.ts";
import { operations as geo } from "./supply/geo/index.ts";
import { operations as hotels } from "./supply/hotels/index.ts";
import { operations as search } from "./supply/search/index.ts";

/** Every operation of the backend, by resource. Adding a resource is adding a folder and a line here. */
export const handlers: readonly OperationHandler[] = [
  ...assist,
  ...booking,
  ...calendar,
  ...cancellation,
  ...cards,
  ...cities,
  ...cms,
  ...consent,
  ...coupon,
  ...deals,
  ...events,
  ...feedback,
  ...geo,
  ...help,
  ...hotels,
  ...membership,
  ...newsletter,
  ...partner,
  ...passkeys,
  ...password,
  ...profile,
  ...quote,
  ...search,
  ...security,
  ...session,
  ...signIn,
  ...social,
  ...sites,
  ...upgrade,
  ...wallet,
  ...wishlist,
];
