import { type CSSProperties, useId } from "react";
import styles from "./range-slider.module.css";

export interface RangeSliderProps {
  readonly legend: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  /** Called when the guest lets go: the time to search. */
  readonly onCommit?: (value: readonly [number, number]) => void;
  readonly labels: readonly [string, string];
  /** A value in words, such as an amount of money. */
  readonly format: (value: number) => string;
}

/** Two bounds on one line: two of the browser's own range inputs, so that every key and every reader works. */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, min, max, step = 1, value, onChange, onCommit, labels, format } = props;
  const id = useId();
  const share = (each: number) => (max > min ? (each - min) / (max - min) : 0);
  const track = { "--from": share(value[0]), "--to": share(value[1]) } as CSSProperties;
  const bounds = [0, 1] as const;
  return (
    <fieldset className={styles.slider}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.values} aria-hidden="true">
        <bdi>{format(value[0])}</bdi>
        <bdi>{format(value[1])}</bdi>
      </div>
      <div className={styles.track} style={track}>
        {bounds.map((bound) => (
          <input
            key={bound}
            id={`${id}-${bound}`}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value[bound]}
            aria-label={labels[bound]}
            aria-valuetext={format(value[bound])}
            className={styles.input}
            onChange={(event) => onChange(moved(value, bound, Number(event.target.value)))}
            onPointerUp={() => onCommit?.(value)}
            onKeyUp={() => onCommit?.(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The bounds never pass each other. */
function moved(value: readonly [number, number], bound: 0 | 1, next: number): readonly [number, number] {
  return bound === 0 ? [Math.min(next, value[1]), value[1]] : [value[0], Math.max(next, value[0])];
}
