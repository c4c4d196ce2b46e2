import { usePage, useT } from "#renderer";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";

/**
 * Said where nobody can tell whether the guest is a member (ERR-02): they are none, and prices are public.
 */
export function MembershipUnknown() {
  const t = useT();
  const page = usePage();
  return (
    <Notice tone="warning" actions={<ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}>
      {t("membership.unknown")}
    </Notice>
  );
}
