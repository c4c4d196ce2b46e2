import { boot } from "../../renderer/browser/boot.ts";

boot({ runtime: async () => (await import("./browser-runtime.tsx")).start() });

const afterLoad = () =>
  setTimeout(
    () =>
      void import("../../renderer/browser/after-load.ts").then(
        (part) => part.afterLoad(),
        () => {},
      ),
  );
if (document.readyState === "complete") afterLoad();
else addEventListener("load", afterLoad);
