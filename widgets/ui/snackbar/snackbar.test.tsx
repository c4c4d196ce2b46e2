import { readFileSync } from "node:fs";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { axeViolations } from "../testing/axe-violations.ts";
import { Snackbar } from "./snackbar.tsx";
import { hideSnackbar, showSnackbar } from "./snackbar-store.ts";

afterEach(() => {
  cleanup();
  act(hideSnackbar);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const saved = { title: "Saved", subtitle: "Alder House is on your list", closeLabel: "Close" };

describe("Snackbar", () => {
  it("[SNACK-01] shows title, subtitle, icon and actions as a status, and leaves the focus alone", () => {
    render(<Snackbar />);
    const before = document.activeElement;
    act(() =>
      showSnackbar({ ...saved, icon: <i>icon</i>, actions: [{ label: "View list", href: "/list" }] }),
    );
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("iconSavedAlder House is on your listView list");
    expect(screen.getByRole("link", { name: "View list" }).getAttribute("href")).toBe("/list");
    expect(document.activeElement).toBe(before);
  });

  it("[SNACK-01] goes with its cross and with its action", async () => {
    const user = userEvent.setup();
    const undone = vi.fn();
    render(<Snackbar />);
    act(() => showSnackbar(saved));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Saved")).toBeNull();
    act(() => showSnackbar({ ...saved, actions: [{ label: "Undo", onPress: undone }] }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(undone).toHaveBeenCalledOnce();
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("[SNACK-01] gives the focus back to where it came from when it is closed", async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Share</button>
        <Snackbar />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Share" }));
    act(() => showSnackbar({ ...saved, actions: [{ label: "Undo", onPress: () => {} }] }));
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Share" }));
  });

  it("[SNACK-01] goes by itself only when seconds are given", () => {
    vi.useFakeTimers();
    render(<Snackbar />);
    act(() => showSnackbar({ ...saved, seconds: 6 }));
    act(() => vi.advanceTimersByTime(5999));
    expect(screen.getByText("Saved")).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("[SNACK-01] [CONST-03] stands 60px up on screens narrower than 780px", () => {
    const css = readFileSync("widgets/ui/snackbar/snackbar.module.css", "utf8");
    expect(css).toMatch(/position: fixed/);
    expect(css).toMatch(/@media \(width < 780px\) \{\s*\.region \{\s*inset-block-end: 60px/);
  });

  it("[SNACK-02] refuses an icon and an image together in development", () => {
    expect(() => showSnackbar({ ...saved, icon: <i />, imageIconUrl: "/icon.png" })).toThrow(
      "imageIconUrl and Icon, both aren't supported together",
    );
  });

  it("[SNACK-02] lets the image win in production", () => {
    vi.stubEnv("NODE_ENV", "production");
    render(<Snackbar />);
    act(() => showSnackbar({ ...saved, icon: <i>icon</i>, imageIconUrl: "/icon.png" }));
    expect(screen.getByRole("status").querySelector("img")?.getAttribute("src")).toBe("/icon.png");
    expect(screen.queryByText("icon")).toBeNull();
  });

  it("[SNACK-01] breaks no accessibility rule", async () => {
    render(<Snackbar />);
    act(() => showSnackbar({ ...saved, imageIconUrl: "/icon.png" }));
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
