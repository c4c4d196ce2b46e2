import { bookingUrl, loginUrl } from "#domain/addresses";
import { isHidden, usePage, useT, withLocale } from "#renderer";
import type { UpgradeInfoOutput } from "#schemas/generated/api/upgrade.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";

interface NotMovableProps {
  readonly bookingId: string;
  readonly access: Exclude<UpgradeInfoOutput["access"], "open">;
}

/** Why a booking cannot be moved here, and the way on: a code for who came by phone alone, or a call. */
export function NotMovable({ bookingId, access }: NotMovableProps) {
  const t = useT();
  const page = usePage();
  const { supportPhone } = page.country;
  const isCalled = access === "started" || access === "closed" || access === "paid";
  const proof = `${loginUrl()}?${new URLSearchParams({ retUrl: withLocale(page, bookingUrl(bookingId)) })}`;
  return (
    <Notice
      actions={
        access === "masked" && (
          <ButtonLink href={withLocale(page, proof)} variant="secondary" size="s">
            {t("cancel.prove")}
          </ButtonLink>
        )
      }
    >
      <p>{t(ACCESS_WORDS[access])}</p>
      {isCalled && supportPhone && !isHidden(page, "callButtons") && (
        <p>
          {t("booking-meals.call")}{" "}
          <a href={`tel:${supportPhone.replaceAll(" ", "")}`}>
            <bdi>{supportPhone}</bdi>
          </a>
        </p>
      )}
    </Notice>
  );
}

const ACCESS_WORDS = {
  masked: "upgrade.masked",
  cancelled: "upgrade.cancelled",
  over: "upgrade.over",
  started: "upgrade.started",
  paid: "upgrade.paid",
  closed: "upgrade.closed",
} as const;
