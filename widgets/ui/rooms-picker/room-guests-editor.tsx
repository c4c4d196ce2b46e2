import type { RoomGuests, RoomLimits } from "#domain/rooms";
import { useIntl } from "#renderer";
import { Button } from "../button/button.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import { type GuestKind, type RoomMaxima, stepBounds } from "./room-steps.ts";
import styles from "./rooms-picker.module.css";

interface RoomGuestsEditorProps {
  readonly index: number;
  readonly room: RoomGuests;
  /** True for the only room: its number says nothing. */
  readonly alone: boolean;
  readonly removable: boolean;
  readonly maxima: RoomMaxima;
  readonly limits: RoomLimits;
  readonly pets: "allowed" | "hidden" | "notAllowed";
  readonly onChange: (kind: GuestKind, count: number) => void;
  readonly onRemove: () => void;
}

/** The guests of one room. */
export function RoomGuestsEditor(props: RoomGuestsEditorProps) {
  const { index, room, alone, removable, maxima, limits, pets, onChange, onRemove } = props;
  const intl = useIntl();
  const number = index + 1;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `rooms-picker.${id}` }, values);
  const kinds: readonly GuestKind[] = pets === "allowed" ? KINDS : KINDS.filter((kind) => kind !== "pets");
  return (
    <fieldset className={styles.room} data-room={index}>
      <legend className={alone ? "visually-hidden" : styles.legend}>{text("room", { number })}</legend>
      {removable && !alone && (
        <Button
          variant="ghost"
          size="s"
          aria-label={text("remove", { number })}
          onClick={onRemove}
          className={styles.remove}
        >
          {intl.formatMessage({ id: "rooms-picker.remove-short" })}
        </Button>
      )}
      {kinds.map((kind) => {
        const [min, max] = stepBounds(kind, room, maxima, limits);
        const label = text(kind);
        const named = alone ? label : text("room-stepper", { label, number });
        return (
          <Stepper
            key={kind}
            label={label}
            hint={kind === "adults" ? undefined : text(`${kind}-hint`)}
            value={room[kind]}
            min={min}
            max={max}
            valueText={text(`summary-${kind}`, { count: room[kind] })}
            decreaseLabel={text("fewer", { label: named })}
            increaseLabel={text("more", { label: named })}
            onChange={(count) => onChange(kind, count)}
          />
        );
      })}
    </fieldset>
  );
}

const KINDS: readonly GuestKind[] = ["adults", "children", "infants", "pets"];
