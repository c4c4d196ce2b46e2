import * as React from "react";

/** Thrown where a view asks for what only React's own renderer has; that renders the node then. */
export class NeedsReact extends Error {}

/** A React context as both renderers of `react-dom/server` keep its value while they render strings. */
export interface ContextValue {
  _currentValue2: unknown;
}

type Hooks = Readonly<Record<string, unknown>>;

/** Where React keeps the hooks of whatever renders now; absent in a version that keeps them elsewhere. */
const slot = (React as unknown as Record<string, { H: Hooks | null } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** Whether hooks of our own can stand in for React's. */
export const canRender = slot !== undefined && "H" in slot;

/** Runs `render` with hooks that give what a first rendering on the server gives. */
export function withHooks<Made>(render: () => Made): Made {
  if (!slot) throw new NeedsReact();
  const outer = slot.H;
  slot.H = hooks;
  try {
    return render();
  } finally {
    slot.H = outer;
  }
}

const nothing = () => {};

/** A state that changes while it is rendered for the first time is rendered by React. */
const change = () => {
  throw new NeedsReact();
};

const ask = () => {
  throw new NeedsReact();
};

const readContext = (context: ContextValue) => context._currentValue2;

const hooks: Hooks = {
  readContext,
  useContext: readContext,
  use(usable: ContextValue & { readonly $$typeof?: symbol }) {
    if (usable?.$$typeof !== Symbol.for("react.context")) throw new NeedsReact();
    return usable._currentValue2;
  },
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useState: (first: unknown) => [typeof first === "function" ? first() : first, change],
  useReducer: (_: unknown, first: unknown, make?: (first: unknown) => unknown) => [
    make ? make(first) : first,
    change,
  ],
  useRef: (current: unknown) => ({ current }),
  useSyncExternalStore(_: unknown, __: unknown, onServer?: () => unknown) {
    if (!onServer) throw new NeedsReact();
    return onServer();
  },
  useDeferredValue: (value: unknown, first?: unknown) => (first === undefined ? value : first),
  useTransition: () => [false, change],
  useOptimistic: (value: unknown) => [value, change],
  useEffectEvent: () => change,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useId: ask,
  useActionState: ask,
  useFormState: ask,
  useHostTransitionStatus: ask,
  useMemoCache: ask,
  useCacheRefresh: ask,
};
