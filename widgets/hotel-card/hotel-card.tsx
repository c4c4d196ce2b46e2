import { usePage, type WidgetViewProps } from "#renderer";
import type { HotelCardData, HotelCardProps } from "#schemas/generated/widgets/hotel-card.ts";
import { pageSearch } from "../search-box/page-search.ts";
import { HotelTile } from "./hotel-tile.tsx";

/** One property, chosen by id: for pages that recommend it. Nothing is shown when there is no such property. */
export function HotelCard({ props, data }: WidgetViewProps<HotelCardProps, HotelCardData>) {
  const page = usePage();
  const hotel = data.found?.hotels[0];
  if (!hotel || !data.found) return null;
  const { search } = pageSearch(page);
  return <HotelTile hotel={hotel} search={search} asOf={data.found.as_of} layout={props.layout} />;
}
