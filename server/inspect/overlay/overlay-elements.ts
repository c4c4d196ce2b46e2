type Child = Node | string | null | undefined | false;

/** An element with attributes and children; `onclick` and the like are listened to. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | (() => void)>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.replace(/^on/, ""), value);
    else if (value !== false) made.setAttribute(name, String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
}
