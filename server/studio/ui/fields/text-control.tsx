import { useEffect, useRef, useState } from "react";
import { mostBeside } from "#renderer";
import { fromText, toText } from "../../form-model.ts";
import type { ControlProps } from "./value-control.tsx";

const quietMs = 450;

interface Problem {
  readonly code: string;
  readonly message: string;
}

/**
 * Text, numbers and raw JSON: what is typed becomes the value after a pause, or at once when the field is
 * left.
 */
export function TextControl({ id, field, value, beside, onChange }: ControlProps) {
  const given = toText(field, value);
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState<Problem>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(false);
  useEffect(() => {
    if (!typed.current) setText(given);
  }, [given]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: string) => {
    clearTimeout(timer.current);
    if (!typed.current) return;
    typed.current = false;
    const read = fromText(field, next, beside);
    if (!read.ok) setProblem(read);
    else if (next !== given) onChange(read.value);
  };
  const change = (next: string) => {
    typed.current = true;
    setText(next);
    setProblem(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(next), quietMs);
  };
  const shared = {
    id,
    value: text,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
    placeholder: value === undefined && field.fallback !== undefined ? String(field.fallback) : undefined,
    onBlur: () => commit(text),
  };
  return (
    <>
      {field.kind === "raw" ? (
        <textarea {...shared} rows={6} spellCheck={false} onChange={(event) => change(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={field.kind === "number" ? "number" : "text"}
          {...(field.kind === "number"
            ? { min: field.min, max: mostOf(field, beside), step: field.whole ? 1 : "any" }
            : {})}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit(text);
          }}
        />
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem.message} <code>{problem.code}</code>
        </p>
      )}
    </>
  );
}

/** The most that is allowed by the field's own bound and by the member beside it that bounds it. */
function mostOf(
  { max, atMost }: Extract<ControlProps["field"], { kind: "number" }>,
  beside: ControlProps["beside"],
): number | undefined {
  const other = atMost === undefined ? undefined : mostBeside(atMost, beside);
  if (other === undefined) return max;
  return max === undefined ? other : Math.min(max, other);
}
