import { request } from "node:http";
import { product } from "./product.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Asks the product for a path exactly as written, under any host: what a browser would tidy up first. */
export function ask(
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port: product().port, path, headers: { host, accept: "text/html", ...headers } },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    asked.once("error", reject);
    asked.end();
  });
}

/** Local host of a site, as its address in the browser has it. */
export function hostOf(siteId: string): string {
  return `${siteId}.localhost:${product().port}`;
}
