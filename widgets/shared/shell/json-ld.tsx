/** Structured data for search engines. `<` is escaped, so no text can end the element. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot leave its script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
