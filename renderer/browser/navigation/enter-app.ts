import { readPageData } from "../page-data.ts";

/** An app that only its bridge tells gets pages made for apps from here on (MODE-04). */
export async function enterApp(): Promise<void> {
  if (readPageData(document)?.page.device !== "web") return;
  const address = new URL(location.href);
  address.searchParams.set("webview", "1");
  location.replace(address);
}
