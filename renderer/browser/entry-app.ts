import { connectApp } from "./app-bridge.ts";

// Pages in an app load this beside the boot script, so that no other page carries any of it.
connectApp(() => {
  const text = document.getElementById("page-data")?.textContent;
  return text ? JSON.parse(text).page : undefined;
});
