import fc from "fast-check";
import {
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useId,
  useState,
} from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { markup } from "./markup.ts";

// React warns of what the cases are about.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const Place = createContext("nowhere");
const Where = () => <em>{useContext(Place)}</em>;
const Kept = memo(function Kept({ text }: { readonly text: string }) {
  const [shown] = useState(() => text.toUpperCase());
  return <>{shown}!</>;
});

const asItIs = (__html: string) => Object.fromEntries([["dangerouslySetInnerHTML", { __html }]]);

/** The same by both, as page and as island. */
function same(element: ReactNode): void {
  const root = <Fragment>{element}</Fragment>;
  expect(markup(root, {}, { identifierPrefix: "a-", hydrates: false })).toBe(
    renderToStaticMarkup(root, { identifierPrefix: "a-" }),
  );
  expect(markup(root, {}, { identifierPrefix: "a-", hydrates: true })).toBe(
    renderToString(root, { identifierPrefix: "a-" }),
  );
}

describe("markup", () => {
  const cases: Readonly<Record<string, ReactNode>> = {
    "texts side by side": (
      <p>
        a{"b"}
        {1} {null}
        <b>c</b>d{""}e
      </p>
    ),
    "signs of HTML": <p title={`"'<>&`}>{`"'<>&`}</p>,
    contexts: (
      <>
        <Where />
        <Place value="here">
          <Where />
          <Place value="there">
            <Where />
          </Place>
          <Where />
          <Place.Consumer>{(place) => <i>{place}</i>}</Place.Consumer>
        </Place>
        <Where />
      </>
    ),
    hooks: <Kept text="seen" />,
    "a context that is used": createElement(() => <b>{use(Place)}</b>),
    styles: (
      <i style={{ marginTop: 3, flexGrow: 2, "--x": 4, color: " red ", top: 0, left: null } as object} />
    ),
    flags: (
      <button
        disabled
        hidden={false}
        aria-pressed={false}
        data-on={true}
        data-off=""
        tabIndex={-1}
        type="button"
      />
    ),
    "a button with a name": (
      <button name="a" value="b" className="c" type="submit">
        d
      </button>
    ),
    inputs: (
      <form action="/a" method="get" className="b">
        <input value="1" name="c" type="hidden" onChange={() => {}} />
        <input type="checkbox" defaultChecked name="d" className="e" defaultValue="f" />
        <label htmlFor="g">h</label>
      </form>
    ),
    "a list of choices": (
      <select name="a">
        <option value="1">one</option>
        <option selected>two</option>
      </select>
    ),
    "a chosen one": (
      <select defaultValue="2">
        <option value="1">one</option>
        <option value="2">two</option>
      </select>
    ),
    drawings: (
      <svg viewBox="0 0 1 1" strokeWidth={2} focusable="false" aria-hidden="true">
        <use href="#a" />
      </svg>
    ),
    pictures: (
      <>
        <picture>
          <source srcSet="/a 1w" />
          <img src="/b" alt="" fetchPriority="high" />
        </picture>
        <img src="/c" alt="c" />
        <img src="/d" alt="d" loading="lazy" />
      </>
    ),
    "HTML as it is": createElement("div", asItIs("<b>a</b>")),
    data: createElement("script", { type: "application/json", ...asItIs("{}") }),
    "an address that is none": createElement("a", { href: "" }, "a"),
    "a script for an address": createElement("a", { href: ["java", "script:alert(1)"].join("") }, "b"),
    numbers: (
      <ol start={3}>
        <li value={2} />
        <textarea rows={4} defaultValue="a" />
      </ol>
    ),
    "what only React can": (
      <Suspense fallback="b">
        {createElement(() => (
          <b>{useId()}</b>
        ))}
      </Suspense>
    ),
  };

  it.each(Object.entries(cases))("writes %s as React does", (_, element) => same(element));

  it("writes any attribute as React does", () => {
    const names = fc.constantFrom(
      ..."className htmlFor href src title hidden disabled checked open tabIndex dir lang role aria-label aria-hidden data-a colSpan rowSpan cols srcSet sizes width height download popover autoComplete autoFocus spellCheck contentEditable draggable onClick suppressHydrationWarning inert style itemProp enterKeyHint".split(
        " ",
      ),
    );
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom("", " j", "until-found", "true"),
      fc.integer({ min: -2, max: 9 }),
      fc.boolean(),
      fc.constantFrom(null, undefined),
    );
    fc.assert(
      fc.property(
        fc.constantFrom("div", "a", "p", "td", "span"),
        fc.array(fc.tuple(names, values)),
        (tag, pairs) => {
          const props = Object.fromEntries(
            pairs.filter(([name, value]) => name !== "style" || value === null),
          );
          same(createElement(tag, props, "x"));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("gives contexts back what they held when a view fails", () => {
    const Broken = () => {
      throw new Error("broken");
    };
    const broken = (
      <Place value="here">
        <Broken />
      </Place>
    );
    expect(() => markup(broken, {}, { identifierPrefix: "", hydrates: false })).toThrow("broken");
    expect(renderToStaticMarkup(<Where />)).toBe("<em>nowhere</em>");
  });
});
