import { usePage, useT, withLocale } from "#renderer";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { stepHref } from "./step-href.ts";

interface UnverifiedNoticeProps {
  /** What is asked for: the other one is offered. */
  readonly kind: "phone" | "email";
  readonly returnTo: string | undefined;
}

/** Says to a guest of whom nothing is verified why a number or an address is asked for (ACC-14). */
export function UnverifiedNotice({ kind, returnTo }: UnverifiedNoticeProps) {
  const t = useT();
  const page = usePage();
  const other = kind === "phone" ? "email" : "phone";
  return (
    <Notice
      actions={
        <ButtonLink href={withLocale(page, stepHref({ do: other, retUrl: returnTo }))} variant="secondary">
          {t(`security.${other}-instead`)}
        </ButtonLink>
      }
    >
      {t("profile.unverified")}
    </Notice>
  );
}
