import type { Readable } from "node:stream";
import { ApiError } from "../../platform/api-error.ts";

/** A form in parts: its texts, and its files as bytes. */
export interface FormParts {
  /** By name of the field, in the order of the form. */
  readonly texts: readonly (readonly [name: string, text: string])[];
  readonly files: readonly Uint8Array[];
  /** Whether there was more than may be: then the texts before the first file are all there is. */
  readonly isCut: boolean;
}

/**
 * Reads a form in parts (`multipart/form-data`). Of one that weighs more than `mostBytes` the texts before
 * the first file are kept, so that its page can show them again; the rest is read and thrown away up to four
 * times as much, since a browser that is cut off shows no answer. @throws ApiError `validation_failed` for
 * what is no such form.
 */
export async function readParts(
  stream: Readable,
  contentType: string,
  mostBytes: number,
): Promise<FormParts> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (size < mostBytes) chunks.push(chunk.subarray(0, mostBytes - size));
    size += chunk.byteLength;
    if (size > 4 * mostBytes) throw new ApiError("validation_failed", { statusCode: 413 });
  }
  const isCut = size > mostBytes;
  const body = Buffer.concat(chunks);
  const form = await formOf(isCut ? beforeFiles(body, contentType) : body, contentType);
  const texts: [string, string][] = [];
  const files: Uint8Array[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") texts.push([name, value.replaceAll("\r\n", "\n")]);
    // A field for files that is left empty comes as a file without a name.
    else if (value.name !== "" || value.size > 0) files.push(await value.bytes());
  }
  return { texts, files, isCut };
}

async function formOf(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new ApiError("validation_failed", { statusCode: 400 });
  }
}

/** The parts before the first file, ended as the whole would be. */
function beforeFiles(body: Buffer<ArrayBuffer>, contentType: string): Buffer<ArrayBuffer> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain ?? ""}`;
  const firstFile = body.indexOf("; filename");
  const end = body.lastIndexOf(`${delimiter}\r\n`, firstFile < 0 ? undefined : firstFile);
  return Buffer.concat([body.subarray(0, Math.max(end, 0)), Buffer.from(`${delimiter}--\r\n`)]);
}
