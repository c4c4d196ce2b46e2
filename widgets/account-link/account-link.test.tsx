import { describe, expect, it } from "vitest";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

const link = async (user: object, props = {}) => {
  const { html } = await renderWidget("account-link", { props, data: { user } });
  return elementOf(html).querySelector("a");
};

describe("the end of the bar", () => {
  it("says the guest's name, which leads to their account, in the room of the words it takes the place of", async () => {
    const known = await link({ isLoggedIn: true, name: "Asha Menon" });
    expect(known?.querySelector("bdi")?.textContent).toBe("Asha Menon");
    expect(known?.getAttribute("href")).toBe("/accountdetails?locale=en");
    expect(known?.querySelector("[aria-hidden] ~ bdi")?.previousElementSibling?.textContent).toBe("Login");
  });

  it("leads strangers to the page to sign in on, which it says it is on that very page", async () => {
    const stranger = await link({ isLoggedIn: false });
    expect([stranger?.textContent, stranger?.getAttribute("href")]).toEqual(["Login", "/login?locale=en"]);
    expect(stranger?.hasAttribute("aria-current")).toBe(false);
    const there = await link({ isLoggedIn: false }, { signInPage: true });
    expect(there?.getAttribute("aria-current")).toBe("page");
  });

  it("claims nothing of who reads where no scripts run, and leads to a page that knows", async () => {
    const { html } = await renderWidget("account-link", { data: { user: { isLoggedIn: false } } });
    const inside = elementOf(elementOf(html).querySelector("noscript")?.textContent ?? "").querySelector("a");
    expect([inside?.textContent, inside?.getAttribute("href")]).toEqual([
      "Account",
      "/accountdetails?locale=en",
    ]);
    const known = await renderWidget("account-link", { data: { user: { isLoggedIn: true, name: "Asha" } } });
    expect(known.html).not.toContain("noscript");
  });

  it("calls a guest whose name nobody has said by what is theirs", async () => {
    expect((await link({ isLoggedIn: true }))?.querySelector("bdi")?.textContent).toBe("Your account");
  });
});
