import { usePage, type WidgetViewProps } from "#renderer";
import type { HotelCardData, HotelCardProps } from "#schemas/generated/widgets/hotel-card.ts";
import { HotelTile } from "../shared/listing/hotel-tile.tsx";
import { pageSearch } from "../shared/search/page-search.ts";

/**
 * One property, chosen by id: for pages that recommend it. Nothing is shown when there is no such property.
 */
export function HotelCard({ props, data }: WidgetViewProps<HotelCardProps, HotelCardData>) {
  const page = usePage();
  const hotel = data.found?.hotels[0];
  if (!hotel || !data.found) return null;
  const { search } = pageSearch(page);
  return <HotelTile hotel={hotel} search={search} asOf={data.found.as_of} layout={props.layout} />;
}
