import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { PageInsight } from "#renderer/release";
import type { PageEdit } from "../page-edit.ts";
import type { ForcedContext, StudioPage, StudioStart } from "../studio-types.ts";
import { calls } from "./studio-calls.ts";

/** A value that was asked for but does not show yet, because the draft has mistakes. */
export interface PendingValue {
  readonly address: string;
  readonly path: string;
  readonly value: unknown;
}

export interface StudioController {
  readonly start: StudioStart | undefined;
  readonly page: StudioPage | undefined;
  /** The page as it last was without mistakes. */
  readonly insight: PageInsight | undefined;
  readonly url: string;
  readonly selected: string | undefined;
  readonly pending: readonly PendingValue[];
  /** Refused edits and lost connections, in words. */
  readonly trouble: string | undefined;
  readonly busy: boolean;
  /** Goes up whenever the frame must be loaded anew. */
  readonly version: number;
  readonly select: (address: string | undefined) => void;
  /** Looks at another page; Back returns to the one before. */
  readonly open: (url: string) => void;
  /** Tells which page the frame came to by itself: its own history knows of it already. */
  readonly follow: (url: string) => void;
  readonly edit: (layer: string, edit: PageEdit) => Promise<boolean>;
  readonly step: (step: "undo" | "redo" | "discard") => Promise<void>;
  readonly force: (context: ForcedContext) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly dismiss: () => void;
}

/** State of the studio: the page and the chosen node, which its address says, and the draft over the page. */
export function useStudio(): StudioController {
  const [start, setStart] = useState<StudioStart>();
  const [page, setPage] = useState<StudioPage>();
  const [insight, setInsight] = useState<PageInsight>();
  const [address, setAddress] = useSearchParams();
  const url = address.get("path") ?? "/";
  const selected = address.get("node") ?? undefined;
  const [pending, setPending] = useState<readonly PendingValue[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [running, setRunning] = useState(0);
  const [version, setVersion] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** One call at a time: an edit builds on the one before. */
  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setRunning((count) => count + 1);
    const next = queue.current
      .then(work)
      .catch((error: unknown) => {
        setTrouble((error as Error).message);
        return undefined;
      })
      .finally(() => setRunning((count) => count - 1));
    queue.current = next;
    return next;
  }, []);

  const show = useCallback((next: StudioPage) => {
    setPage(next);
    if (!next.insight) return;
    setInsight(next.insight);
    setPending([]);
  }, []);

  const reload = useCallback(async () => {
    await inTurn(async () => show(await calls.page(url)));
  }, [inTurn, show, url]);

  useEffect(() => {
    void inTurn(async () => setStart(await calls.start()));
  }, [inTurn]);
  useEffect(() => void reload(), [reload]);

  return {
    start,
    page,
    insight,
    url,
    selected,
    pending,
    trouble,
    busy: running > 0,
    version,
    select: (node) => setAddress({ path: url, ...(node && { node }) }, { replace: true }),
    open: (path) => setAddress({ path }),
    follow: (path) => path !== url && setAddress({ path }, { replace: true }),
    reload,
    dismiss: () => setTrouble(undefined),
    edit: async (layer, edit) => {
      setTrouble(undefined);
      const done = await inTurn(async () => {
        const answer = await calls.edit({ url, layer, edit });
        if (!answer.ok) {
          setTrouble(answer.message);
          return false;
        }
        show(answer.page);
        if (!answer.page.insight && edit.kind === "prop")
          setPending((all) => [
            ...all,
            { address: edit.address, path: edit.path.join("."), value: edit.value },
          ]);
        setVersion((count) => count + 1);
        return true;
      });
      return done ?? false;
    },
    step: async (step) => {
      await inTurn(async () => {
        show(await calls.step(step, url));
        setPending([]);
        setVersion((count) => count + 1);
      });
    },
    force: async (context) => {
      await inTurn(async () => {
        const forced = await calls.context(context);
        setStart((known) => known && { ...known, forced });
        setVersion((count) => count + 1);
      });
    },
  };
}
