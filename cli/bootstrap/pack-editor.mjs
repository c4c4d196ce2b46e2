import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { zipSync } from "fflate";
import sharp from "sharp";
import { build } from "vite";

const folder = fileURLToPath(new URL("../lsp/vscode", import.meta.url));

/** The moment written into the archive: equal sources, equal bytes. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * The VS Code extension as files of a .vsix, by path: the client in one script with what it imports, its
 * manifest and its icon.
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function editorFiles() {
  const read = (name) => readFileSync(join(folder, name));
  const manifest = JSON.parse(read("package.json").toString());
  const text = (words) => new TextEncoder().encode(words);
  const icon = await sharp(read("icon.svg"), { density: 192 }).resize(256, 256).png().toBuffer();
  return {
    "[Content_Types].xml": text(CONTENT_TYPES),
    "extension.vsixmanifest": text(vsixManifest(manifest)),
    "extension/package.json": text(`${JSON.stringify(manifest, null, 2)}\n`),
    "extension/README.md": new Uint8Array(read("README.md")),
    "extension/icon.png": new Uint8Array(icon),
    "extension/extension.cjs": text(await bundle()),
  };
}

/** @param {Record<string, Uint8Array>} files @returns {Uint8Array} */
export function zipped(files) {
  return zipSync(files, { level: 9, mtime: NO_TIME });
}

async function bundle() {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: join(folder, "extension.ts"),
      write: false,
      target: "node20",
      minify: true,
      rollupOptions: { external: ["vscode"], output: { format: "cjs", codeSplitting: false } },
    },
  });
  const [{ output }] = [built].flat();
  return output[0].code;
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
  ["json", "application/json"],
  ["vsixmanifest", "text/xml"],
  ["md", "text/markdown"],
  ["png", "image/png"],
  ["cjs", "application/javascript"],
]
  .map(([extension, type]) => `<Default Extension=".${extension}" ContentType="${type}"/>`)
  .join("")}</Types>
`;

/** What an editor and a gallery read before they unpack. */
function vsixManifest({ name, displayName, description, version, publisher, categories, engines }) {
  const property = (id, value) => `<Property Id="Microsoft.VisualStudio.${id}" Value="${escaped(value)}"/>`;
  const asset = (type, path) =>
    `<Asset Type="Microsoft.VisualStudio.${type}" Path="${path}" Addressable="true"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(name)}" Version="${escaped(version)}" Publisher="${escaped(publisher)}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Categories>${escaped(categories.join(","))}</Categories>
    <Icon>extension/icon.png</Icon>
    <Properties>${property("Code.Engine", engines.vscode)}${property("Code.ExtensionKind", "workspace")}</Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>${asset("Code.Manifest", "extension/package.json")}${asset("Services.Content.Details", "extension/README.md")}${asset("Services.Icons.Default", "extension/icon.png")}</Assets>
</PackageManifest>
`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = fileURLToPath(new URL("../../dist/staywright.vsix", import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zipped(await editorFiles()));
  console.log("dist/staywright.vsix");
}
