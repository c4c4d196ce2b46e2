import type { IntlShape } from "react-intl";
import { type Reads, readOf } from "./tracked.ts";

/** What a view read, and the words it said. */
export interface Noted {
  readonly reads: Reads;
  readonly words: Set<string>;
}

/** An `intl` whose words are noted when they are said. */
export function trackedIntl(intl: IntlShape, { reads, words }: Noted): IntlShape {
  const formatMessage = ((descriptor: { readonly id: string }, ...rest: readonly never[]) => {
    words.add(descriptor.id);
    return intl.formatMessage(descriptor, ...rest);
  }) as IntlShape["formatMessage"]; // one signature stands for all its overloads
  const messages = new Proxy(intl.messages, {
    has(target, id) {
      words.add(String(id));
      return Reflect.has(target, id);
    },
    get(target, id) {
      words.add(String(id));
      return Reflect.get(target, id);
    },
    ownKeys(target) {
      reads.add(readOf(["words"]));
      return Reflect.ownKeys(target);
    },
  });
  return new Proxy(intl, {
    get(target, key) {
      if (key === "formatMessage" || key === "$t") return formatMessage;
      if (key === "messages") return messages;
      return Reflect.get(target, key);
    },
  });
}
