import type { FrameLocator, Locator, Page } from "playwright";

/** The page editor as its user sees it. */
export interface StudioPage {
  readonly page: Page;
  /** The page in the frame. */
  readonly frame: FrameLocator;
  readonly choose: (address: string) => Promise<void>;
  /** The field of a prop of the chosen node. */
  readonly prop: (path: string) => Locator;
  /** Waits until the draft has changes in so many files. */
  readonly hasChanges: (files: number) => Promise<void>;
  readonly review: () => Promise<Locator>;
}

export async function openStudio(page: Page, port: number, siteId: string): Promise<StudioPage> {
  await page.goto(`http://${siteId}.studio.localhost:${port}/_studio`);
  const row = (address: string) => page.locator(`button.node[data-address="${address}"]`);
  // What an earlier visit left is none of this one's business.
  await page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>("meta[name=studio-token]")?.content ?? "";
    await fetch("/_studio/discard?url=/", { method: "POST", headers: { "x-studio-token": token } });
  });
  await page.reload();
  await page.locator("button.node").first().waitFor({ timeout: 60_000 });
  const review = page.locator("header .main");
  return {
    page,
    frame: page.frameLocator('iframe[title="The page"]'),
    choose: (address) => row(address).click(),
    prop: (path) => page.locator(`[data-prop="${path}"]`),
    hasChanges: (files) =>
      review
        .getByText(files === 0 ? "Nothing to save" : `Review ${files} ${files === 1 ? "file" : "files"}`)
        .waitFor({ timeout: 60_000 }),
    review: async () => {
      await review.click();
      return page.locator("dialog[open]");
    },
  };
}
