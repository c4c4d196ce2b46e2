import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { configFiles, configRoot, type Json, readConfig } from "./config-folder.ts";

type Messages = Readonly<Record<string, string>>;

const ownNamespaces = [
  "shell",
  "home",
  "countries",
  "mode",
  "seo",
  "country",
  "brand",
  "amenities",
  "modals",
  "languages",
  "payment-modes",
  "static",
];
const english = messagesOf("messages/en");
/** A brand may say nothing of its own. */
const brandFolders = foldersIn("brands")
  .map((brand) => `brands/${brand}/messages/`)
  .filter((folder) => existsSync(resolve(configRoot, folder)));
/**
 * Languages with nine of ten messages claim to be whole; one that was just added is under way, as `validate`
 * has it.
 */
const wholeLocales = foldersIn("messages").filter((locale) => {
  const own = messagesOf(`messages/${locale}`);
  return (
    locale !== "en" &&
    Object.keys(english).filter((id) => id in own).length >= 0.9 * Object.keys(english).length
  );
});

describe("messages", () => {
  it("[LOC-09] every id that configuration names is written in English", () => {
    const missing = configFiles()
      .filter((path) => typeof readConfig(path).$schema === "string")
      .flatMap((path) =>
        namedIds(readConfig(path), schemaOf(path))
          .filter((id) => !(id in english))
          .map((id) => `${path}: ${id}`),
      );
    expect([...new Set(missing)]).toEqual([]);
  });

  it("every message is well-formed ICU", () => {
    for (const path of configFiles().filter((file) => /(^|\/)messages\//.test(file))) {
      for (const [id, text] of Object.entries(readConfig<Messages>(path)))
        expect(() => parse(text), `${path}: ${id}`).not.toThrow();
    }
  });

  it.each(wholeLocales)(
    "[LOC-01] %s says everything that configuration says, with the same arguments",
    (locale) => {
      for (const folder of ["messages/", ...brandFolders]) {
        const source = messagesOf(`${folder}en`, ownNamespaces);
        const translated = messagesOf(`${folder}${locale}`, ownNamespaces);
        // What a brand says in none of its languages but English, it says in no language of its own.
        if (folder !== "messages/" && Object.keys(translated).length === 0) continue;
        expect(Object.keys(translated).sort(), folder).toEqual(Object.keys(source).sort());
        for (const [id, text] of Object.entries(source))
          expect(argumentsOf(translated[id] ?? ""), `${locale} ${id}`).toEqual(argumentsOf(text));
      }
    },
  );

  it("Arabic speaks to one guest, on every page", () => {
    const toMany = /(?<!\p{L})(?:ا\p{L}+وا|\p{L}{3,}كم)(?!\p{L})/u;
    const folders = ["messages/", ...brandFolders].map((folder) => `${folder}ar`);
    const said = folders.flatMap((folder) => Object.entries(messagesOf(folder)));
    expect(said.filter(([, text]) => toMany.test(text))).toEqual([]);
  });

  it("a townhouse is called the same where one filters by it and where it stands on a card", () => {
    for (const locale of foldersIn("messages")) {
      const words = messagesOf(`messages/${locale}`);
      expect(words["static.tag.townhouse"], locale).toBe(words["supply.label.townhouse"]);
      if (locale !== "en") expect(words["static.tag.townhouse"], locale).not.toBe("Townhouse");
    }
  });

  it("German has one word for the number of a mobile phone", () => {
    const folders = ["messages/", ...brandFolders].map((folder) => `${folder}de`);
    const said = folders.flatMap((folder) => Object.entries(messagesOf(folder)));
    expect(said.filter(([, text]) => /Mobilnummer/.test(text)).length).toBeGreaterThan(20);
    expect(said.filter(([, text]) => /\bHandy/.test(text))).toEqual([]);
  });

  it("[CMS-01] the home header keeps the words of the specification", () => {
    const ids = [
      "shell.aboutUs",
      "shell.partnerWithUs",
      "shell.login",
      "search.hint",
      "search.near-me",
      "search.rooms-and-guests",
      "home.tagline",
    ];
    expect(ids.map((id) => english[id])).toEqual([
      "About us",
      "Partner with us",
      "Login",
      "Search for a city or hotel",
      "Near me",
      "Rooms and guests",
      "You are on your way",
    ]);
  });
});

/** Names of the folders in one. */
function foldersIn(folder: string): readonly string[] {
  return [...new Set(configFiles(folder).flatMap((path) => path.split("/").slice(1, -1)[0] ?? []))];
}

function messagesOf(folder: string, namespaces?: readonly string[]): Messages {
  const files = configFiles(folder).filter(
    (path) => !namespaces || namespaces.includes(basename(path, ".json")),
  );
  return Object.assign({}, ...files.map((path) => readConfig(path))) as Messages;
}

function schemaOf(path: string): Json {
  const file = resolve(configRoot, dirname(path), String(readConfig(path).$schema));
  return JSON.parse(readFileSync(file, "utf8")) as Json;
}

/** Values of all fields that a schema marks as message ids. */
function namedIds(value: unknown, schema: Json, root: Json = schema): readonly string[] {
  const named = schema["x-message"] === true && typeof value === "string" ? [value] : [];
  const parts = [schema.$ref, ...((schema.allOf ?? []) as Json[]).map((part) => part.$ref)].filter(
    (ref) => typeof ref === "string",
  );
  const behind = parts.flatMap((ref) =>
    namedIds(value, (root.$defs as Record<string, Json>)[String(ref).replace("#/$defs/", "")] ?? {}, root),
  );
  if (Array.isArray(value))
    return [
      ...named,
      ...behind,
      ...value.flatMap((item) => namedIds(item, (schema.items ?? {}) as Json, root)),
    ];
  if (value === null || typeof value !== "object") return [...named, ...behind];
  const inside = Object.entries(value).flatMap(([key, child]) => {
    const field =
      (schema.properties as Record<string, Json> | undefined)?.[key] ?? schema.additionalProperties;
    return field && typeof field === "object" ? namedIds(child, field as Json, root) : [];
  });
  return [...named, ...behind, ...inside];
}

/** Argument names of a message, sorted. */
function argumentsOf(text: string): readonly string[] {
  const names = new Set<string>();
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) walk(option.value);
      if (element.type === TYPE.tag) walk(element.children);
    }
  };
  walk(parse(text));
  return [...names].sort();
}
