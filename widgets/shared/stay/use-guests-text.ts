import { useT } from "#renderer";

export interface GuestCounts {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

/**
 * Says who travels, such as `2 adults, 1 child, 1 pet`: every kind that is not zero, so that nothing changes
 * unseen (ROOM-12).
 */
export function useGuestsText(): (guests: GuestCounts) => string {
  const t = useT();
  return ({ adults, children, infants, pets }) =>
    [
      t("stay.adults", { count: adults }),
      children > 0 && t("stay.children", { count: children }),
      infants > 0 && t("stay.infants", { count: infants }),
      pets > 0 && t("stay.pets", { count: pets }),
    ]
      .filter(Boolean)
      .join(t("stay.comma"));
}
