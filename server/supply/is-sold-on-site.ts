import type { Site } from "#renderer";

/** Whether a site sells a property: its brand's types, and no other brand's own property. */
export function isSoldOnSite(
  property: {
    readonly status: string;
    readonly property_type: "hotel" | "home";
    readonly brand_id: string | null;
  },
  { brand }: Site,
): boolean {
  return (
    property.status === "active" &&
    brand.propertyTypes.includes(property.property_type) &&
    (property.brand_id === null || property.brand_id === brand.id)
  );
}
