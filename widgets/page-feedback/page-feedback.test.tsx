import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "../../renderer/view/use-site.ts";
import { renderScripted } from "../shared/testing/render-scripted.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { start } from "./page-feedback.script.ts";
import { PageFeedback } from "./page-feedback.tsx";
import manifest from "./widget.json" with { type: "json" };

const HOST = "https://feedback.example.com";
const ELSEWHERE = "https://reviews.example.com/solvanta";
const [example] = manifest.examples;
const props = example?.props as Parameters<typeof PageFeedback>[0]["props"];

interface Shown {
  readonly feedbackHost?: string;
  readonly hosts?: readonly string[];
  readonly urls?: readonly string[];
  readonly last?: string;
}

/** The question on the page of an article; the last answer may lead somewhere else. */
function show({ feedbackHost, hosts = [HOST], urls, last = "/service/contact" }: Shown = {}) {
  const answers = props.answers.map((answer, index) => (index === 1 ? { ...answer, url: last } : answer));
  const limits = { feedback: { hosts, urls: urls ?? ["/", "/service/contact"], waitMs: 1000 } };
  const site = { brand: { feedbackHost }, domain: { apiBaseHost: "/" }, limits };
  return renderScripted(
    <SiteProvider value={site as never}>
      <PageFeedback id="main.feedback" props={{ ...props, answers }} data={{}} errors={{}} slots={{}} />
    </SiteProvider>,
    start,
    {
      page: "static",
      route: { name: "staticPage", params: { article: "faq" }, countryCode: "in" },
      callHeaders: { "origin-host": "in.solvanta.example", "x-device-role": "mobile_web" },
    },
  );
}

describe("whether a page helped", () => {
  const sent = vi.fn<typeof fetch>();
  let gone: string[];
  const go = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    gone.push((event.target as Element).closest("a")?.getAttribute("href") ?? "");
  };
  beforeEach(() => {
    gone = [];
    vi.stubGlobal("fetch", sent);
    document.addEventListener("click", go);
  });
  afterEach(() => {
    document.removeEventListener("click", go);
    document.body.replaceChildren();
    sent.mockReset();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const press = (name: string) => userEvent.click(screen.getByRole("link", { name }));
  const asked = () => sent.mock.calls.map(([url, init]) => [String(url), init] as const);

  it("[SNACK-03] posts widget, item and action with the headers of calls to the host that the brand names, then goes on", async () => {
    sent.mockImplementation(() => {
      expect(gone).toEqual([]);
      return Promise.resolve(Response.json({ accepted: true }));
    });
    show({ feedbackHost: HOST });
    await press("No, contact us");
    await expect.poll(() => gone).toEqual(["/service/contact"]);
    const [[url, init] = []] = asked();
    expect([url, asked().length]).toEqual([`${HOST}/api/pwa/socialFeedback`, 1]);
    expect(JSON.parse(String(init?.body))).toEqual({
      widget_id: "article-help",
      item_id: "faq",
      action: "not_helped",
    });
    expect(init).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
    expect(init?.headers).toEqual({
      accept: "application/json",
      "accept-language": "en",
      "content-type": "application/json",
      "origin-host": "in.solvanta.example",
      "x-device-role": "mobile_web",
    });
  });

  it("[SNACK-03] goes on where the host refuses, is not reached, or does not answer in time", async () => {
    for (const answer of [
      () => Promise.resolve(Response.json({}, { status: 500 })),
      () => Promise.reject(new TypeError("Failed to fetch")),
    ]) {
      gone = [];
      document.body.replaceChildren();
      sent.mockImplementation(answer);
      show({ feedbackHost: HOST });
      await press("Yes, find a stay");
      await expect.poll(() => gone).toEqual(["/"]);
    }
    gone = [];
    document.body.replaceChildren();
    vi.useFakeTimers();
    sent.mockImplementation(() => new Promise(() => {}));
    show({ feedbackHost: HOST });
    screen.getByRole("link", { name: "Yes, find a stay" }).click();
    await vi.advanceTimersByTimeAsync(999);
    expect(gone).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(gone).toEqual(["/"]);
  });

  it("[SNACK-03] goes on at once without a connection, at a second press, and from the script on only once", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    show({ feedbackHost: HOST });
    await press("Yes, find a stay");
    expect([gone, sent.mock.calls]).toEqual([["/"], []]);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    gone = [];
    sent.mockImplementation(() => new Promise(() => {}));
    await press("Yes, find a stay");
    await press("No, contact us");
    expect([gone, sent.mock.calls.length]).toEqual([["/service/contact"], 1]);
  });

  it("[SNACK-03] reaches no host and no address that the limits do not list", async () => {
    sent.mockResolvedValue(Response.json({ accepted: true }));
    show({ feedbackHost: "https://evil.example.com", last: ELSEWHERE });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
    await press("Yes, find a stay");
    expect(asked().map(([url]) => url)).toEqual(["/api/pwa/socialFeedback"]);
    document.body.replaceChildren();
    show({ urls: ["/", ELSEWHERE], last: ELSEWHERE });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", ELSEWHERE]);
  });

  it("breaks no accessibility rule", async () => {
    show();
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
