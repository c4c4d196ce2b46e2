import { mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../settings.ts";
import { type Bucket, startBucket } from "../../testing/bucket.ts";
import { openGateways } from "../open-gateways.ts";
import type { StorageGateway } from "./storage.ts";

const KEY = { STORAGE_KEY_ID: "AKIDEXAMPLE", STORAGE_SECRET: "the/secret+key" };
let bucket: Bucket;
let folder: string;
beforeAll(async () => {
  bucket = await startBucket({ keyId: KEY.STORAGE_KEY_ID, secret: KEY.STORAGE_SECRET, region: "eu-west-1" });
  folder = await mkdtemp(join(tmpdir(), "staywright-storage-"));
});
afterAll(() => bucket.stop());

const open = (environment: Record<string, string>): StorageGateway =>
  openGateways(readSettings(environment, ".").gateways, { dataFolder: folder, clock: Date.now }).gateways
    .storage;
const inBucket = (secret = KEY.STORAGE_SECRET) =>
  open({
    ...KEY,
    STORAGE_SECRET: secret,
    STORAGE_URL: `s3://photos/guests?region=eu-west-1&endpoint=${bucket.url}`,
  });

describe.each([
  ["a folder", () => open({})],
  ["a bucket", () => inBucket()],
])("files in %s", (_where, storage) => {
  const bytes = Uint8Array.from([0, 255, 13, 10, 128, 7]);

  it("come back byte for byte, until they are deleted", async () => {
    const kept = storage();
    expect(await kept.get("uploads/a1.jpg")).toBeNull();
    await kept.put("uploads/a1.jpg", bytes);
    expect([...((await kept.get("uploads/a1.jpg")) ?? [])]).toEqual([...bytes]);
    await kept.delete("uploads/a1.jpg");
    await kept.delete("uploads/a1.jpg");
    expect(await kept.get("uploads/a1.jpg")).toBeNull();
  });

  it.each([
    "../secret.jpg",
    "/etc/passwd",
    "a/../../b.png",
    "a.html",
    "a.jpg?x",
    "a b.jpg",
    ".jpg",
    "uploads/",
  ])("have no name like %s", async (name) => {
    await expect((async () => storage().put(name, bytes))()).rejects.toThrow("No such name");
    await expect((async () => storage().get(name))()).rejects.toThrow("No such name");
  });
});

describe("a bucket", () => {
  it("gets each file under its prefix with its type, signed with what is in it", async () => {
    await inBucket().put("uploads/b2.png", Uint8Array.from([1, 2, 3]));
    expect(bucket.files.get("/photos/guests/uploads/b2.png")).toMatchObject({ type: "image/png" });
  });

  it("that refuses is an error, not a file that is gone", async () => {
    await expect(inBucket("another").get("uploads/b2.png")).rejects.toThrow("403");
    await expect(inBucket("another").put("uploads/b2.png", Uint8Array.from([1]))).rejects.toThrow("403");
  });
});

describe("the folder", () => {
  it("is its owner's only", async () => {
    await open({}).put("uploads/c3.jpg", Uint8Array.from([1]));
    expect((await stat(join(folder, "uploads/uploads/c3.jpg"))).mode & 0o777).toBe(0o600);
  });
});

describe("settings of storage", () => {
  it.each([
    [
      { STORAGE_URL: "s3://photos?region=eu-west-1" },
      /STORAGE_URL is set and STORAGE_KEY_ID, STORAGE_SECRET is not/,
    ],
    [{ ...KEY, STORAGE_URL: "s3://photos" }, /^STORAGE_URL must be/],
    [{ ...KEY, STORAGE_URL: "https://photos?region=x" }, /^STORAGE_URL must be/],
    [{ ...KEY, STORAGE_URL: "s3://photos?region=x&endpoint=http://minio.test" }, /^STORAGE_URL must be/],
  ])("are refused at the start by name: %o", (environment, says) => {
    expect(() => readSettings(environment as Record<string, string>, ".")).toThrow(says);
  });

  it("name Amazon's own address where no other is named", () => {
    const { storage } = readSettings(
      { ...KEY, STORAGE_URL: "s3://photos/guests/?region=eu-west-1" },
      ".",
    ).gateways;
    expect(storage?.base).toBe("https://photos.s3.eu-west-1.amazonaws.com/guests/");
  });
});
