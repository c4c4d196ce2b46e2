import { beforeAll, expect, it } from "vitest";
import { sendFormsOnce } from "./sent-twice.ts";

beforeAll(sendFormsOnce);

function open(): { readonly field: HTMLInputElement; readonly isSent: (at: number) => boolean } {
  document.body.innerHTML = '<form method="post"><input name="otp" value="123456"></form>';
  const [form, field] = [document.querySelector("form"), document.querySelector("input")];
  if (!form || !field) throw new Error("There is no form.");
  return {
    field,
    isSent(at) {
      const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true });
      Object.defineProperty(sent, "timeStamp", { value: at });
      form.dispatchEvent(sent);
      return !sent.defaultPrevented;
    },
  };
}

it("sends a plain form once however often it is pressed, and again with other words, once it is back, or late", () => {
  const { field, isSent } = open();
  expect([isSent(0), isSent(120), isSent(9_000)]).toEqual([true, false, false]);
  field.value = "123457";
  expect([isSent(9_100), isSent(9_200)]).toEqual([true, false]);
  dispatchEvent(new Event("pageshow"));
  expect([isSent(9_300), isSent(9_400), isSent(19_300)]).toEqual([true, false, true]);
});

it("counts no press that a script took", () => {
  const { isSent } = open();
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener("submit", take);
  expect(isSent(30_000)).toBe(false);
  document.body.removeEventListener("submit", take);
  expect(isSent(30_100)).toBe(true);
});
