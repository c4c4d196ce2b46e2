export { type BrowserRuntimeOptions, startRuntime } from "./browser/runtime.tsx";
export { boot } from "./browser/boot.ts";
