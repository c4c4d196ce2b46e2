import { isHidden, usePage, useSite, useT, type WidgetViewProps } from "#renderer";
import type { AppCardProps } from "#schemas/generated/widgets/app-card.ts";
import { dismissedAttribute } from "../shared/shell/dismissed.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import styles from "./app-card.module.css";

/**
 * Invites to the app (APP-01): a link per store the brand names, nothing where it names none, nor where apps
 * are not spoken of (MODE-04).
 */
export function AppCard({ id, slots }: WidgetViewProps<AppCardProps>) {
  const page = usePage();
  const { brand } = useSite();
  const t = useT();
  const { ios, android } = brand.appLinks ?? {};
  const stores = Object.entries({ ios, android }).flatMap(([store, href]) => (href ? [{ store, href }] : []));
  if (stores.length === 0 || isHidden(page, "appCard")) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <aside className={styles.outer} aria-labelledby={titleId} {...dismissedAttribute("app-card")}>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t("app.title", { brand: brand.name })}
          </h2>
          <p>{t("app.text")}</p>
        </div>
        <div className={styles.ways}>
          {stores.map(({ store, href }) => (
            <ButtonLink key={store} href={href} variant="secondary" rel="noopener" target="_blank">
              {t(`app.${store}`)}
            </ButtonLink>
          ))}
          {slots.dismiss}
        </div>
      </div>
    </aside>
  );
}
