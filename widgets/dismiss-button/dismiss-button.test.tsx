import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { dismissedAttribute } from "../shared/shell/dismissed.ts";
import { renderScripted } from "../shared/testing/render-scripted.tsx";
import { start } from "./dismiss-button.script.ts";
import { DismissButton } from "./dismiss-button.tsx";

afterEach(() => {
  localStorage.clear();
});

const cardNamed = (name: string) => () => (
  <aside {...dismissedAttribute(name)}>
    <p>Take it with you</p>
    <DismissButton id="dismiss" props={{}} data={{}} errors={{}} slots={{}} />
  </aside>
);

function open(name: string): void {
  document.body.replaceChildren();
  const Card = cardNamed(name);
  renderScripted(<Card />, start);
}

it("[APP-01] takes its card away, and keeps it away on later visits", async () => {
  const card = () => screen.getByText("Take it with you").closest("aside");
  open("app-card");
  expect(card()?.hidden).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(card()?.hidden).toBe(true);
  open("app-card");
  expect(card()?.hidden).toBe(true);
  open("another");
  expect(card()?.hidden).toBe(false);
});
