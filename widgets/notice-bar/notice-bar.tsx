import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { NoticeBarProps } from "#schemas/generated/widgets/notice-bar.ts";
import { pageSearch } from "../search-box/page-search.ts";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./notice-bar.module.css";

/** What was changed about the guest's search and why: moved dates (DATE-04, DATE-08), a place nobody knows. Nothing otherwise. */
export function NoticeBar({ props }: WidgetViewProps<NoticeBarProps>) {
  const page = usePage();
  const t = useT();
  const { notices } = pageSearch(page);
  const words = [
    ...(page.query.notice === "unknown-place"
      ? [t("shell.notice.unknownPlace", { place: page.query.location ?? "" })]
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
