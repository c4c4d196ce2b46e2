import { boot } from "../../renderer/browser/boot.ts";
import { loadPart } from "../../renderer/browser/load-part.ts";
import { type MissingPart, tellMissingPart } from "../../renderer/browser/tell-missing-part.ts";

boot({ runtime: async () => (await import("./browser-runtime.tsx")).start() });

/** What failed before anybody could say so. */
const early: MissingPart[] = [];
const keep = ({ detail }: CustomEvent<MissingPart>) => {
  early.push(detail);
  afterLoad();
};
document.addEventListener("staywright:import-failed", keep);

let loading = false;
function afterLoad(): void {
  if (loading) return;
  loading = true;
  loadPart(() => import("../../renderer/browser/after-load.ts")).then(
    (part) => {
      part.afterLoad();
      document.removeEventListener("staywright:import-failed", keep);
      early.forEach(tellMissingPart);
    },
    () => {
      loading = false;
    },
  );
}
if (document.readyState === "complete") setTimeout(afterLoad);
else addEventListener("load", () => setTimeout(afterLoad));
