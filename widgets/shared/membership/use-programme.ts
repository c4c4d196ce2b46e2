import { useSite, useT } from "#renderer";

/** What the brand calls its membership. */
export function useProgramme(): string {
  const t = useT();
  const { brand } = useSite();
  return t("membership.programme", { brand: brand.name });
}
