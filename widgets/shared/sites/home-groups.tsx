import type { KeyboardEvent } from "react";
import { useT } from "#renderer";
import type { SiteHome } from "#schemas/generated/api/sites.ts";
import { checkIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./home-groups.module.css";
import { homesByGroup } from "./matching-homes.ts";

interface HomeGroupsProps {
  readonly homes: readonly SiteHome[];
  readonly headingLevel: 2 | 3;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/**
 * Countries by part of the world: each by its own name first, then as the reader calls it, with its languages
 * and currency.
 */
export function HomeGroups({ homes, headingLevel, onKeyDown }: HomeGroupsProps) {
  const t = useT();
  const Heading = `h${headingLevel}` as const;
  return homesByGroup(homes).map(({ group, homes: members }) => (
    <section key={group} className={styles.group}>
      <Heading className={styles.title}>{t(`countries.group.${group}`)}</Heading>
      <ul className={styles.homes}>
        {members.map((home) => (
          <li key={home.id}>
            <a
              href={home.href}
              className={styles.home}
              aria-current={home.current ? "true" : undefined}
              onKeyDown={onKeyDown}
              {...(home.href.startsWith("/_site/") ? { "data-reload": "" } : {})}
            >
              <span className={styles.names}>
                <bdi lang={home.native_language} className={styles.native}>
                  {home.native_name}
                </bdi>
                {home.name !== home.native_name && <span className={styles.name}>{home.name}</span>}
              </span>
              <span className={styles.facts}>
                {home.languages.map((language) => (
                  <span key={language}>
                    <bdi>{language}</bdi>
                  </span>
                ))}
                <span>
                  <bdi>{home.currency_code}</bdi>
                </span>
              </span>
              {home.current && (
                <span className={styles.here}>
                  <Icon of={checkIcon} size={18} label={t("countries.here")} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
