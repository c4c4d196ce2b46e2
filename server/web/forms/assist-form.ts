import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { assistUrl } from "#domain/addresses";
import { pictureProblems } from "#domain/guest";
import { hasBadText } from "../../http/bad-text.ts";
import { guardForm } from "../../http/change-guard.ts";
import { toApiError } from "../../http/map-error.ts";
import { redirectTo } from "../../http/redirect.ts";
import { ApiError } from "../../platform/api-error.ts";
import { UPLOAD_MS } from "../../platform/body-deadline.ts";
import { createLimit, LimitReached } from "../../platform/limit.ts";
import type { CallContext } from "../../platform/operations/app-operations.ts";
import { seenAs } from "../../platform/session/seen-as.ts";
import { fieldErrors } from "../../supply/field-errors.ts";
import type { PageRequestFacts } from "../pages/page-request.ts";
import type { AccountFormsOptions } from "./account-forms.ts";
import { type FormParts, readParts } from "./read-parts.ts";
import { createRefusedForms, type Shown } from "./refused-forms.ts";

/**
 * Takes the form of the assist page (HELP-04): a plain form in parts, with scripts and without. It makes the
 * same calls as anybody else: `yoImageUpload` for each picture, then `guestInquiry`. What was typed and which
 * pictures are here already is shown again with what is wrong.
 */
export function registerAssistForm(
  app: FastifyInstance,
  options: Pick<AccountFormsOptions, "factsOf" | "sendPage">,
): void {
  const { factsOf } = options;
  const refused = createRefusedForms(app, options);
  void app.register(async (forms) => {
    // Before anything is read: what comes from elsewhere, or too often, costs nothing.
    forms.addHook("onRequest", async (request) => {
      if (request.method !== "POST") return;
      guardForm(request);
      await app.guardRate(request, "changes");
    });
    const inTurn = createLimit(MOST_AT_ONCE, MOST_WAITING);
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "multipart/form-data",
      async (request: FastifyRequest, body: FastifyRequest["raw"]) => {
        const { site } = await factsOf(request, assistUrl());
        const { pictures, pictureMegabytes } = site.limits.assist;
        const most = pictures * pictureMegabytes * MEGABYTE + MOST_TEXT;
        try {
          return await inTurn(() => readParts(body, request.headers["content-type"] ?? "", most));
        } catch (cause) {
          throw cause instanceof LimitReached ? new ApiError("unavailable", { cause }) : cause;
        }
      },
    );
    for (const path of [assistUrl(), "/yo"])
      forms.post<Asked>(path, { handlerTimeout: UPLOAD_MS }, async (request, reply) => {
        reply.header("cache-control", "no-store");
        const { locale } = request.query;
        const page = withQuery(path, typeof locale === "string" ? { locale } : {});
        const parts = request.body;
        const said: Shown = Object.fromEntries(parts.texts);
        if (hasBadText(said)) throw new ApiError("validation_failed", { statusCode: 400 });
        const dropped = parts.texts.flatMap(([name, text]) => (name === "drop" ? [text] : []));
        const pictures = (said.pictures ?? "").split(",").filter((id) => id !== "" && !dropped.includes(id));
        const facts = await factsOf(request, page);
        const show = async (shown: Shown) => {
          const typed = Object.fromEntries(TYPED.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));
          const again = { ...typed, tried: "1", pictures: pictures.join(","), ...shown };
          return refused.show(page, again, request, reply);
        };
        if (parts.isCut) return show({ picture_problem: "picture-size" });
        const key = said.form_key;
        const words = wordsOf(path, parts);
        try {
          const form = { request, reply, words, key, keeps: true };
          const reference = await app.formTurns.take(form, () =>
            send(app, { said, files: parts.files, pictures, words, place: facts }, request, reply),
          );
          // Thanks that an address could give would be anybody's.
          if (reference === null) return redirectTo(reply, page, 303);
          return refused.show(page, { case: reference }, request, reply);
        } catch (cause) {
          const error = toApiError(cause);
          if (error.code === "forbidden" || (error.statusCode >= 500 && error.code !== "unavailable"))
            throw error;
          const picture = error.fields?.find(({ field }) => PICTURE_FIELDS.has(field))?.code;
          return show(picture ? { picture_problem: picture } : error.fields ? {} : { problem: error.code });
        }
      });
  });
}

interface Asked {
  readonly Querystring: { readonly locale?: unknown };
  readonly Body: FormParts;
}

interface Sent {
  readonly said: Shown;
  readonly files: readonly Uint8Array[];
  /** Numbers of the pictures that are here; those of the files follow as each is taken. */
  readonly pictures: string[];
  readonly words: string;
  readonly place: Pick<PageRequestFacts, "release" | "site">;
}

/** Makes the calls; returns the number of the case. @throws ApiError. */
async function send(
  app: FastifyInstance,
  { said, files, pictures, words, place }: Sent,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const call = await app.operations.contextFor(request, reply);
  const session = call.session ?? (await call.startSession?.()) ?? null;
  const context: CallContext = { ...call, session, ...seenAs(session) };
  const { pictures: most } = place.site.limits.assist;
  const problems = pictureProblems([...pictures, ...files], most);
  if (problems.length > 0) throw new ApiError("validation_failed", { fields: fieldErrors(problems, place) });
  // What fills the field that people do not see leaves nothing behind.
  for (const file of said.website ? [] : files) {
    const image = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString("base64");
    const { picture_id } = (await app.operations.call("yoImageUpload", { image }, context)) as {
      readonly picture_id: string;
    };
    pictures.push(picture_id);
  }
  const input = {
    ...Object.fromEntries(TYPED.map((name) => [name, said[name] ?? ""])),
    pictures,
    ...(said.website && { website: said.website }),
    idempotency_key: said.form_key ? digest(`${said.form_key}\n${words}\n${pictures}`) : randomUUID(),
  };
  const { reference } = (await app.operations.call("guestInquiry", input, context)) as {
    readonly reference: string;
  };
  return reference;
}

/** Everything that stands in a form, files by their digest: the delimiters differ each time it is sent. */
function wordsOf(path: string, { texts, files }: FormParts): string {
  return JSON.stringify([path, texts, files.map(digest)]);
}

function digest(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("base64url");
}

function withQuery(path: string, query: Shown): string {
  const text = String(new URLSearchParams(query));
  return text ? `${path}${path.includes("?") ? "&" : "?"}${text}` : path;
}

const TYPED = ["topic", "name", "email", "phone", "booking_no", "message"];
const PICTURE_FIELDS: ReadonlySet<string> = new Set(["image", "pictures"]);
const MEGABYTE = 1024 * 1024;
/** Of everything but pictures, in bytes. */
const MOST_TEXT = 256 * 1024;
/** Forms of one process that are read at once, and that may wait. */
const MOST_AT_ONCE = 6;
const MOST_WAITING = 30;
