import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { ServiceRefused } from "../call-service.ts";
import { goodName, type StorageGateway, typeOf } from "./storage.ts";

export interface S3Settings {
  /** Address that names are put behind, such as `https://bucket.s3.eu-west-1.amazonaws.com/prefix/`. */
  readonly base: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Keeps files in a bucket of an S3-compatible store. */
export function createS3Storage({ base, region, keyId, secret }: S3Settings): StorageGateway {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 0,
  });
  const ask = async (
    method: "GET" | "PUT" | "DELETE",
    name: string,
    body?: Uint8Array,
  ): Promise<Response> => {
    const headers = {
      // The store refuses bytes that are not these.
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
      ...(body ? { "content-type": typeOf(name) } : {}),
    };
    const request = await client.sign(`${base}${goodName(name)}`, {
      method,
      headers,
      body: body as BodyInit,
    });
    const answer = await fetch(request, { redirect: "error", signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new ServiceRefused(answer.status);
  };
  return {
    async put(name, bytes) {
      const answer = await ask("PUT", name, bytes);
      await answer.body?.cancel();
      if (!answer.ok) throw new ServiceRefused(answer.status);
    },
    async get(name) {
      const answer = await ask("GET", name);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    async delete(name) {
      const answer = await ask("DELETE", name);
      await answer.body?.cancel();
    },
  };
}

const ANSWER_MS = 30_000;
