import { expect, it, vi } from "vitest";
import { reportRefusals } from "./report-refusals.ts";
import { sendEvents } from "./send-events.ts";

vi.mock("./send-events.ts", () => ({ sendEvents: vi.fn() }));

it("[COUP-03] tracks a coupon of the address that a page refuses, once for each page that says so", () => {
  const refused = '<p data-refused="coupon.refused">No</p>';
  const show = (html: string) => {
    document.body.innerHTML = html;
    document.dispatchEvent(new Event("staywright:page"));
  };
  document.body.innerHTML = `${refused}<aside>${refused}</aside>`;
  reportRefusals();
  document.dispatchEvent(new Event("staywright:page"));
  expect(vi.mocked(sendEvents).mock.calls).toEqual([
    [[{ name: "verification_failed", attributes: { kind: "coupon", message: "coupon.refused" } }]],
  ]);
  show("<p>Fine</p>");
  expect(sendEvents).toHaveBeenCalledTimes(1);
  show(refused);
  expect(sendEvents).toHaveBeenCalledTimes(2);
});
