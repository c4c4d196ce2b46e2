import { useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { useCancellationLine } from "../../shared/stay/cancellation-line.ts";
import { Notice } from "../../ui/notice/notice.tsx";

/** What a guest agrees to who books without knowing the property (LIST-14), said before the form. */
export function MysteryTerms({ quote }: { readonly quote: Quote }) {
  const t = useT();
  const terms = useCancellationLine()(quote.cancellation_policies);
  return (
    <Notice title={t("checkout.mystery.title")}>
      <p>{t("checkout.mystery.name")}</p>
      <p>{t("checkout.mystery.change")}</p>
      {terms && <p>{terms.text}</p>}
    </Notice>
  );
}
