import { useState } from "react";
import { type PickedRange, type Stay, stayLimits } from "#domain";
import { usePage } from "#renderer";
import { DateRangePicker } from "../ui/date-range-picker/date-range-picker.tsx";
import { useIsMobile } from "../ui/screen/use-is-mobile.ts";

export interface StayPanelProps {
  readonly stay: Stay | null;
  readonly onChange: (stay: Stay) => void;
  readonly onDone: () => void;
}

/** The calendar of the search box: any day of the country's search window. A half-chosen stay leaves the old one standing. */
export function StayPanel({ stay, onChange, onDone }: StayPanelProps) {
  const page = usePage();
  const mobile = useIsMobile();
  const [range, setRange] = useState<PickedRange>(stay ?? { checkin: null, checkout: null });
  return (
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
      onDone={onDone}
    />
  );
}
