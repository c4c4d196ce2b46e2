import { boot } from "../../renderer/browser/boot.ts";

boot({ runtime: async () => (await import("./browser-runtime.tsx")).start() });

// Measured when everything else has been done, by code that nothing waits for.
const measure = () =>
  setTimeout(
    () =>
      void import("../../renderer/browser/measure-page.ts").then(
        (part) => part.measurePage(),
        () => {},
      ),
  );
if (document.readyState === "complete") measure();
else addEventListener("load", measure);
