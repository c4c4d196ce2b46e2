import type { Page } from "playwright";

/** What a page counts: when it was sent, its events, and all that was sent with them. */
export interface Batch {
  readonly at: number;
  readonly text: string;
  readonly events: readonly {
    readonly name: string;
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
}

/** Hears what pages send in the background: the browser shows nobody the body of a beacon. */
export async function hearBatches(page: Page): Promise<readonly Batch[]> {
  const batches: Batch[] = [];
  await page.exposeFunction("heard", (text: string) => {
    batches.push({ at: Date.now(), text, events: JSON.parse(text).data });
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((window as unknown as { heard: (text: string) => void }).heard);
      return send(address, body);
    };
  });
  return batches;
}
