import { describe, expect, it } from "vitest";
import { partnerInquiryProblems } from "./partner-inquiry.ts";

const inquiry = {
  name: "Ana Ng",
  property_name: "Lighthouse",
  city: "Ede",
  country: "NL",
  email: "ana@example.com",
  message: "Twelve rooms by the sea.",
};
const problems = (change: Parameters<typeof partnerInquiryProblems>[0]) =>
  partnerInquiryProblems({ ...inquiry, ...change }, { phoneMin: 6, phoneStrictMax: 15 });
const said = (change: Parameters<typeof partnerInquiryProblems>[0]) =>
  problems(change).map(({ field, code }) => `${field}: ${code}`);

describe("what an owner writes who wants to list a property", () => {
  it("needs every field, and one way to answer, in the order of the form", () => {
    expect(problems({})).toEqual([]);
    const blank = {
      name: "\u200b\u200b",
      property_name: "",
      city: "\t",
      country: "",
      email: " ",
      phone: " ",
      message: "\n",
    };
    expect(said(blank)).toEqual([
      "name: name-required",
      "property_name: property-required",
      "city: city-required",
      "country: country-required",
      "email: contact-required",
      "message: message-required",
    ]);
    expect(partnerInquiryProblems({}, { phoneMin: 6, phoneStrictMax: 15 })).toHaveLength(6);
  });

  it("says how long a text may be, by words of its own", () => {
    const name = "a".repeat(101);
    expect(problems({ name, message: "b".repeat(2001) })).toEqual([
      { field: "name", code: "too-long", messageId: "partner.too-long", values: { max: 100 } },
      { field: "message", code: "too-long", messageId: "partner.too-long", values: { max: 2000 } },
    ]);
    const longest = { name: name.slice(1), property_name: name.slice(1), message: ` ${"b".repeat(2000)} ` };
    expect(problems(longest)).toEqual([]);
    expect(said({ country: "NLD" })).toEqual(["country: too-long"]);
  });

  it("takes an e-mail address or a phone, and neither may be wrong where it is given", () => {
    expect(said({ email: "", phone: "+31 (6) 12.34-56" })).toEqual([]);
    expect(said({ email: undefined, phone: "٠٦١٢٣٤٥" })).toEqual([]);
    expect(said({ email: "nobody", phone: "12345" })).toEqual([
      "email: email-invalid",
      "phone: phone-invalid",
    ]);
    expect(problems({ phone: "1".repeat(16) })).toEqual([
      {
        field: "phone",
        code: "phone-invalid",
        messageId: "partner.phone-invalid",
        values: { min: 6, max: 15 },
      },
    ]);
    expect(said({ phone: "1".repeat(15) })).toEqual([]);
    expect(said({ phone: "123456" })).toEqual([]);
    for (const phone of ["x123456", "123456x", "++123456", "12 34 5"])
      expect(said({ phone }), phone).toEqual(["phone: phone-invalid"]);
    expect(said({ email: "nobody", phone: " " })).toEqual(["email: email-invalid"]);
  });
});
