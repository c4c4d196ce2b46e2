import type { PageContext } from "../view/page-context.ts";
import { fieldsOfPage } from "./to-page-context.ts";

const own: ReadonlySet<string> = new Set(fieldsOfPage);

/** A page context that knows whether anything was read that is this page's alone. */
export function watchPage(context: PageContext): {
  readonly page: PageContext;
  readonly isRead: () => boolean;
} {
  let read = false;
  const page = new Proxy(context, {
    get(target, name) {
      read ||= own.has(String(name));
      return Reflect.get(target, name);
    },
  });
  return { page, isRead: () => read };
}
