import { useNavigateTo, usePage, useT, type WidgetViewProps } from "#renderer";
import type { SearchModalProps } from "#schemas/generated/widgets/search-modal.ts";
import { destinationOfPage } from "../search-box/destination.ts";
import { pageSearch } from "../search-box/page-search.ts";
import { SearchForm } from "../search-box/search-form.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { closeIcon } from "../ui/icon/action-icons.ts";
import styles from "./search-modal.module.css";

/** The search box in a popup: `searchbar` for the place, `headerDatePicker` and `dateguestpicker` for dates and rooms (MODAL-07). */
export function SearchModal({ id, props }: WidgetViewProps<SearchModalProps>) {
  const page = usePage();
  const t = useT();
  const navigate = useNavigateTo();
  return (
    <div className={styles.modal}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t(props.part === "stay" ? "search.modal-stay-title" : "search.modal-title")}
        </h2>
        <IconButton
          icon={closeIcon}
          label={t("search.close")}
          onClick={() => navigate(page.url, { replace: true, keepScroll: true })}
        />
      </div>
      <SearchForm
        id={`${id.replaceAll(".", "-")}-form`}
        destination={destinationOfPage(page)}
        shown={pageSearch(page)}
        hint={t("search.hint")}
        nearMe
        openPart={props.part}
        inline
      />
    </div>
  );
}
