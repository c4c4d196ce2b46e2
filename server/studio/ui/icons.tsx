const paths = {
  up: "M8 13V3M3.5 7.5 8 3l4.5 4.5",
  down: "M8 3v10M3.5 8.5 8 13l4.5-4.5",
  remove: "M4 4l8 8M12 4l-8 8",
  add: "M8 3v10M3 8h10",
  undo: "M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7",
  redo: "m10 3 3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H9",
  lock: "M4.5 7.5h7v6h-7zM6 7.5V5.2a2 2 0 0 1 4 0v2.3",
  pick: "m3 3 4 10 1.6-4.4L13 7z",
  reset: "M3 8a5 5 0 1 0 1.6-3.7M3 2.5V5h2.5",
} as const;

/** A line drawing beside words or in a button that has a name of its own. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
