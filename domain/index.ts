export const x: number = 1; export type T = {a: 1};
