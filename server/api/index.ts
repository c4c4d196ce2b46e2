import { operations as booking } from "./booking/index.ts";
import { operations as calendar } from "./calendar/index.ts";
import { operations as cities } from "./cities/index.ts";
import { operations as cms } from "./cms/index.ts";
import { operations as coupon } from "./coupon/index.ts";
import { operations as events } from "./events/index.ts";
import { operations as geo } from "./geo/index.ts";
import { operations as hotels } from "./hotels/index.ts";
import type { OperationHandler } from "./operation.ts";
import { operations as partner } from "./partner/index.ts";
import { operations as quote } from "./quote/index.ts";
import { operations as search } from "./search/index.ts";
import { operations as session } from "./session/index.ts";
import { operations as sites } from "./sites/index.ts";

/** Every operation of the backend, by resource. Adding a resource is adding a folder and a line here. */
export const handlers: readonly OperationHandler[] = [
  ...booking,
  ...calendar,
  ...cities,
  ...cms,
  ...coupon,
  ...events,
  ...geo,
  ...hotels,
  ...partner,
  ...quote,
  ...search,
  ...session,
  ...sites,
];
