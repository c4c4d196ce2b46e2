export { type BrowserRuntimeOptions, startRuntime } from "./browser/runtime.tsx";
