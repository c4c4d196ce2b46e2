import type {
  EditAnswer,
  EditRequest,
  ForcedContext,
  SaveAnswer,
  StudioMessage,
  StudioPage,
  StudioStart,
} from "../studio-types.ts";

const token = () => document.querySelector<HTMLMetaElement>("meta[name=studio-token]")?.content ?? "";

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/_studio/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "x-studio-token": token(),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const read = (await answer.json()) as Answer & { readonly message?: string };
  if (!answer.ok) throw new Error(read.message ?? `The server answered ${answer.status}.`);
  return read;
}

const at = (url: string) => `url=${encodeURIComponent(url)}`;

/** The studio's calls. Each rejects with a sentence. */
export const calls = {
  start: () => call<StudioStart>("start"),
  page: (url: string) => call<StudioPage>(`page?${at(url)}`),
  edit: (request: EditRequest) => call<EditAnswer>("edit", request),
  step: (step: "undo" | "redo" | "discard", url: string) => call<StudioPage>(`${step}?${at(url)}`, {}),
  save: () => call<SaveAnswer>("save", {}),
  context: (context: ForcedContext) => call<ForcedContext>("context", context),
  messages: (url: string, query: string) =>
    call<readonly StudioMessage[]>(`messages?${at(url)}&q=${encodeURIComponent(query)}`),
};
