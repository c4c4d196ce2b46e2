export { startScripts } from "./browser/start-scripts.ts";
