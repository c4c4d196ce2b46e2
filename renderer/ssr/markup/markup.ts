import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { attribute, escapeText } from "./attributes.ts";
import { type ContextValue, canRender, NeedsReact, withHooks } from "./markup-hooks.ts";

const ELEMENT = Symbol.for("react.transitional.element");
const FRAGMENT = Symbol.for("react.fragment");
const STRICT = Symbol.for("react.strict_mode");
const CONTEXT = Symbol.for("react.context");
const CONSUMER = Symbol.for("react.consumer");
const MEMO = Symbol.for("react.memo");
const FORWARD = Symbol.for("react.forward_ref");

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props, ref?: unknown) => ReactNode;

export interface MarkupOptions {
  /** As of `renderToString`; ids are React's, as `useId` is. */
  readonly identifierPrefix: string;
  /** Whether React takes it over in the browser: texts side by side are kept apart then. */
  readonly hydrates: boolean;
}

/** Views that asked for more than is known here: React renders them from then on. */
const beyond = new WeakSet<object>();

/**
 * The HTML of `renderToStaticMarkup`, or with `hydrates` of `renderToString`, byte for byte and for less: a
 * page's views are plain functions that wait for nothing, and their HTML is needed at once. What they ask for
 * beyond that is rendered by React as a whole: `Suspense`, classes, `useId`, a state that changes while it is
 * rendered. `of` names the view.
 */
export function markup(element: ReactElement, of: object, options: MarkupOptions): string {
  if (canRender && !beyond.has(of)) {
    const writer = createWriter(options.hydrates);
    try {
      return withHooks(() => writer.write(element));
    } catch (error) {
      if (!(error instanceof NeedsReact)) throw error;
      beyond.add(of);
    } finally {
      writer.leave();
    }
  }
  const render = options.hydrates ? renderToString : renderToStaticMarkup;
  return render(element, { identifierPrefix: options.identifierPrefix });
}

const voids = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "param",
  "source",
  "track",
  "wbr",
]);
/** What React moves, counts or fills in by rules of its own. */
const ownRules = new Set(
  "base body head html img link menuitem meta object option pre listing script select style textarea title".split(
    " ",
  ),
);
/** Written by React after all others, in this order. */
const lastOf: Readonly<Record<string, readonly string[]>> = {
  input: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  button: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  form: ["action", "encType", "method", "target"],
};

/** What is known of an element by its tag. */
interface Tag {
  readonly last: readonly string[] | undefined;
  readonly hasOwnRules: boolean;
  readonly isVoid: boolean;
}

const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  let tag = tags.get(name);
  if (!tag) {
    if (name.includes("-")) throw new NeedsReact();
    tag = {
      last: Object.hasOwn(lastOf, name) ? lastOf[name] : undefined,
      hasOwnRules: ownRules.has(name),
      isVoid: voids.has(name),
    };
    tags.set(name, tag);
  }
  return tag;
}

function createWriter(hydrates: boolean) {
  const outer: [ContextValue, unknown][] = [];
  let html = "";
  let afterText = false;
  let inPicture = false;

  function node(value: unknown): void {
    if (typeof value === "string") text(value);
    else if (value === null || value === undefined || typeof value === "boolean") return;
    else if (typeof value === "number" || typeof value === "bigint") text(String(value));
    else if (Array.isArray(value)) for (const child of value) node(child);
    else if (
      typeof value === "object" &&
      (value as ReactElement & { $$typeof?: symbol }).$$typeof === ELEMENT
    )
      elementOf(value as ReactElement<Props>);
    else throw new NeedsReact();
  }

  function text(value: string): void {
    if (value === "") return;
    if (hydrates && afterText) html += "<!-- -->";
    html += escapeText(value);
    afterText = true;
  }

  function elementOf({ type, props }: { readonly type: unknown; readonly props: Props }): void {
    if (typeof type === "string") host(type, props);
    else if (typeof type === "function") node(rendered(type as Component, props));
    else otherElement(type, props);
  }

  function otherElement(type: unknown, props: Props): void {
    const kind = (type as { $$typeof?: symbol } | null)?.$$typeof;
    if (type === FRAGMENT || type === STRICT) node(props.children);
    else if (kind === CONTEXT) provided(type as ContextValue, props);
    else if (kind === CONSUMER) node((props.children as Component)(consumed(type) as Props));
    else if (kind === MEMO) elementOf({ type: (type as { readonly type: unknown }).type, props });
    else if (kind === FORWARD) {
      const { ref, ...rest } = props;
      node((type as { readonly render: Component }).render("ref" in props ? rest : props, ref));
    } else throw new NeedsReact();
  }

  function provided(context: ContextValue, { value, children }: Props): void {
    outer.push([context, context._currentValue2]);
    context._currentValue2 = value;
    node(children);
    const [, before] = outer.pop() ?? [];
    context._currentValue2 = before;
  }

  function host(tag: string, props: Props): void {
    const { last, hasOwnRules, isVoid } = tagOf(tag);
    if (hasOwnRules && !isPlain(tag, props)) throw new NeedsReact();
    html += `<${tag}`;
    for (const name in props) {
      const value = props[name];
      if (value === null || value === undefined) continue;
      if (name === "children" || name === "dangerouslySetInnerHTML" || last?.includes(name)) continue;
      if (tag === "input" && (name in inputValues || name === "value" || name === "checked")) continue;
      if (tag === "option" && name === "selected") continue;
      html += attribute(name, value);
    }
    if (last)
      for (const name of last)
        if (props[name] !== null && props[name] !== undefined) html += attribute(name, props[name]);
    if (tag === "input") inputValue(props);
    if (tag === "option" && props.selected) html += ' selected=""';
    afterText = false;
    if (isVoid) {
      if (props.children !== undefined && props.children !== null) throw new NeedsReact();
      html += "/>";
      return;
    }
    html += ">";
    content(tag, props);
    html += `</${tag}>`;
    afterText = false;
  }

  function content(tag: string, { children, dangerouslySetInnerHTML }: Props): void {
    if (dangerouslySetInnerHTML !== null && dangerouslySetInnerHTML !== undefined) {
      const inner = (dangerouslySetInnerHTML as { readonly __html?: unknown }).__html;
      if (typeof inner !== "string" || (children !== null && children !== undefined)) throw new NeedsReact();
      html += inner;
      return;
    }
    if (typeof children === "string") {
      html += escapeText(children);
      return;
    }
    const around = inPicture;
    inPicture ||= tag === "picture" || tag === "noscript";
    node(children);
    inPicture = around;
  }

  /** React writes what an input holds after all else. */
  function inputValue(props: Props): void {
    const checked = props.checked ?? props.defaultChecked;
    if (checked === true) html += ' checked=""';
    else if (checked !== undefined && checked !== null && checked !== false) throw new NeedsReact();
    const value = props.value ?? props.defaultValue;
    if (value !== undefined && value !== null) html += attribute("value", value);
  }

  function isPlain(tag: string, props: Props): boolean {
    // React asks early for pictures that are not in a `picture` and may be large.
    if (tag === "img") return inPicture || props.loading === "lazy";
    if (tag === "select") return props.value === undefined && props.defaultValue === undefined;
    if (tag === "option") return typeof props.children === "string";
    if (tag === "script") return props.src === undefined && props.dangerouslySetInnerHTML !== undefined;
    return false;
  }

  return {
    write(element: ReactNode): string {
      node(element);
      return html;
    },
    /** Gives contexts back what they held, also after a view has failed. */
    leave(): void {
      for (const [context, value] of outer.reverse()) context._currentValue2 = value;
      outer.length = 0;
    },
  };
}

function rendered(view: Component, props: Props): ReactNode {
  if (view.prototype?.isReactComponent) throw new NeedsReact();
  return view(props);
}

function consumed(type: unknown): unknown {
  return (type as { readonly _context: ContextValue })._context._currentValue2;
}

const inputValues = { defaultValue: true, defaultChecked: true } as const;
