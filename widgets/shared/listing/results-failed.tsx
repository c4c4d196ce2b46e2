import { usePage, useT, withLocale } from "#renderer";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";

/**
 * Says that the results did not come and offers to try again; search and filters stay in the address
 * (LIST-05).
 */
export function ResultsFailed() {
  const page = usePage();
  const t = useT();
  return (
    <ErrorState
      title={t("listing.error.title")}
      text={t("listing.error.text")}
      actions={
        <ButtonLink href={withLocale(page, page.url)} variant="secondary" data-reload="">
          {t("listing.error.retry")}
        </ButtonLink>
      }
    />
  );
}
