import { isHidden, usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { CheckoutStepsProps } from "#schemas/generated/widgets/checkout-steps.ts";
import { assetUrl } from "../shared/sites/asset-url.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { lockIcon, phoneIcon } from "../ui/icon/travel-icons.ts";
import { Logo } from "../ui/logo/logo.tsx";
import styles from "./checkout-steps.module.css";

/**
 * A light header for the last steps: the brand, where the guest is, and a number to call. Nothing that leads
 * away.
 */
export function CheckoutSteps({ props }: WidgetViewProps<CheckoutStepsProps>) {
  const t = useT();
  const page = usePage();
  const { brand } = useSite();
  const { country } = page;
  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        <Logo
          src={assetUrl(brand.id, brand.logo.wordmark)}
          name={t("shell.home", { brand: brand.name })}
          href={withLocale(page, "/")}
        />
        <ol className={styles.steps} aria-label={t("checkout.steps")}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step} aria-current={step === props.current ? "step" : undefined}>
              {t(`checkout.step.${step}`)}
            </li>
          ))}
        </ol>
        <p className={styles.safe}>
          <Icon of={lockIcon} size={16} />
          {t("checkout.safe")}
        </p>
        {country.supportPhone && !isHidden(page, "callButtons") && (
          <a href={`tel:${country.supportPhone.replaceAll(" ", "")}`} className={styles.call}>
            <Icon of={phoneIcon} size={16} />
            <bdi>{country.supportPhone}</bdi>
          </a>
        )}
      </div>
    </div>
  );
}

const STEPS = ["choose", "details", "confirmed"] as const;
