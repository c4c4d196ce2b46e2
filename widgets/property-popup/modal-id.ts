/**
 * Which of several things the open popup is of: `modal_id` of the address; undefined when it is of none or
 * not a whole number above zero.
 */
export function modalId(): number | undefined {
  if (typeof location === "undefined") return undefined;
  const id = Number(new URLSearchParams(location.search).get("modal_id"));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
