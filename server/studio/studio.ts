import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Release, WidgetManifest } from "#renderer";
import {
  createReleaseBuilder,
  type ReleaseBuilder,
  type ReleaseResult,
  readConfigSource,
  type WidgetMigrations,
} from "#renderer/release";
import { isLocalRequest } from "../http/local-guard.ts";
import { inspectorOf } from "../inspect/inspector.ts";
import type { Previews } from "../preview/preview.ts";
import { createDraft, type Draft } from "./draft.ts";
import { messageTexts } from "./message-texts.ts";
import { isStudioHost } from "./studio-host.ts";
import { registerStudioRoutes } from "./studio-routes.ts";
import type { ForcedContext, StudioMessage } from "./studio-types.ts";

export interface StudioOptions {
  /** Project folder that holds `config/` and `schemas/`. */
  readonly root: string;
  readonly widgets: () => readonly WidgetManifest[];
  readonly migrations: WidgetMigrations;
  readonly now: () => Date;
}

/** The state of one start of the studio: a draft, and what its frame is made to believe. */
export interface StudioState {
  readonly root: string;
  readonly draft: Draft;
  /** Secret of this start: only our own page knows it. */
  readonly token: string;
  readonly widgets: () => readonly WidgetManifest[];
  readonly now: () => Date;
  /** The draft's release, or the last one that could be built. */
  readonly release: () => Release;
  readonly forced: () => ForcedContext;
  readonly force: (context: ForcedContext) => void;
  /** Every message of a brand in a locale; read once until the configuration changes. */
  readonly messages: (brand: string, locale: string) => readonly StudioMessage[];
}

export interface Studio {
  /** Pages of the studio's frame come from its draft; every other request is left to `others`. */
  readonly previews: (others: Pick<Previews, "of">) => Pick<Previews, "of">;
  readonly register: (app: FastifyInstance) => void;
  /** The configuration on disk as a result, for ordinary pages of development. */
  readonly published: () => ReleaseResult;
  /** Bytes of a brand's file (`<brand>/<file>`) on disk, for pages of the draft; null when there is none. */
  readonly brandFile: (path: string) => Uint8Array | null;
  /** Tells that the configuration on disk changed, or the widgets themselves. */
  readonly refresh: (changed: "config" | "widgets") => void;
}

/** The page editor of development. It writes files, so it answers this machine only. */
export function createStudio({ root, widgets, migrations, now }: StudioOptions): Studio {
  let builder: ReleaseBuilder | undefined;
  const build = (overlay?: ReadonlyMap<string, string>) => {
    builder ??= createReleaseBuilder({ root, widgets: widgets(), migrations });
    return builder({ now: now(), ...(overlay && { overlay }) });
  };
  const draft = createDraft({ root, build });
  let published: ReleaseResult | undefined;
  let lastGood: Release | undefined;
  let forced: ForcedContext = {};
  const messages = new Map<string, readonly StudioMessage[]>();
  const release = (): Release => {
    lastGood = draft.result().release ?? lastGood ?? build().release ?? undefined;
    if (!lastGood) throw new Error("The configuration has errors, so there is nothing to show.");
    return lastGood;
  };
  const state: StudioState = {
    root,
    draft,
    token: randomBytes(24).toString("base64url"),
    widgets,
    now,
    release,
    forced: () => forced,
    force: (context) => {
      forced = context;
    },
    messages: (brand, locale) => {
      const key = `${brand}/${locale}`;
      const known = messages.get(key) ?? messageTexts(readConfigSource(root).texts, brand, locale);
      messages.set(key, known);
      return known;
    },
  };
  return {
    previews: (others) => ({
      of: async (request) =>
        isStudioHost(request.host) && isLocalRequest(request)
          ? {
              release: release(),
              forced,
              overlay: true,
              expires: new Date(8.64e15),
              frame: forced.dir ? { dir: forced.dir } : {},
              inspector: inspectorOf(() => draft.result()),
            }
          : others.of(request),
    }),
    register: (app) => registerStudioRoutes(app, state),
    published: () => {
      published ??= build();
      return published;
    },
    brandFile: (path) => readConfigSource(root).brandFiles.get(path) ?? null,
    refresh: (changed) => {
      if (changed === "widgets") builder = undefined;
      published = undefined;
      messages.clear();
      draft.refresh();
    },
  };
}
