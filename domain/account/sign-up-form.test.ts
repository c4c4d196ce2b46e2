import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { type SignUpInput, signUpFields, signUpProblems } from "./sign-up-form.ts";

const problems = (input: SignUpInput, type: "hotel" | "home" = "home") =>
  signUpProblems(input, signUpFields(type), limits.fields).map(({ field, messageId }) => [field, messageId]);

describe("the form of a new guest", () => {
  it("[ACC-16] [ACC-24] asks for what the kind of place needs, and for consent that nobody gave for the guest", () => {
    expect(problems({})).toEqual([
      ["name", "guest.name-required"],
      ["email", "guest.email-required"],
      ["gdpr_consent", "sign-in.consent-required"],
    ]);
    expect(problems({ name: "Noor de Wit", gdpr_consent: true }, "hotel")).toEqual([]);
    expect(problems({ name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true })).toEqual([]);
    expect(problems({ name: "Noor de Wit", email: "noor@example.test", gdpr_consent: false })).toEqual([
      ["gdpr_consent", "sign-in.consent-required"],
    ]);
  });

  it("asks whoever signs in by mail for no address, and everybody else for what the place needs", () => {
    const names = (mode?: string) => signUpFields("home", mode).map(({ name }) => name);
    expect(names("EMAIL")).toEqual(["name", "gdpr_consent"]);
    for (const mode of [undefined, "PHONEOTP", "GMAIL", "x"])
      expect(names(mode)).toEqual(["name", "email", "gdpr_consent"]);
  });

  it("[ACC-16] [VAL-06] checks an address that is given, and asks for none", () => {
    const guest = { name: "Noor de Wit", gdpr_consent: true };
    expect(
      problems({ ...guest, street_name: "<b>", zip_code: "1", city: "7" }, "hotel").map(([field]) => field),
    ).toEqual(["street_name", "zip_code", "city"]);
  });
});
