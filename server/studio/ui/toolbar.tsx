import { Popover } from "radix-ui";
import { useState } from "react";
import { AUDIENCES } from "#schemas/audiences.ts";
import type { ForcedContext, StudioPage, StudioStart } from "../studio-types.ts";
import { Icon } from "./icons.tsx";
import type { StudioController } from "./use-studio.ts";

export const deviceWidths = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof deviceWidths;

interface ToolbarProps {
  readonly studio: StudioController;
  readonly start: StudioStart;
  readonly page: StudioPage;
  readonly device: Device;
  readonly setDevice: (device: Device) => void;
  readonly picking: boolean;
  readonly setPicking: (on: boolean) => void;
  readonly openSave: () => void;
}

/** What is looked at, and as whom; the draft's steps. */
export function Toolbar(props: ToolbarProps) {
  const { studio, start, page, device, setDevice, picking, setPicking, openSave } = props;
  const site = start.sites.find(({ id }) => id === page.site);
  const at = new URL(studio.url, location.origin);
  const locale = at.searchParams.get("locale") ?? site?.defaultLocale ?? "";
  const { draft } = page;
  const goTo = (id: string) => {
    const port = location.port ? `:${location.port}` : "";
    location.href = `http://${id}.studio.localhost${port}/_studio?path=${encodeURIComponent(at.pathname)}`;
  };
  const setLocale = (next: string) => {
    if (next === site?.defaultLocale) at.searchParams.delete("locale");
    else at.searchParams.set("locale", next);
    studio.open(at.pathname + at.search);
  };
  return (
    <header className="bar">
      <strong className="brand">Studio</strong>
      <label>
        <span>Site</span>
        <select value={page.site} onChange={(event) => goTo(event.target.value)}>
          {start.sites.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <AddressField key={studio.url} studio={studio} page={page.page} />
      <label>
        <span>Language</span>
        <select value={locale} onChange={(event) => setLocale(event.target.value)}>
          {site?.locales.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <fieldset className="segments">
        <legend className="unseen">Device</legend>
        {(Object.keys(deviceWidths) as Device[]).map((each) => (
          <label key={each}>
            <input type="radio" name="device" checked={device === each} onChange={() => setDevice(each)} />
            <span>{each}</span>
          </label>
        ))}
      </fieldset>
      <Conditions studio={studio} start={start} />
      <button type="button" aria-pressed={picking} onClick={() => setPicking(!picking)}>
        <Icon name="pick" /> Pick
      </button>
      <span className="space" role="status">
        {studio.busy ? "Working …" : ""}
      </span>
      <button
        type="button"
        aria-label="Undo"
        disabled={!draft.canUndo}
        onClick={() => void studio.step("undo")}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        aria-label="Redo"
        disabled={!draft.canRedo}
        onClick={() => void studio.step("redo")}
      >
        <Icon name="redo" />
      </button>
      <button type="button" className="main" onClick={openSave} disabled={draft.files.length === 0}>
        {draft.files.length === 0
          ? "Nothing to save"
          : `Review ${draft.files.length} ${draft.files.length === 1 ? "file" : "files"}`}
      </button>
    </header>
  );
}

function AddressField({ studio, page }: { readonly studio: StudioController; readonly page: string }) {
  const [text, setText] = useState(studio.url);
  return (
    <form
      className="address"
      onSubmit={(event) => {
        event.preventDefault();
        studio.open(text.startsWith("/") ? text : `/${text}`);
      }}
    >
      <label>
        <span>Address · {page}</span>
        <input value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} />
      </label>
    </form>
  );
}

/** Everything conditions may read and a visit cannot choose. */
function Conditions({ studio, start }: { readonly studio: StudioController; readonly start: StudioStart }) {
  const { forced } = start;
  const { flags = {}, date, device, user, dir } = forced;
  const count = Object.keys(flags).length + [date, device, user, dir].filter(Boolean).length;
  const change = (next: { readonly [Key in keyof ForcedContext]: ForcedContext[Key] | undefined }) => {
    const merged = { ...forced, ...next };
    void studio.force(
      Object.fromEntries(Object.entries(merged).filter(([, value]) => value)) as ForcedContext,
    );
  };
  const setFlag = (id: string, arm: string) => {
    const { [id]: _, ...others } = flags;
    change({ flags: arm ? { ...others, [id]: arm } : others });
  };
  return (
    <Popover.Root>
      <Popover.Trigger>Conditions{count > 0 ? ` · ${count}` : ""}</Popover.Trigger>
      <Popover.Content className="sheet" align="start" sideOffset={4} aria-label="Conditions">
        {Object.entries(start.experiments).map(([id, arms]) => (
          <Choice
            key={id}
            label={`Experiment ${id}`}
            value={flags[id] ?? ""}
            options={arms}
            onChange={(arm) => setFlag(id, arm)}
          />
        ))}
        <Choice
          label="Guest"
          value={user ?? ""}
          options={AUDIENCES}
          onChange={(audience) => change({ user: (audience || undefined) as ForcedContext["user"] })}
        />
        <Choice
          label="Device class"
          value={device ?? ""}
          options={["web", "webview"]}
          onChange={(next) => change({ device: (next || undefined) as ForcedContext["device"] })}
        />
        <Choice
          label="Direction"
          value={dir ?? ""}
          options={["ltr", "rtl"]}
          onChange={(next) => change({ dir: (next || undefined) as ForcedContext["dir"] })}
        />
        <label>
          <span>Today</span>
          <input
            type="date"
            value={date ?? ""}
            onChange={(event) => change({ date: event.target.value || undefined })}
          />
        </label>
      </Popover.Content>
    </Popover.Root>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">as the visit has it</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
