import type { MissingPart } from "./tell-missing-part.ts";

/** Why code of the page did not come. */
export class ImportFailure extends Error implements MissingPart {
  readonly statusCode: 404 | 500;
  declare readonly message: MissingPart["message"];

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
