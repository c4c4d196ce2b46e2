import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { axeViolations } from "../testing/axe-violations.ts";
import { Dialog } from "./dialog.tsx";
import { BODY_MODAL_CLASS } from "./modal-stack.ts";

afterEach(cleanup);

function Page() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOuter(true)}>
        Open
      </button>
      <Dialog open={outer} onClose={() => setOuter(false)} title="Outer" closeLabel="Close outer">
        <button type="button" onClick={() => setInner(true)}>
          Nest
        </button>
      </Dialog>
      <Dialog open={inner} onClose={() => setInner(false)} title="Inner" closeLabel="Close inner">
        <p>Words</p>
      </Dialog>
    </main>
  );
}

async function opened() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  return user;
}

const hasClass = () => document.body.classList.contains(BODY_MODAL_CLASS);

describe("Dialog", () => {
  it("[MODAL-03] sets the body class while open and removes it with the last popup", async () => {
    const user = await opened();
    expect(hasClass()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Nest" }));
    await user.click(screen.getByRole("button", { name: "Close inner" }));
    expect(hasClass()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Close outer" }));
    expect(hasClass()).toBe(false);
  });

  it("[MODAL-03] closes the top popup with Esc, one at a time", async () => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "Nest" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: "Inner" })).toBeNull();
    expect(screen.getByRole("dialog", { name: "Outer" })).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[MODAL-03] keeps the focus inside and gives it back", async () => {
    const user = await opened();
    const inside = ["Close outer", "Nest"];
    for (let press = 0; press < 5; press += 1) {
      await user.tab({ shift: press > 2 });
      expect(inside).toContain(
        document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    }
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
  });

  it("[MODAL-03] makes the page behind it inert", async () => {
    await opened();
    const page = document.querySelector("main")?.parentElement as HTMLElement;
    expect(page.inert).toBe(true);
  });

  it("[MODAL-03] breaks no accessibility rule", async () => {
    await opened();
    expect(await axeViolations(screen.getByRole("dialog"))).toEqual([]);
  });
});
