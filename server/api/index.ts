import { operations as booking } from "./booking/index.ts";
import { operations as events } from "./events/index.ts";
import type { OperationHandler } from "./operation.ts";
import { operations as quote } from "./quote/index.ts";
import { operations as session } from "./session/index.ts";

/** Every operation of the backend, by resource. Adding a resource is adding a folder and a line here. */
export const handlers: readonly OperationHandler[] = [...booking, ...events, ...quote, ...session];
