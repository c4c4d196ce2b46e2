import { usePage, useT } from "#renderer";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";

/**
 * What a page of links shows when they could not be read: its heading and a way to try again, never a blank
 * page (STATE-02).
 */
export function ListFailed({ title }: { readonly title: string }) {
  const t = useT();
  const { url } = usePage();
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        title={t("errors-page.list-failed")}
        actions={<ButtonLink href={url}>{t("shell.retry")}</ButtonLink>}
      />
    </>
  );
}
