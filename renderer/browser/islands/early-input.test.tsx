import { act, type ReactNode, useLayoutEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { keepEarlyInput } from "./early-input.ts";

let root: Root | undefined;

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The island as the server sent it. */
function island(view: ReactNode): HTMLElement {
  const element = document.createElement("div");
  element.dataset.island = "main.form";
  element.innerHTML = renderToString(view);
  document.body.append(element);
  return element;
}

/** Wakes it as the runtime does; `meanwhile` runs after React was told and before it is done. */
function wake(element: HTMLElement, view: ReactNode, meanwhile?: () => void): Promise<void> {
  return act(async () => {
    const replay = keepEarlyInput(element);
    root = hydrateRoot(element, <Hydrated onHydrated={replay}>{view}</Hydrated>);
    meanwhile?.();
  });
}

function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/** A form that holds everything in state and shows it, and that can be rendered again for another reason. */
function Form() {
  const [text, setText] = useState("");
  const [tick, setTick] = useState(false);
  const [choice, setChoice] = useState("a");
  const [times, setTimes] = useState(0);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={tick} onChange={(event) => setTick(event.target.checked)} />
      <select value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <button type="button" onClick={() => setTimes(times + 1)}>
        again
      </button>
      <output>{[text, tick, choice].join(" ")}</output>
    </>
  );
}

function partsOf(element: HTMLElement) {
  const [text, tick] = element.querySelectorAll("input");
  const select = element.querySelector("select");
  const button = element.querySelector("button");
  const output = element.querySelector("output");
  if (!text || !tick || !select || !button || !output) throw new Error("The form is not whole.");
  return { text, tick, select, button, output };
}

describe("early input", () => {
  it("is in the state of the island once it is awake, with the cursor where it was", async () => {
    const element = island(<Form />);
    const { text, tick, select, button, output } = partsOf(element);
    text.focus();
    text.value = "mumbai";
    text.setSelectionRange(2, 2);
    tick.checked = true;
    select.value = "b";
    await wake(element, <Form />);
    expect(output.textContent).toBe("mumbai true b");
    act(() => button.click());
    expect(text.value).toBe("mumbai");
    expect([text.selectionStart, text.selectionEnd]).toEqual([2, 2]);
    expect([tick.checked, select.value]).toEqual([true, "b"]);
  });

  it("is kept when the last letter comes while the island is being hydrated", async () => {
    const element = island(<Form />);
    const { text, output } = partsOf(element);
    text.value = "mum";
    await wake(element, <Form />, () => {
      text.value = "mumb";
      text.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(output.textContent).toBe("mumb false a");
    expect(text.value).toBe("mumb");
  });

  it("is put back where a form library writes its own start value into the field", async () => {
    const heard: string[] = [];
    const view = (
      <input
        ref={(field) => {
          if (field) field.value = "";
        }}
        onChange={(event) => heard.push(event.target.value)}
      />
    );
    const element = island(view);
    const field = element.querySelector("input");
    if (!field) throw new Error("There is no field.");
    field.focus();
    field.value = "Anna";
    field.setSelectionRange(1, 1);
    await wake(element, view);
    expect([field.value, field.selectionStart]).toEqual(["Anna", 1]);
    expect(heard).toEqual(["Anna"]);
  });

  it("says nothing of fields nobody touched", async () => {
    const heard: string[] = [];
    const view = <input defaultValue="Mumbai" onChange={(event) => heard.push(event.target.value)} />;
    await wake(island(view), view);
    expect(heard).toEqual([]);
  });
});
