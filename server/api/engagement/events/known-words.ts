import { isErrorCode } from "#domain/shell";
import { routeNames } from "#renderer/route";
import type { RouteTable } from "#schemas";
import type { EventRecord } from "#schemas/generated/api/events.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

/** The words that events may hold: those of the release, whatever a browser has sent. */
export interface KnownWords {
  /** The id of a page of this site; null for any other text. */
  readonly page: (said: string | undefined) => string | null;
  /** Whether each word of an event's facts is one that we have written, and none that a guest has. */
  readonly areOurs: (event: EventRecord) => boolean;
}

/**
 * Schemas bound the form of a word, and a name can have any form: what may be kept are routes, reasons, codes
 * and messages that exist (TRK-08). An event with another word was made by nobody's page, and is dropped.
 */
export function createKnownWords({
  release,
  site,
  locale,
}: Pick<OperationContext, "release" | "site" | "locale">): KnownWords {
  return {
    page: (said) => (said !== undefined && Object.hasOwn(site.pages, said) ? said : null),
    areOurs: ({ name, attributes }) => {
      switch (name) {
        case "page_view":
          return namesIn(release.routes).has(attributes.route);
        case "booking_cancelled":
          return Object.hasOwn(release.cancellationReasons, attributes.reason);
        case "booking_failed":
          return isErrorCode(attributes.code);
        case "verification_failed":
          return (
            attributes.message.startsWith(`${attributes.kind}.`) &&
            Object.hasOwn(release.messages[locale] ?? {}, attributes.message)
          );
        default:
          return true;
      }
    },
  };
}

const namesOf = new WeakMap<RouteTable, ReadonlySet<string>>();

function namesIn(routes: RouteTable): ReadonlySet<string> {
  const names = namesOf.get(routes) ?? routeNames(routes);
  namesOf.set(routes, names);
  return names;
}
