import { clsx } from "clsx";
import { usePage } from "#renderer";
import { FiltersLabel } from "../shared/listing/filters-label.tsx";
import { withModal } from "../shared/popup/with-modal.ts";
import { buttonClass } from "../ui/button/button.tsx";
import styles from "./filters-link.module.css";

/** Opens the filters in their sheet where there is no room for their column. */
export function FiltersLink({ active }: { readonly active: number }) {
  const page = usePage();
  return (
    <a
      id="filters-sheet"
      href={withModal(page.url, "filters")}
      data-modal="filters"
      rel="nofollow"
      className={clsx(buttonClass({ variant: "secondary", size: "s" }), styles.link)}
    >
      <FiltersLabel active={active} />
    </a>
  );
}
