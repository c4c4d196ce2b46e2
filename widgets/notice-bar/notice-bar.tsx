import { toldUnknownFilters } from "#domain";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { NoticeBarProps } from "#schemas/generated/widgets/notice-bar.ts";
import { pageSearch } from "../search-box/page-search.ts";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./notice-bar.module.css";

/**
 * What was changed about the guest's search and why: moved dates (DATE-04, DATE-08), a place nobody knows, filters nobody knows (LIST-06).
 * Nothing otherwise.
 */
export function NoticeBar({ props }: WidgetViewProps<NoticeBarProps>) {
  const page = usePage();
  const t = useT();
  const { notices } = pageSearch(page);
  const unknown = toldUnknownFilters(page.query).map(
    ({ id, value }) => `${t(`listing.facet.${id}`)}: ${value}`,
  );
  const words = [
    ...(page.query.notice === "unknown-place"
      ? [t("shell.notice.unknownPlace", { place: page.query.location ?? "" })]
      : []),
    ...(unknown.length > 0
      ? [t("shell.notice.unknownFilter", { filters: unknown.join(t("stay.comma")) })]
      : []),
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
