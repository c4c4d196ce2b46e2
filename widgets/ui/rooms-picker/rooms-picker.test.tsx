import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import config from "#config/limits.json" with { type: "json" };
import type { RoomConfig } from "#domain/rooms";
import { DEFAULT_ROOMS } from "../../../domain/rooms/room-config.ts";
import { axeViolations } from "../testing/axe-violations.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { RoomsPicker, type RoomsPickerProps } from "./rooms-picker.tsx";

afterEach(cleanup);

const { rooms } = config;
const allowedRooms = rooms.max;
const maxima = {
  adults: rooms.adultsMax,
  children: rooms.childrenMax,
  infants: rooms.infantsMax,
  pets: rooms.petsMax,
};

interface ControlledProps extends Partial<RoomsPickerProps> {
  readonly onChange: (value: RoomConfig) => void;
}

function Controlled(props: ControlledProps) {
  const [value, setValue] = useState(props.value ?? DEFAULT_ROOMS);
  function onChange(next: RoomConfig) {
    props.onChange(next);
    setValue(next);
  }
  return (
    <RoomsPicker limits={{ allowedRooms }} maxima={maxima} {...props} value={value} onChange={onChange} />
  );
}

function open(props: Partial<RoomsPickerProps> = {}, around = {}) {
  const changes: RoomConfig[] = [];
  const element = <Controlled {...props} onChange={(next) => changes.push(next)} />;
  const { container } = renderKit(element, around);
  return { user: userEvent.setup(), changes, last: () => changes.at(-1), container };
}

const press = (name: string) => screen.getByRole("button", { name });

describe("RoomsPicker", () => {
  it("[ROOM-12] gives back exactly the guests that were chosen", async () => {
    const { user, last } = open({ pets: "allowed" });
    await user.click(press("One more: Children"));
    await user.click(press("One more: Infants"));
    await user.click(press("One more: Pets"));
    expect(last()).toEqual([{ adults: 2, children: 1, infants: 1, pets: 1 }]);
    expect(screen.getByRole("status").textContent).toBe("1 room 2 adults 1 child 1 infant 1 pet");
  });

  it("[ROOM-12] sums up several rooms in words", async () => {
    const { user } = open();
    await user.click(press("Add a room"));
    await user.click(press("One more: Children, room 2"));
    expect(screen.getByRole("status").textContent).toContain("2 rooms 3 adults 1 child");
  });

  it("[ROOM-01] offers pets only where they are allowed", () => {
    open({ pets: "notAllowed" });
    expect(screen.queryByRole("spinbutton", { name: "Pets" })).toBeNull();
    expect(screen.getByText("Pets are not allowed here.")).toBeTruthy();
  });

  it("[ROOM-02] keeps at least one adult in a room", async () => {
    const { user, changes } = open({ value: [{ adults: 1, children: 0, infants: 0, pets: 0 }] });
    expect(press("One fewer: Adults").hasAttribute("disabled")).toBe(true);
    screen.getByRole("spinbutton", { name: "Adults" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(changes).toEqual([]);
  });

  it("[ROOM-09] stops at four rooms and says so", async () => {
    const { user, last } = open();
    for (let room = 1; room < 4; room += 1) await user.click(press("Add a room"));
    expect(last()).toHaveLength(4);
    expect(screen.getByText("Maximum 4 rooms can be booked")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add a room" })).toBeNull();
  });

  it("[ROOM-09] stops at the number of rooms the site says", async () => {
    const { user, last } = open({ limits: { allowedRooms: 2 } });
    await user.click(press("Add a room"));
    expect(last()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Add a room" })).toBeNull();
    expect(screen.getByText("Maximum 2 rooms can be booked")).toBeTruthy();
  });

  it("[ROOM-12] [ROOM-07] keeps more guests than it offers until they are taken away one by one", async () => {
    const { user, changes, last } = open({ value: [{ adults: 9, children: 0, infants: 0, pets: 0 }] });
    const adults = screen.getByRole("spinbutton", { name: "Adults" });
    expect(adults.getAttribute("aria-valuemax")).toBe("9");
    expect(press("One more: Adults").hasAttribute("disabled")).toBe(true);
    adults.focus();
    await user.keyboard("{ArrowUp}");
    expect(changes).toEqual([]);
    await user.click(press("One fewer: Adults"));
    expect(last()?.[0]?.adults).toBe(8);
  });

  it("[ROOM-09] says when too few rooms are chosen and lets no room go below the minimum", async () => {
    const { user } = open({ limits: { allowedRooms, minRooms: 2 } });
    expect(screen.getByText("A minimum of 2 room(s) need to be booked")).toBeTruthy();
    await user.click(press("Add a room"));
    expect(screen.queryByText("A minimum of 2 room(s) need to be booked")).toBeNull();
    expect(screen.queryByRole("button", { name: "Remove room 1" })).toBeNull();
  });

  it("[ROOM-10] leaves no place for a third guest where three may not share", async () => {
    const { user, changes } = open({ limits: { allowedRooms, noTripleOccupancy: true } });
    expect(press("One more: Children").hasAttribute("disabled")).toBe(true);
    expect(press("One more: Adults").hasAttribute("disabled")).toBe(true);
    await user.click(press("One more: Infants"));
    expect(changes).toHaveLength(1);
  });

  it("[ROOM-10] says so when a room holds too many already", () => {
    open({
      value: [{ adults: 3, children: 0, infants: 0, pets: 0 }],
      limits: { allowedRooms, noTripleOccupancy: true },
    });
    expect(screen.getByText("Maximum 2 guests are allowed per room")).toBeTruthy();
  });

  it("[ROOM-01] counts by keyboard: arrows, Home and End", async () => {
    const { user, last } = open({}, { dir: "rtl" });
    screen.getByRole("spinbutton", { name: "Adults" }).focus();
    await user.keyboard("{ArrowUp}");
    expect(last()?.[0]?.adults).toBe(3);
    await user.keyboard("{End}");
    expect(last()?.[0]?.adults).toBe(4);
    await user.keyboard("{Home}");
    expect(last()?.[0]?.adults).toBe(1);
    expect(screen.getByRole("spinbutton", { name: "Adults" }).getAttribute("aria-valuetext")).toBe("1 adult");
  });

  it("[ROOM-12] moves the focus into a new room and announces it", async () => {
    const { user } = open();
    await user.click(press("Add a room"));
    const second = within(screen.getByRole("group", { name: "Room 2" }));
    expect(document.activeElement).toBe(second.getByRole("spinbutton", { name: "Adults" }));
    expect(screen.getByRole("status").textContent).toContain("Room 2 added");
    await user.click(press("Remove room 2"));
    expect(document.activeElement).toBe(press("Add a room"));
  });

  it("[ROOM-12] breaks no accessibility rule", async () => {
    const { container } = open({
      pets: "allowed",
      value: [...DEFAULT_ROOMS, ...DEFAULT_ROOMS],
      onDone: () => {},
    });
    expect(await axeViolations(container)).toEqual([]);
  });
});
