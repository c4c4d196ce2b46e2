import { useState } from "react";
import { useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import styles from "../extras-part.module.css";
import type { QuoteControl } from "./use-quote.ts";

interface WalletPartProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly money: (amount: number) => string;
}

/**
 * Whether the guest's wallet pays its part of the stay (WALL-02, PAY-13): all that it may, or nothing. Not
 * ticked beforehand, and every change is a new price. Nothing at all for whoever has nothing to use.
 */
export function WalletPart({ quote, control, money }: WalletPartProps) {
  const t = useT();
  const [said, setSaid] = useState<boolean>();
  const [wanted, setWanted] = useState<boolean>();
  const { expired, oldTotal, loading, setWallet } = control;
  const locked = expired || oldTotal !== undefined || loading;
  const { wallet } = quote;
  if (!wallet) return null;

  async function change(uses: boolean) {
    setWanted(uses);
    setSaid(await setWallet(uses));
    setWanted(undefined);
  }

  return (
    <>
      <Checkbox
        name="use_wallet"
        label={t("checkout.wallet-use", { amount: money(wallet.usable) })}
        hint={t("checkout.wallet-hint", { amount: money(quote.total - wallet.usable) })}
        checked={wanted ?? wallet.used > 0}
        aria-disabled={locked}
        onChange={({ target }) => void (locked || change(target.checked))}
      />
      {said === false && !loading && (
        <p role="alert" className={styles.failed}>
          {t("extras.failed")}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said && !loading && t("checkout.wallet-updated", { amount: money(wallet.payable) })}
      </p>
    </>
  );
}
