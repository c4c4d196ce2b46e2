import type { T } from "#domain"; export const y: number = 2; export const z: T = {a:1};
