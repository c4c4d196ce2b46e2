import { type RefObject, useState } from "react";
import { type FlexibleStay, type PickedRange, stayLimits } from "#domain/stay";
import { usePage, useT } from "#renderer";
import { DateRangePicker, type DateRangePickerProps } from "../../ui/date-range-picker/date-range-picker.tsx";
import { Flyout } from "../../ui/popover/flyout.tsx";
import { useIsMobile } from "../../ui/screen/use-is-mobile.ts";
import { FlexibleDays } from "./flexible-days.tsx";

export interface StayPickerProps {
  readonly stay: FlexibleStay | null;
  readonly onChange: (stay: FlexibleStay) => void;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** In the form instead of over it. */
  readonly inline: boolean;
  /** Leaves out the button that ends the choice: something around does. */
  readonly endless?: boolean;
  /** Days of one property, which cannot move: flexible dates are not offered. */
  readonly own?: PropertyDays | undefined;
}

interface PropertyDays
  extends Pick<DateRangePickerProps, "days" | "prices" | "outcome" | "onRetry" | "onMonthsShown"> {
  /** Today at the property, once known. */
  readonly today: string | undefined;
}

/**
 * The calendar of the search box: any day of the country's search window, and how far the dates may move
 * (DATE-11). A half-chosen stay leaves the old one standing.
 */
export function StayPicker(props: StayPickerProps) {
  const { stay, onChange, onClose, anchor, inline, endless, own } = props;
  const { today, ...days } = own ?? {};
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
        if (checkin && checkout) onChange({ ...stay, checkin, checkout });
      }}
      limits={stayLimits(page, today ?? page.today)}
      {...days}
      weekStart={page.country.weekStart}
      locale={page.locale}
      layout={mobile ? "scroll" : "grid"}
      {...(endless ? {} : { onDone: onClose })}
    >
      {stay && !own && (
        <FlexibleDays
          days={stay.flexibleDaysCount ?? 0}
          onChange={(flexibleDaysCount) => onChange({ ...stay, flexibleDaysCount })}
        />
      )}
    </DateRangePicker>
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
