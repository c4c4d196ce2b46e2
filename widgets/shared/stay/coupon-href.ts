/**
 * An address of this site with another `coupon`, or the one it has where that is null, and with the popup to
 * open, if any.
 */
export function couponHref(url: string, coupon: string | null, modal?: string): string {
  const [path = "/", search = ""] = url.split("?", 2);
  const query = new URLSearchParams(search);
  query.delete("modal");
  query.delete("modal_id");
  if (coupon !== null) query.set("coupon", coupon);
  if (modal) query.set("modal", modal);
  const text = query.toString().replaceAll("%2F", "/");
  return text ? `${path}?${text}` : path;
}
