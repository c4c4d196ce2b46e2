import { createContext, useContext } from "react";
import type { OperationCaller } from "../data/operation-caller.ts";

export const CallerContext = createContext<OperationCaller | null>(null);

/** The page's way to the backend. Only islands have one. */
export function useCaller(): OperationCaller {
  const caller = useContext(CallerContext);
  if (!caller)
    throw new Error("Only an island may call the backend: set `render.hydrate` in its widget.json.");
  return caller;
}
