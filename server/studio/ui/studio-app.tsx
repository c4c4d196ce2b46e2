import { useCallback, useEffect, useRef, useState } from "react";
import type { StudioMessage } from "../../inspect/overlay/studio-link.ts";
import { findNode } from "../node-props.ts";
import { NodePanel } from "./node-panel.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageTree } from "./page-tree.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { type Device, Toolbar } from "./toolbar.tsx";
import { useStudio } from "./use-studio.ts";

/** The studio: the page's tree, the page itself, and the chosen node. */
export function StudioApp() {
  const studio = useStudio();
  const { start, page, insight, selected, select } = studio;
  const [device, setDevice] = useState<Device>("desktop");
  const [picking, setPicking] = useState(false);
  const [saving, setSaving] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const say = useCallback((message: StudioMessage) => {
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, []);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== location.origin) return;
      const message = event.data as StudioMessage;
      if (message.studio === "chosen") select(message.address);
      if (message.studio === "page") studio.follow(message.url);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [select, studio.follow]);
  useEffect(() => say({ studio: "pick", on: picking }), [picking, say]);
  useEffect(() => say({ studio: "choose", address: selected ?? null }), [selected, say]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const inText = event.target instanceof HTMLElement && event.target.matches("input, textarea");
      if (event.key === "s") {
        event.preventDefault();
        setSaving(true);
      } else if (event.key === "z" && !inText) {
        event.preventDefault();
        void studio.step(event.shiftKey ? "redo" : "undo");
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [studio.step]);

  if (!start || !page)
    return (
      <main className="waiting">
        <h1>Staywright Studio</h1>
        <p role="status">{studio.trouble ?? "Reading the configuration …"}</p>
      </main>
    );
  const node = insight && findNode(insight.slots, selected);
  const errors = page.draft.findings.filter(({ severity }) => severity === "error");
  return (
    <div className="studio">
      <h1 className="unseen">Staywright Studio</h1>
      <Toolbar
        studio={studio}
        start={start}
        page={page}
        device={device}
        setDevice={setDevice}
        picking={picking}
        setPicking={setPicking}
        openSave={() => setSaving(true)}
      />
      {studio.trouble && (
        <div className="trouble" role="alert">
          <span>{studio.trouble}</span>
          <button type="button" onClick={studio.dismiss}>
            Close
          </button>
        </div>
      )}
      <nav className="side tree-side" aria-label="Page tree">
        {insight && <PageTree studio={studio} start={start} page={page} insight={insight} />}
      </nav>
      <main className="stage" aria-label="Page">
        <PageFrame
          studio={studio}
          device={device}
          frame={frame}
          onLoad={() => {
            say({ studio: "pick", on: picking });
            say({ studio: "choose", address: selected ?? null });
          }}
        />
        {errors.length > 0 && (
          <section className="findings" aria-label="Mistakes">
            <h2>
              {errors.length === 1 ? "One mistake" : `${errors.length} mistakes`}; the page shows the draft
              before
            </h2>
            <ul>
              {errors.slice(0, 20).map((finding) => (
                <li key={`${finding.file}:${finding.line}:${finding.column}:${finding.code}`}>
                  {finding.message} <span className="from">{finding.suggestion} </span>
                  <code>{finding.code}</code>{" "}
                  <span className="from">
                    {finding.file}:{finding.line}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <aside className="side" aria-label="Node">
        {node ? (
          <NodePanel key={node.address} studio={studio} start={start} page={page} node={node} />
        ) : (
          <div className="empty">
            <h2>{page.page}</h2>
            <p>Choose a node in the tree, or press Pick and click on the page. Alt and a click picks too.</p>
            <dl className="facts">
              {page.layers.map(({ name, file, exists }) => (
                <div key={name} className={exists ? undefined : "absent"}>
                  <dt>{name}</dt>
                  <dd>{exists ? file : "says nothing yet"}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </aside>
      {saving && <SaveDialog studio={studio} page={page} close={() => setSaving(false)} />}
    </div>
  );
}
