import { usePage, withLocale } from "#renderer";
import type { CmsBlock, CmsItem, CmsLink } from "#schemas/generated/api/cms.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./cms-block-view.module.css";
import { RichText } from "./rich-text.tsx";
import { safeHref } from "./safe-href.ts";

/** One block of an editors' document. */
export function CmsBlockView({ block }: { readonly block: CmsBlock }) {
  const { type, title, subtitle, html, image, link, items = [] } = block;
  if (!KNOWN.has(type)) return null;
  return (
    <section className={styles.block}>
      {title && <h2>{title}</h2>}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {image && <Picture image={image} sizes="(width < 780px) 100vw, 760px" className={styles.picture} />}
      {html && <RichText html={html} />}
      {type === "faq"
        ? items.map((item) => (
            <Disclosure key={item.title} summary={item.title}>
              {item.html ? <RichText html={item.html} /> : <p>{item.text}</p>}
            </Disclosure>
          ))
        : items.length > 0 && (
            <ul className={type === "links" ? styles.links : styles.cards}>
              {items.map((item) => (
                <li key={item.title ?? item.link?.href}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          )}
      {link && <SafeLink link={link} />}
    </section>
  );
}

const KNOWN: ReadonlySet<string> = new Set([
  "text",
  "hero",
  "cards",
  "faq",
  "cities",
  "image",
  "banner",
  "links",
]);

function Item({ item }: { readonly item: CmsItem }) {
  return (
    <>
      {item.image && (
        <Picture
          image={item.image}
          ratio={3 / 2}
          sizes="(width < 780px) 90vw, 260px"
          className={styles.picture}
        />
      )}
      {item.title && !item.link && <h3>{item.title}</h3>}
      {item.text && <p>{item.text}</p>}
      {item.html && <RichText html={item.html} />}
      {item.link && <SafeLink link={item.link} />}
    </>
  );
}

/** A link whose address is safe; only its words otherwise (CMS-04). */
function SafeLink({ link }: { readonly link: CmsLink }) {
  const page = usePage();
  const href = safeHref(link.href);
  if (!href) return <span>{link.label}</span>;
  return <a href={withLocale(page, href)}>{link.label}</a>;
}
