import { boot } from "../../renderer/browser/boot.ts";

boot({ runtime: async () => (await import("./browser-runtime.tsx")).start() });
