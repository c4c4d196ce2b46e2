import type { PageData } from "./page-data.ts";
import { sendEvents } from "./send-events.ts";

/** Code of the page that did not come (ERR-04): 500 where loading failed twice, 404 where this build has no such part. */
export class ImportFailure extends Error {
  readonly statusCode: 404 | 500;

  constructor(statusCode: 404 | 500, cause?: unknown) {
    super(statusCode === 500 ? "error in import" : "import condition failed", { cause });
    this.name = "ImportFailure";
    this.statusCode = statusCode;
  }
}

/** Loads code of the page, a second time where the first fails (ERR-04). @throws ImportFailure. */
export async function loadPart<Part>(load: (() => Promise<Part>) | undefined): Promise<Part> {
  if (!load) throw new ImportFailure(404);
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load().catch((cause: unknown) => {
      throw new ImportFailure(500, cause);
    });
  }
}

const RETRY_MS = 500;

/** Says, once for the whole page, that a part of it did not come, with a way to load it anew; and tells the operator which failure it was. */
export function showImportFailure(failure: ImportFailure): void {
  if (document.getElementById(BAR)) return;
  sendEvents([
    { name: "import_failed", attributes: { status: failure.statusCode, reason: failure.message } },
  ]);
  const bar = document.createElement("div");
  bar.id = BAR;
  bar.className = "page-failure";
  bar.setAttribute("role", "alert");
  const words = document.createElement("p");
  words.textContent = message("popup.part-missing");
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = message("popup.reload");
  reload.addEventListener("click", () => location.reload());
  bar.append(words, reload);
  document.body.append(bar);
}

const BAR = "page-failure";

/** A plain sentence of the page's own words. */
function message(id: string): string {
  const text = document.getElementById("page-data")?.textContent;
  const said = text && (JSON.parse(text) as PageData).messages[id];
  return typeof said === "string" ? said : "";
}
