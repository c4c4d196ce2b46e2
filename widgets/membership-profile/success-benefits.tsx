import type { SuccessBenefit } from "#schemas/generated/api/membership.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { percentIcon, walletIcon } from "../ui/icon/travel-icons.ts";
import styles from "./membership-profile.module.css";

/** What the membership has brought whoever has just joined it (WIZ-06). */
export function SuccessBenefits({ benefits }: { readonly benefits: readonly SuccessBenefit[] }) {
  if (benefits.length === 0) return null;
  return (
    <ul className={styles.benefits} data-success="wizardSuccess">
      {benefits.map(({ title, subtitle, icon_code }) => (
        <li key={icon_code}>
          <Icon of={ICONS[icon_code]} size={24} />
          <span>
            <strong>{title}</strong> <small>{subtitle}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

const ICONS = { wallet: walletIcon, percent: percentIcon } as const;
