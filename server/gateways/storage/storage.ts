/** Keeps files that guests gave us, by name. A name is put once and never another file's. */
export interface StorageGateway {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is none. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** As if it had never been there; also where it was not. */
  readonly delete: (name: string) => Promise<void>;
}

/** Where nothing can be kept: there is nothing, and putting something fails. */
export const noStorage: StorageGateway = {
  put: async () => {
    throw new Error("No store is connected.");
  },
  get: async () => null,
  delete: async () => {},
};

/** A name such as `uploads/q1b2.jpg`: it leads nowhere else. @throws RangeError for any other. */
export function goodName(name: string): string {
  if (!NAME.test(name)) throw new RangeError("No such name can be stored.");
  return name;
}

/** Media type of a name. */
export function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

const NAME = /^(?:[A-Za-z0-9_-]{1,80}\/){0,3}[A-Za-z0-9_-]{1,80}\.(?:jpg|png|webp|avif)$/;
const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};
