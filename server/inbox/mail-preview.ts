import type { FastifyInstance, FastifyReply } from "fastify";
import type { Release, Site } from "#renderer";
import { escapeAttribute as escaped, findSite } from "#renderer/server";
import { isLocalRequest } from "../http/local-guard.ts";
import { sampleFacts } from "../mails/sample-facts.ts";
import { type WrittenMail, writeMail } from "../mails/write-mail.ts";

/**
 * `/_mail` of development: every mail of the site of the host, in each of its languages, as a phone and a
 * desktop show it and as plain text. Answers this machine only.
 */
export function registerMailPreview(app: FastifyInstance, release: () => Release): void {
  app.register(async (pages) => {
    pages.addHook("onRequest", async (request, reply) => {
      reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      if (!isLocalRequest(request)) return reply.code(404).send({ message: "Not found" });
      return undefined;
    });
    pages.get("/_mail", async (request, reply) => {
      return sendPage(reply, listOf(findSite(release(), request.host)));
    });
    pages.get<{ Params: Asked }>("/_mail/:mail/:facts/:locale", async (request, reply) => {
      const site = findSite(release(), request.host);
      const written = writtenMail(release(), site, request.params);
      return written ? sendPage(reply, previewOf(site, request.params, written)) : notHere(reply);
    });
    pages.get<{ Params: Asked }>("/_mail/:mail/:facts/:locale/html", async (request, reply) => {
      const written = writtenMail(release(), findSite(release(), request.host), request.params);
      if (!written) return notHere(reply);
      return reply
        .header("content-security-policy", MAIL_POLICY)
        .type("text/html; charset=utf-8")
        .send(written.html);
    });
  });
}

interface Asked {
  readonly mail: string;
  readonly facts: string;
  readonly locale: string;
}

function writtenMail(release: Release, site: Site, { mail, facts, locale }: Asked): WrittenMail | undefined {
  const template = Object.hasOwn(site.mails, mail) ? site.mails[mail] : undefined;
  const samples = template ? sampleFacts(template.event, site) : {};
  const factsOf = Object.hasOwn(samples, facts) ? samples[facts] : undefined;
  if (!template || !factsOf || !site.locales.includes(locale)) return undefined;
  return writeMail(template, { release, site, locale }, factsOf);
}

function listOf(site: Site): string {
  const rows = Object.values(site.mails).flatMap(({ id, event }) =>
    Object.keys(sampleFacts(event, site)).map((facts) => {
      const links = site.locales.map(
        (locale) => `<a href="/_mail/${escaped(id)}/${facts}/${escaped(locale)}">${escaped(locale)}</a>`,
      );
      return `<tr><th scope="row">${escaped(id)}</th><td>${escaped(event)}, ${facts}</td><td>${links.join(" ")}</td></tr>`;
    }),
  );
  return documentOf(`Mails of ${site.id}`, `<table>${rows.join("")}</table>`);
}

function previewOf(site: Site, { mail, facts, locale }: Asked, { subject, body }: WrittenMail): string {
  const address = `/_mail/${escaped(mail)}/${facts}/${escaped(locale)}/html`;
  const frame = (width: number, name: string) =>
    `<iframe title="${name}" src="${address}" width="${width}" height="900"></iframe>`;
  return documentOf(
    `${mail}, ${locale}`,
    `<p><a href="/_mail">Mails of ${escaped(site.id)}</a></p><p dir="auto"><b>${escaped(subject)}</b></p>` +
      `<div class="frames">${frame(360, "Phone")}${frame(720, "Desktop")}</div><pre dir="auto">${escaped(body)}</pre>`,
  );
}

function documentOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header("content-security-policy", PAGE_POLICY).type("text/html; charset=utf-8").send(html);
}

function notHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: "Not found" });
}

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;margin:24px;color:#1c1c1c;background:#fff}th{text-align:start;padding-inline-end:16px}td{padding-inline-end:16px}.frames{display:flex;gap:24px;flex-wrap:wrap}iframe{border:1px solid #777;max-width:100%}pre{white-space:pre-wrap}";
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail runs nothing and loads nothing, as most mail programs have it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";
