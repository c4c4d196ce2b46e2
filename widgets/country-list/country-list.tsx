import { useT, type WidgetViewProps } from "#renderer";
import type { CountryListData, CountryListProps } from "#schemas/generated/widgets/country-list.ts";
import { HomeGroups } from "../shared/sites/home-groups.tsx";
import styles from "./country-list.module.css";

/** The brand's countries as a page: where the popup `countrySelector` leads without scripts. */
export function CountryList({ data }: WidgetViewProps<CountryListProps, CountryListData>) {
  const t = useT();
  return (
    <div className={styles.countries}>
      <div>
        <h1>{t("countries.title")}</h1>
        <p className={styles.text}>{t("countries.text")}</p>
      </div>
      <HomeGroups homes={data.sites?.homes ?? []} headingLevel={2} />
    </div>
  );
}
