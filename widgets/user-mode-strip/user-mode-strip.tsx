import { usePage, useSite, useT, type WidgetViewProps } from "#renderer";
import type { UserModeStripProps } from "#schemas/generated/widgets/user-mode-strip.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import styles from "./user-mode-strip.module.css";

/**
 * The strip of the user mode (MODE-02, MODE-03): the mode's own site, or on with this one. Nothing where a
 * domain has no such site.
 */
export function UserModeStrip({ props }: WidgetViewProps<UserModeStripProps>) {
  const { url } = usePage();
  const { domain } = useSite();
  const t = useT();
  const isAgent = props.mode === "travel_agent";
  const address = isAgent ? domain.travelAgentUrl : domain.businessUrl;
  if (!address) return null;
  return (
    <aside className={styles.strip} aria-label={t("mode.label")}>
      <div className={styles.inner}>
        <p>{t(isAgent ? "mode.agentText" : "mode.corporateText")}</p>
        <div className={styles.ways}>
          <ButtonLink href={address} size="s">
            {t(isAgent ? "mode.browseAsAgent" : "mode.browseAsCorporate")}
          </ButtonLink>
          <ButtonLink
            href={`/_mode/continue?to=${encodeURIComponent(url)}`}
            variant="ghost"
            size="s"
            rel="nofollow"
            data-reload=""
          >
            {t("mode.continue")}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
