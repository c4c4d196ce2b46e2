import { usePage, useT, withLocale } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import styles from "./stay-form.module.css";

interface StayFormProps {
  readonly id: string;
  /** Path of the page that shows prices for the dates. */
  readonly path: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly rooms_config: string;
}

/** The dates that the prices of a list are for, as a plain form of its page; the rooms stay as they are. */
export function StayForm({ id, path, checkin, checkout, rooms_config }: StayFormProps) {
  const t = useT();
  const page = usePage();
  const [action = path, search = ""] = withLocale(page, path).split("?");
  const day = { type: "date", min: page.today, required: true } as const;
  return (
    <form method="get" action={action} data-navigate="" data-keep-scroll="" className={styles.form}>
      {[...new URLSearchParams(search), ["rooms_config", rooms_config] as const].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField {...day} id={`${id}-in`} name="checkin" label={t("stay.checkin")} defaultValue={checkin} />
      <TextField
        {...day}
        id={`${id}-out`}
        name="checkout"
        label={t("stay.checkout")}
        defaultValue={checkout}
      />
      <Button type="submit" variant="secondary" className={styles.send}>
        {t("hotel.stay-update")}
      </Button>
    </form>
  );
}
