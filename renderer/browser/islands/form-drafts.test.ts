import { beforeAll, beforeEach, expect, it } from "vitest";
import { keepDrafts } from "./form-drafts.ts";

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`) as HTMLInputElement;
const type = (name: string, text: string) => {
  field(name).value = text;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
};
const knowGuest = (mark: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `guest=${mark}`;
};
/** Shows a page with the form, as the server would with these words in it. */
const arrive = (city = "Delft", more = "") => {
  document.body.innerHTML = `<form data-draft="form:profile">
    <input type="hidden" name="step" value="profile"><input name="city" value="${city}">
    <select name="language"><option value="en"></option><option value="nl" selected></option></select>
    <input type="password" name="password"><input name="otp" autocomplete="one-time-code">
    <input type="checkbox" name="gdpr"></form><form data-draft="staywright:guest"><input name="wish"></form>${more}`;
  document.dispatchEvent(new Event("staywright:page"));
};

beforeAll(keepDrafts);
beforeEach(() => {
  sessionStorage.clear();
  knowGuest("1aaaa111");
  arrive();
});

it("puts back what was typed and not taken when the page comes anew, with the letters of the guest alone", () => {
  type("city", "Gouda");
  type("language", "en");
  for (const secret of ["password", "otp", "gdpr", "wish"]) type(secret, "123456");
  expect(Object.entries(sessionStorage)).toEqual([
    ["staywright:form:profile:1aaaa", '{"city":"Gouda","language":"en"}'],
  ]);
  arrive();
  expect(["city", "language", "password", "otp"].map((name) => field(name).value)).toEqual([
    "Gouda",
    "en",
    "",
    "",
  ]);
});

it("keeps it while nobody is signed in, and shows it to the same guest and no other", () => {
  type("city", "Gouda");
  knowGuest("");
  arrive();
  expect(field("city").value).toBe("Delft");
  knowGuest("1bbbb222");
  arrive();
  expect(field("city").value).toBe("Delft");
  knowGuest("1aaaa333");
  arrive();
  expect(field("city").value).toBe("Gouda");
});

it("forgets what the page shows as its own by now, or says was taken", () => {
  type("city", " Gouda  aan Zee");
  arrive("Gouda aan Zee");
  expect(sessionStorage).toHaveLength(0);
  type("city", "Gouda");
  arrive("Delft", '<i data-taken="profile"></i>');
  expect([field("city").value, sessionStorage.length]).toEqual(["Delft", 0]);
});

it("keeps that a field was emptied, or typed back to what it was", () => {
  type("city", "");
  arrive();
  expect(field("city").value).toBe("");
  type("city", "Delft");
  arrive("Gouda");
  expect(field("city").value).toBe("Delft");
});

it("leaves a field as it is that was used before this code came", () => {
  type("city", "Gouda");
  field("city").value = "Breda";
  document.dispatchEvent(new Event("staywright:page"));
  expect(field("city").value).toBe("Breda");
  arrive();
  expect(field("city").value).toBe("Breda");
});

it("stops at nothing where what was kept cannot be read", () => {
  sessionStorage.setItem("staywright:form:profile:1aaaa", "{");
  expect(() => arrive()).not.toThrow();
  type("city", "Gouda");
  expect(sessionStorage.getItem("staywright:form:profile:1aaaa")).toBe('{"city":"Gouda"}');
});

it("keeps a choice until its select lists it", () => {
  type("language", "en");
  arrive();
  field("language").innerHTML = '<option value="nl" selected></option>';
  document.body.querySelector("form")?.reset();
  document.dispatchEvent(new Event("staywright:page"));
  type("city", "Gouda");
  expect(field("language").value).toBe("nl");
  field("language").innerHTML += '<option value="en"></option>';
  document.dispatchEvent(new Event("staywright:choices"));
  expect(field("language").value).toBe("en");
});
