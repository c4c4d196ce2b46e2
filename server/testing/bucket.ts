import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Bucket {
  readonly url: string;
  readonly files: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
  readonly stop: () => Promise<void>;
}

interface Account {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

/**
 * An S3-compatible store of one account: it takes nothing whose signature (AWS version 4) or content is
 * another.
 */
export async function startBucket(account: Account): Promise<Bucket> {
  const files = new Map<string, { type: string; bytes: Buffer }>();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    if (!isSigned(request, bytes, account))
      return response.writeHead(403).end("<Code>SignatureDoesNotMatch</Code>");
    const name = request.url ?? "";
    if (request.method === "PUT") {
      files.set(name, { type: String(request.headers["content-type"]), bytes });
      return response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      files.delete(name);
      return response.writeHead(204).end();
    }
    const file = files.get(name);
    return file
      ? response.writeHead(200, { "content-type": file.type }).end(file.bytes)
      : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

function isSigned({ headers, method, url = "" }: IncomingMessage, body: Buffer, account: Account): boolean {
  const { keyId, secret, region } = account;
  const [, credential = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const time = String(headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${keyId}/${scope}` || headers["x-amz-content-sha256"] !== sha256(body)) return false;
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, "", lines.join(""), names, sha256(body)].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${secret}`);
  return signature === hmac(key, text).toString("hex");
}
