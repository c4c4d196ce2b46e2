import type { FastifyRequest } from "fastify";
import type { ReleaseResult } from "#renderer/release";
import { isLocalRequest } from "../http/local-guard.ts";
import { inspectorOf } from "../inspect/inspector.ts";
import type { Preview, Previews } from "../preview/preview.ts";
import type { InspectAccess } from "./inspect-routes.ts";

/**
 * Who may have a page explained: the browser of a preview whose link says so, and in development, where there
 * is a published result, everybody at this machine.
 */
export function inspectAccess(
  previews: Pick<Previews, "of">,
  published?: () => ReleaseResult,
): (request: FastifyRequest) => Promise<InspectAccess | null> {
  return async (request) => {
    const preview = await previews.of(request);
    if (preview) return preview.overlay ? accessTo(preview) : null;
    if (!published || !isLocalRequest(request)) return null;
    const result = published();
    return result.release && { release: result.release, inspector: inspectorOf(() => result) };
  };
}

function accessTo({ release, inspector, expires, forced, frame }: Preview): InspectAccess {
  const { flags, ...others } = forced;
  const note = {
    release: release.hash,
    until: expires.toISOString(),
    forced: Object.entries({ ...flags, ...others }).map(([name, value]) => `${name}=${value}`),
  };
  return { release, inspector, ...(!frame && { preview: note }) };
}
