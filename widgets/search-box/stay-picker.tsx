import { type RefObject, useState } from "react";
import { type PickedRange, type Stay, stayLimits } from "#domain";
import { usePage, useT } from "#renderer";
import { DateRangePicker } from "../ui/date-range-picker/date-range-picker.tsx";
import { Flyout } from "../ui/popover/flyout.tsx";
import { useIsMobile } from "../ui/screen/use-is-mobile.ts";

export interface StayPickerProps {
  readonly stay: Stay | null;
  readonly onChange: (stay: Stay) => void;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** In the form instead of over it. */
  readonly inline: boolean;
  /** Leaves out the button that ends the choice: something around does. */
  readonly endless?: boolean;
}

/** The calendar of the search box: any day of the country's search window. A half-chosen stay leaves the old one standing. */
export function StayPicker({ stay, onChange, onClose, anchor, inline, endless }: StayPickerProps) {
  const page = usePage();
  const t = useT();
  const mobile = useIsMobile();
  const [range, setRange] = useState<PickedRange>(stay ?? { checkin: null, checkout: null });
  const calendar = (
    <DateRangePicker
      value={range}
      onChange={(next) => {
        setRange(next);
        const { checkin, checkout } = next;
        if (checkin && checkout) onChange({ checkin, checkout });
      }}
      limits={stayLimits(page.country, page.today)}
      weekStart={page.country.weekStart}
      locale={page.locale}
      layout={mobile ? "scroll" : "grid"}
      {...(endless ? {} : { onDone: onClose })}
    />
  );
  if (inline) return calendar;
  return (
    <Flyout
      open
      onClose={onClose}
      anchor={anchor}
      title={t("search.choose-dates")}
      closeLabel={t("search.close")}
      align="center"
      phone="full"
    >
      {calendar}
    </Flyout>
  );
}
