import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { registry } from "#widgets/registry";
import { propFields } from "../form-model.ts";
import { ValueControl } from "./fields/value-control.tsx";

afterEach(cleanup);

/** Every plain value in a value. */
function leavesOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}

describe("controls of values", () => {
  for (const [name, { manifest }] of Object.entries(registry)) {
    it(`show every example of ${name}`, () => {
      for (const { props } of manifest.examples) {
        for (const { name: prop, field } of propFields(manifest.props)) {
          const html = renderToStaticMarkup(
            <ValueControl id={prop} field={field} value={props[prop]} url="/" onChange={() => {}} />,
          );
          for (const leaf of leavesOf(props[prop])) {
            if (typeof leaf === "boolean" || leaf === undefined) continue;
            const text = renderToStaticMarkup(String(leaf));
            expect(html, `${prop} shows ${text}`).toContain(text);
          }
        }
      }
    });
  }

  const show = (schema: object, value: unknown) => {
    const onChange = vi.fn();
    const [named] = propFields({ type: "object", properties: { it: schema } });
    if (named) render(<ValueControl id="it" field={named.field} value={value} url="/" onChange={onChange} />);
    return onChange;
  };

  it("give a number when the field is left, and nothing while it is out of bounds", () => {
    const onChange = show({ type: "integer", maximum: 8 }, 4);
    const input = screen.getByRole("spinbutton");
    fireEvent.change(input, { target: { value: "9" } });
    fireEvent.blur(input);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toBe(
      "Got 9, which must be <= 8. Write a whole number of 8 or less. out-of-range",
    );
    fireEvent.change(input, { target: { value: "7" } });
    fireEvent.blur(input);
    expect(onChange).toHaveBeenCalledWith(7);
  });

  it("offer no number above the member beside it, and refuse one in the words of validate", () => {
    const range = { min: { type: "integer", "x-at-most": "max" }, max: { type: "integer" } };
    const onChange = show({ type: "object", properties: range }, { min: 2, max: 5 });
    const [least] = screen.getAllByRole("spinbutton");
    if (!least) throw new Error("There is no field.");
    expect(least.getAttribute("max")).toBe("5");
    fireEvent.change(least, { target: { value: "6" } });
    fireEvent.blur(least);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toBe(
      'Got 6, which is more than "max" beside it. Write what "max" has or less, or raise that. out-of-range',
    );
  });

  it("count a bound in the units of the number it bounds", () => {
    const times = { wait: { type: "integer", "x-at-most": "60 life" }, life: { type: "integer" } };
    const onChange = show({ type: "object", properties: times }, { wait: 60, life: 5 });
    const [wait] = screen.getAllByRole("spinbutton");
    if (!wait) throw new Error("There is no field.");
    expect(wait.getAttribute("max")).toBe("300");
    fireEvent.change(wait, { target: { value: "301" } });
    fireEvent.blur(wait);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain('Got 301, which is more than 60 times "life"');
  });

  it("add, move and remove items of a list", () => {
    const onChange = show({ type: "array", items: { enum: ["a", "b", "c"] } }, ["a", "b"]);
    fireEvent.click(screen.getByRole("button", { name: "Move item 2 up" }));
    expect(onChange).toHaveBeenLastCalledWith(["b", "a"]);
    fireEvent.click(screen.getByRole("button", { name: "Remove item 1" }));
    expect(onChange).toHaveBeenLastCalledWith(["b"]);
    fireEvent.click(screen.getByRole("button", { name: "Add item" }));
    expect(onChange).toHaveBeenLastCalledWith(["a", "b", "a"]);
  });

  it("edit members of objects in lists, and JSON where nothing else fits", () => {
    const item = { type: "object", required: ["x"], properties: { x: { type: "boolean" } } };
    const ofList = show({ type: "array", items: item }, [{ x: false }]);
    fireEvent.click(screen.getByRole("checkbox"));
    expect(ofList).toHaveBeenLastCalledWith([{ x: true }]);
    cleanup();
    const ofJson = show({}, { a: 1 });
    const text = screen.getByRole("textbox");
    fireEvent.change(text, { target: { value: '{ "a": 2 }' } });
    fireEvent.blur(text);
    expect(ofJson).toHaveBeenCalledWith({ a: 2 });
  });
});
