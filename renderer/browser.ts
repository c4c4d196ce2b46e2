export { boot } from "./browser/boot.ts";
export { type BrowserRuntimeOptions, startRuntime } from "./browser/runtime.tsx";
