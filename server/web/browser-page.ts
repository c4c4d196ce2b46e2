import { type PagePart, startPagePart } from "../../renderer/browser/page-part.ts";

/** Joins what follows a guest's links and touches with what islands run on, which it loads for the first. */
export function start(): PagePart {
  return startPagePart(async () => (await import("./browser-runtime.tsx")).start);
}
