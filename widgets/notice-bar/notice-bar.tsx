import { roomsChanged } from "#domain/rooms";
import { toldUnknownFilters, type UnknownFilter } from "#domain/search";
import { queryText } from "#domain/shell";
import { type Translate, usePage, useT, type WidgetViewProps } from "#renderer";
import type { NoticeBarProps } from "#schemas/generated/widgets/notice-bar.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./notice-bar.module.css";

/**
 * What was changed about the guest's search and why: moved dates (DATE-04, DATE-08), other rooms or guests
 * (ROOM-12), a place or a part of one nobody knows (ROUTE-04), filters nobody knows or nobody can read
 * (LIST-06). Nothing otherwise.
 */
export function NoticeBar({ props }: WidgetViewProps<NoticeBarProps>) {
  const page = usePage();
  const t = useT();
  const { notices } = pageSearch(page);
  const told = toldUnknownFilters(page.query);
  const part = queryText(page.query, "unknown_part", 2000)?.slice(0, 64) ?? null;
  const listed = (filters: readonly UnknownFilter[]) =>
    filters.map((filter) => filterWords(t, filter)).join(t("stay.comma"));
  const unknown = told.filter(isUnknownValue);
  const unreadable = told.filter((filter) => !isUnknownValue(filter));
  const words = [
    ...(page.query.notice === "unknown-place"
      ? [t("shell.notice.unknownPlace", { place: page.query.location ?? "" })]
      : []),
    ...(part === null ? [] : [t("shell.notice.unknownPart", { part })]),
    ...(unknown.length > 0 ? [t("shell.notice.unknownFilter", { filters: listed(unknown) })] : []),
    ...(unreadable.length > 0 ? [t("shell.notice.unreadable", { filters: listed(unreadable) })] : []),
    ...(roomsChanged(page.query) ? [t("shell.notice.rooms")] : []),
    ...notices.map(({ messageId, values }) => t(messageId, values)),
  ];
  if (words.length === 0) return null;
  return (
    <div className={styles[props.width]} role="status">
      {words.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
    </div>
  );
}

function isUnknownValue({ id }: UnknownFilter): boolean {
  return id === "amenities" || id === "property_type" || id === "rating_min";
}

function filterWords(t: Translate, { id, value }: UnknownFilter): string {
  switch (id) {
    case "page":
      return t("listing.page", { page: value });
    case "sort":
    case "ascending":
      return `${t("listing.sort")}: ${value}`;
    case "price_min":
    case "price_max":
      return `${t("listing.facet.price")}: ${value}`;
    default:
      return `${t(`listing.facet.${id}`)}: ${value}`;
  }
}
