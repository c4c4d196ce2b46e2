import { boot } from "../../renderer/browser/boot.ts";
import { loadPart } from "../../renderer/browser/load-part.ts";
import type { MissingPart } from "../../renderer/browser/tell-missing-part.ts";

boot({
  page: async () => (await import("./browser-page.ts")).start(),
  scripts: async (isDue) => (await import("./browser-scripts.ts")).start(isDue),
});

/** What failed and nobody has said yet: the code that does may not have come either. */
const untold: MissingPart[] = [];
document.addEventListener("staywright:import-failed", ({ detail }) => {
  untold.push(detail);
  loadPart(() => import("../../renderer/browser/reports/show-import-failures.ts")).then(
    ({ showImportFailure }) => untold.splice(0).forEach(showImportFailure),
    () => {},
  );
});

const afterLoad = () =>
  void loadPart(() => import("../../renderer/browser/after-load.ts")).then(
    (part) => part.afterLoad(async () => (await import("./browser-tracking.ts")).tracking),
    () => {},
  );
if (document.readyState === "complete") setTimeout(afterLoad);
else addEventListener("load", () => setTimeout(afterLoad));
