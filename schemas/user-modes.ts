import type { Audience } from "./audiences.ts";

/** Ways to browse beside a guest's own, in which the sites show a strip (MODE-03): the one list of them. */
export const USER_MODES = ["travel_agent", "corporate"] as const satisfies readonly Audience[];

export type UserMode = (typeof USER_MODES)[number];

/** Whether a text names a way to browse. */
export const isUserMode = (text: unknown): text is UserMode => USER_MODES.some((mode) => mode === text);
