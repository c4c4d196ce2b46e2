import { useEffect, useId, useState } from "react";
import type { StudioMessage } from "../../studio-types.ts";
import { calls } from "../studio-calls.ts";
import type { ControlProps } from "./value-control.tsx";

/** A message id with the words it stands for; typing searches ids and words. */
export function MessageControl({ id, value, url, onChange }: ControlProps) {
  const given = typeof value === "string" ? value : "";
  const [text, setText] = useState(given);
  const [found, setFound] = useState<readonly StudioMessage[]>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [words, setWords] = useState<string>();
  const list = useId();
  useEffect(() => {
    setText(given);
    if (given === "") return setWords(undefined);
    let isOld = false;
    calls
      .messages(url, given)
      .then((all) => !isOld && setWords(all.find((message) => message.id === given)?.text))
      .catch(() => {});
    return () => {
      isOld = true;
    };
  }, [given, url]);
  useEffect(() => {
    if (!open) return;
    let isOld = false;
    const timer = setTimeout(() => {
      calls
        .messages(url, text === given ? "" : text)
        .then((all) => {
          if (isOld) return;
          setFound(all);
          setActive(0);
        })
        .catch(() => {});
    }, 120);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [open, text, given, url]);

  const take = (message: StudioMessage | undefined) => {
    setOpen(false);
    if (message && message.id !== given) onChange(message.id);
    else setText(given);
  };
  return (
    <div className="message">
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && found?.[active] ? `${list}-${active}` : undefined}
        value={text}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onBlur={() => {
          setOpen(false);
          setText(given);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            setOpen(true);
            const step = event.key === "ArrowDown" ? 1 : -1;
            setActive((at) => Math.max(0, Math.min((found?.length ?? 0) - 1, open ? at + step : 0)));
          } else if (event.key === "Enter") {
            event.preventDefault();
            const exact = found?.find((message) => message.id === text);
            take(exact ?? found?.[active]);
          } else if (event.key === "Escape") {
            setOpen(false);
            setText(given);
          }
        }}
      />
      {words !== undefined && <p className="words">{words}</p>}
      <div className="found" id={list} role="listbox" aria-label="Messages" hidden={!open}>
        {found?.map((message, index) => (
          <div
            key={message.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault();
              take(message);
            }}
          >
            <b>{message.id}</b> <span>{message.text}</span>
          </div>
        ))}
        {found?.length === 0 && <p className="from">No message has these words.</p>}
        {!found && <p className="from">Searching …</p>}
      </div>
    </div>
  );
}
