import { memberOf } from "../provenance/explain-sources.ts";
import type { ChangeRule, RuleInput } from "./change-class.ts";

const gone = ({ after }: RuleInput) => after === undefined;
const added = ({ before }: RuleInput) => before === undefined;
const isOn = ({ after }: RuleInput) => after === true;
const lower = ({ before, after }: RuleInput) => Number(after) < Number(before);
/** Something in a list before that is not in it any more. */
const narrower = ({ before, after }: RuleInput) =>
  Array.isArray(before) && before.some((item) => !(Array.isArray(after) && after.includes(item)));
const sourceOf = (request: unknown) => String(memberOf(request, ["source"]));

/** How a widget's manifest may change; `change-rules` has everything else. */
export const MANIFEST_RULES: readonly ChangeRule[] = [
  // In the browser
  {
    path: "widgets.*.render.hydrate",
    when: ({ before }) => before === "none",
    class: "risky",
    reason: "JavaScript and data are sent for it where there was only HTML.",
  },
  {
    path: "widgets.*.render.hydrate",
    when: ({ after }) => after === "none",
    class: "risky",
    reason: "No JavaScript is sent for it any more, so it answers to nothing a guest does.",
  },
  {
    path: "widgets.*.render.hydrate",
    when: ({ before, after }) => before === "touch" || after === "load",
    class: "risky",
    reason: "Its JavaScript runs earlier: on pages where nobody touches it, or before it is seen.",
  },
  {
    path: "widgets.*.render.hydrate",
    class: "safe",
    reason: "Its JavaScript starts at another moment.",
  },
  {
    path: "widgets.*.render.onError",
    class: "risky",
    reason: "Something else stands there when its data fails.",
  },
  {
    path: "widgets.*.render.onEmpty",
    class: "risky",
    reason: "Something else stands there when its data is empty.",
  },
  {
    path: "widgets.*.messages",
    when: narrower,
    class: "risky",
    reason: "The browser no longer gets some of its words.",
  },
  { path: "widgets.*.messages", class: "safe", reason: "The browser gets more words." },

  // Data
  {
    path: "widgets.*.data.*",
    when: added,
    class: "risky",
    reason: ({ after }) => `Pages ask "${sourceOf(after)}" for it, which they did not.`,
  },
  {
    path: "widgets.*.data.*",
    when: gone,
    class: "risky",
    reason: ({ before }) => `Pages no longer ask "${sourceOf(before)}" for it.`,
  },
  {
    path: "widgets.*.data.*.source",
    class: "risky",
    reason: ({ before, after }) =>
      `Its data comes from "${after}" instead of "${before}", and so does whether guests may share it in a cache.`,
  },
  { path: "widgets.*.data.*.args.**", class: "risky", reason: "Its source is asked for something else." },
  { path: "widgets.*.data.*.when", class: "risky", reason: "Its source is asked in other cases." },
  {
    path: "widgets.*.data.*.critical",
    when: isOn,
    class: "risky",
    reason: "A page whose request failed is no longer kept in the cache.",
  },
  {
    path: "widgets.*.data.*.critical",
    class: "risky",
    reason: "A page whose request failed may be kept in the cache.",
  },
  {
    path: "widgets.*.data.*.timeoutMs",
    when: lower,
    class: "risky",
    reason: "A slow answer counts as failed sooner.",
  },
  { path: "widgets.*.data.*.timeoutMs", class: "risky", reason: "Pages wait longer for a slow answer." },
  {
    path: "widgets.*.data.*.stream",
    when: isOn,
    class: "risky",
    reason: "Pages no longer wait for it: it follows in its place.",
  },
  { path: "widgets.*.data.*.stream", class: "risky", reason: "Pages wait for it before they are sent." },
  { path: "widgets.*.data.*.empty", class: "risky", reason: "Other answers count as empty." },

  // For the page's head
  {
    path: "widgets.*.publishes.*",
    when: added,
    class: "safe",
    reason: "Titles and descriptions of pages may name one more value.",
  },
  {
    path: "widgets.*.publishes.*",
    when: gone,
    class: "risky",
    reason: "Titles and descriptions of pages that name the value have none.",
  },
  {
    path: "widgets.*.publishes.*",
    class: "risky",
    reason: "Titles and descriptions of pages that name the value show another.",
  },

  // For vendors
  {
    path: "widgets.*.overridable",
    when: narrower,
    class: "risky",
    reason: "Closed to vendors: from now on it is a mistake when a microsite sets it.",
  },
  { path: "widgets.*.overridable", class: "risky", reason: "Vendors may set more of it." },
  {
    path: "widgets.*.hideable",
    when: isOn,
    class: "risky",
    reason: "Vendors may leave it out.",
  },
  {
    path: "widgets.*.hideable",
    class: "risky",
    reason: "From now on it is a mistake when a microsite leaves it out.",
  },
];
