import { createContext, type ReactNode, Suspense, useContext } from "react";

const FailedPartContext = createContext<(part: string) => void>(() => {});

/** Told the name of each part that failed. */
export const FailedPartProvider = FailedPartContext.Provider;

/**
 * A part of a static node that fails by itself: where its view throws, nothing stands in its place, and the
 * rest of the node is rendered. React's server renderer has no error boundaries but those of Suspense.
 */
export function PartBoundary({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return <Suspense fallback={<FailedPart name={name} />}>{children}</Suspense>;
}

function FailedPart({ name }: { readonly name: string }) {
  useContext(FailedPartContext)(name);
  return null;
}
