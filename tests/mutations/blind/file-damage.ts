import { configPlace } from "../../../renderer/release/read/config-place.ts";
import type { BlindMutation } from "./blind-mutation.ts";

type Texts = ReadonlyMap<string, string>;

/** Files renamed, copied, emptied, exchanged and put where others belong. */
export function fileMutations(texts: Texts): BlindMutation[] {
  const kindOf = (file: string) => configPlace(file.replace(/^config\//, ""))?.kind;
  const all = [...texts.keys()];
  return all.flatMap((file): BlindMutation[] => {
    const kind = kindOf(file);
    if (!kind) return [];
    const text = texts.get(file) ?? "";
    const [folder = "", name = ""] = [
      file.slice(0, file.lastIndexOf("/")),
      file.slice(file.lastIndexOf("/") + 1),
    ];
    const stem = name.replace(".json", "");
    const isMessages = kind === "messages";
    const mutations: BlindMutation[] = [];
    const put = (
      what: string,
      changes: readonly (readonly [string, string | null])[],
      at: readonly string[],
      verdict: "mistake" | "choice" | "equal" = "mistake",
      isGroup = false,
    ) =>
      mutations.push({
        family: "names and copies of files",
        kind: `${what}: ${kind}`,
        what: `${file}: ${what}`,
        texts: () => new Map(changes),
        places: () => at.map((each) => ({ file: each, from: 1, to: Number.POSITIVE_INFINITY })),
        verdict: () => verdict,
        ...(isGroup && { isGroup }),
      });
    const move = (what: string, to: string) => {
      if (!texts.has(to))
        put(
          what,
          [
            [file, null],
            [to, text],
          ],
          [file, to],
          "mistake",
          true,
        );
    };
    const beside = (what: string, to: string) => {
      if (!texts.has(to)) put(what, [[to, text]], [to]);
    };
    // What is taken away is told where it is named; whoever renames takes away as well.
    // A site, an experiment, a vendor or a layer may go: nothing else needs it.
    const isNeeded =
      ["brand", "country", "language"].includes(kind) && !/brands\/[^/]+\/countries\//.test(file)
        ? true
        : /^config\/[^/]+\.json$|^config\/pages\/|^config\/messages\//.test(file);
    put("gone", [[file, null]], [file], isNeeded ? "mistake" : "choice", true);
    move("renamed", `${folder}/${stem}x.json`);
    move(
      "renamed in another case",
      `${folder}/${stem === stem.toUpperCase() ? stem.toLowerCase() : stem.toUpperCase()}.json`,
    );
    move("moved a folder up", `${folder.slice(0, folder.lastIndexOf("/"))}/${name}`);
    move("moved into a folder of its own", `${folder}/old/${name}`);
    beside("copied beside itself", `${folder}/${stem} copy.json`);
    beside("copied with a number", `${folder}/${stem}-2.json`);
    beside("copied to the root", `config/zz-${name}`);
    beside("copied into a folder nobody knows", `config/backup/${name}`);
    put("emptied", [[file, ""]], [file]);
    put("emptied to a list", [[file, kind === "cities" ? "{}\n" : "[]\n"]], [file]);
    // What nothing needs may be said to be empty: a layer, or messages of a brand.
    const mayBeEmpty = /config\/brands\/[^/]+\/(pages|countries|messages)\//.test(file);
    put(
      "emptied to an object",
      [[file, "{}\n"]],
      [file],
      mayBeEmpty || kind === "cities" ? "choice" : "mistake",
      isMessages || /^config\/pages\//.test(file),
    );
    put("made null", [[file, "null\n"]], [file]);
    const foreign = all.find(
      (other) => kindOf(other) !== kind && kindOf(other) !== "messages" && !isMessages,
    );
    if (foreign) put("text of another kind", [[file, texts.get(foreign) ?? ""]], [file], "mistake", true);
    const twin = all.find(
      (other) =>
        other !== file &&
        kindOf(other) === kind &&
        other.split("/").length === file.split("/").length &&
        !isMessages,
    );
    if (twin)
      put("text of another of its kind", [[file, texts.get(twin) ?? ""]], [file, twin], "mistake", true);
    return mutations;
  });
}
