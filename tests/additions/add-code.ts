import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A copy of the project, into which additions are written by hand as a developer writes them. */
export interface Scratch {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  /** Puts a text in front of another one, or in its place; throws when the file has not got it. */
  readonly before: (path: string, text: string, added: string) => void;
  readonly instead: (path: string, text: string, by: string) => void;
}

export function scratchIn(root: string): Scratch {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const instead = (path: string, text: string, by: string) => {
    const is = readFileSync(join(root, path), "utf8");
    if (!is.includes(text)) throw new Error(`${path} has no ${text}`);
    write(
      path,
      is.replace(text, () => by),
    );
  };
  return { root, write, instead, before: (path, text, added) => instead(path, text, `${added}${text}`) };
}

const schema = (family: string, name: string, more: object) =>
  JSON.stringify({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `staywright:${family}/${name}`,
    ...more,
  });

/** An object of texts, all of them there. */
const texts = (title: string, ...names: readonly string[]) => ({
  title,
  description: "A thing of the guard.",
  type: "object",
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: "string", description: "A text." }])),
});

/** Seasons: a kind of configuration that needs no more than its schema. */
export function addKind({ write, before, instead }: Scratch): void {
  before(
    "schemas/config-kinds.json",
    '  "routes": {',
    '  "season": { "files": ["config/seasons/<id>.json"], "field": "id", "path": "seasons", "part": "seasons" },\n',
  );
  const { properties, ...season } = texts("Season", "id", "from");
  const $schema = { type: "string", description: "Path of this schema, for editors." };
  const body = { ...season, properties: { $schema, ...properties } };
  write("schemas/config/season.schema.json", schema("config", "season", body));
  const release = "renderer/site/release.ts";
  before(
    release,
    "import type { MessageCatalogue }",
    'import type { Season } from "#schemas/generated/config/season.ts";\n',
  );
  instead(
    release,
    "export interface Release {",
    "export interface Release {\n  readonly seasons: Readonly<Record<string, Season>>;",
  );
}

/** A scheme for calls that the role of the press alone may make. */
export function addScheme({ before }: Scratch): void {
  before("schemas/auth-schemes.ts", '"webhook"', '"press", ');
  before(
    "server/platform/operations/demand-auth.ts",
    "  // A provider proves itself",
    '  press: (caller) =>\n    signedIn(caller) ?? (String(caller.session?.audience) === "press" ? undefined : new ApiError("forbidden")),\n',
  );
}

export function addRole({ write, before, instead }: Scratch): void {
  instead("schemas/api/session.schema.json", '"member", "travel_agent"', '"member", "press", "travel_agent"');
  write(
    "server/db/migrations/0999-press.ts",
    `export const press = {
  name: "0999-press",
  statements: [
    "ALTER TABLE session DROP CONSTRAINT session_audience_check",
    "ALTER TABLE session ADD CONSTRAINT session_audience_check CHECK (audience IN ('anonymous', 'signed_in', 'member', 'press', 'travel_agent', 'corporate'))",
  ],
} as const;
`,
  );
  const index = "server/db/migrations/index.ts";
  before(index, "export interface Migration", 'import { press } from "./0999-press.ts";\n\n');
  instead(index, ",\n];", ",\n  press,\n];");
}

/** A resource with a call for everybody and one of the new scheme. */
export function addCall({ write, before }: Scratch): void {
  const call = (id: string, more: object) => ({
    method: "GET",
    path: `/api/pwa/guard/${id}`,
    summary: "Says a word.",
    input: { $ref: "#/$defs/GuardInput" },
    output: { $ref: "#/$defs/GuardOutput" },
    cacheSeconds: 0,
    changes: false,
    budget: "local",
    ...more,
  });
  write(
    "schemas/api/guard.schema.json",
    schema("api", "guard", {
      title: "Guard",
      description: "Calls of the guard.",
      $defs: {
        GuardInput: { ...texts("GuardInput", "word"), required: [] },
        GuardOutput: texts("GuardOutput", "said"),
      },
      "x-operations": {
        guardEcho: call("echo", { auth: "none", scope: "static" }),
        guardPress: call("press", { auth: "press", scope: "user" }),
      },
    }),
  );
  write(
    "server/api/platform/guard/index.ts",
    `import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";

const guardEcho = defineOperation({
  id: "guardEcho",
  handle: async ({ word = "nothing" }) => ({ said: word }),
});

const guardPress = defineOperation({ id: "guardPress", handle: async () => ({ said: "news" }) });

export const operations: readonly OperationHandler[] = [guardEcho, guardPress];
`,
  );
  const index = "server/api/index.ts";
  before(
    index,
    "import { operations as session }",
    'import { operations as guard } from "./platform/guard/index.ts";\n',
  );
  before(index, "  ...hotels,", "  ...guard,\n");
}

/** A filter that is on or off: what guests rate best. */
export function addFilter({ root, before, instead }: Scratch): void {
  const search = "schemas/api/search.schema.json";
  before(
    search,
    '        "free_cancellation": {\n          "type": "boolean",\n          "description": "Only stays',
    '        "top_rated": { "type": "boolean", "description": "Only what guests rate best." },\n',
  );
  instead(
    search,
    '"pay_at_hotel",\n            "bedrooms_min"',
    '"pay_at_hotel", "top_rated", "bedrooms_min"',
  );
  instead("domain/search/flag-filters.ts", "} as const;", '  top_rated: "top_rated",\n} as const;');
  before(
    "server/api/supply/search/filters/filter-table.ts",
    '  flagFilter("pay_at_hotel"',
    '  flagFilter("top_rated", sql`h.rating_value >= 4.5`),\n',
  );
  before("config/pages/listing.json", '      "free_cancellation",', '      "top_rated",\n');
  for (const locale of readdirSync(join(root, "config/messages"))) {
    const words = (namespace: string, id: string, like: string, said: string) => {
      const file = `config/messages/${locale}/${namespace}.json`;
      // A language that was just opened has few words yet.
      if (existsSync(join(root, file))) before(file, `  "${like}"`, `  "${id}": "${said} (${locale})",\n`);
    };
    words("listing", "listing.facet.top_rated", "listing.facet.pay_at_hotel", "Rated");
    words("supply", "supply.flag.top_rated", "supply.flag.pay_at_hotel", "Top rated");
  }
}

export function addProvider({ before, instead }: Scratch): void {
  const settings = "server/gateways/sign-in/sign-in-settings.ts";
  instead(settings, "[google(environment),", "[guard(environment), google(environment),");
  before(
    settings,
    "function google(",
    `function guard(environment: Environment): Provider | undefined {
  const given = together(environment, ["GUARD_CLIENT_ID", "GUARD_CLIENT_SECRET"]);
  const issuer = "https://guard.example";
  const endpoints = { authorize: \`\${issuer}/authorize\`, token: \`\${issuer}/token\`, me: \`\${issuer}/me\` };
  return (
    given && {
      name: "guard",
      dialect: "oauth",
      issuer,
      clientId: given.GUARD_CLIENT_ID,
      secret: given.GUARD_CLIENT_SECRET,
      endpoints,
    }
  );
}

`,
  );
}

/** Text messages into a file. */
export function addAdapter({ write, before, instead }: Scratch): void {
  write(
    "server/gateways/file-sms.ts",
    `import { appendFile } from "node:fs/promises";
import type { SmsGateway } from "./gateways.ts";

export function createFileSms(file: string): SmsGateway {
  return { send: ({ to, text }) => appendFile(file, \`\${to} \${text}\`) };
}
`,
  );
  const settings = "server/gateways/gateway-settings.ts";
  before(settings, "  readonly sms: ", "  readonly smsFile: string | undefined;\n");
  before(settings, "    sms: smsSettings", "    smsFile: environment.SMS_FILE,\n");
  const open = "server/gateways/open-gateways.ts";
  before(open, "import type { GatewaySettings }", 'import { createFileSms } from "./file-sms.ts";\n');
  instead(
    open,
    "sms: settings.sms ?",
    "sms: settings.smsFile ? createFileSms(settings.smsFile) : settings.sms ?",
  );
}

export function addEvent({ write, before }: Scratch): void {
  const catalogue = "schemas/api/events.schema.json";
  before(
    catalogue,
    '    "EventRecord": {',
    `    "GuardEvent": {
      "title": "GuardEvent",
      "description": "The guard made its rounds.",
      "type": "object",
      "additionalProperties": false,
      "required": ["name", "attributes"],
      "properties": {
        "name": { "const": "guard_event", "description": "Name of the event." },
        "page": { "$ref": "#/$defs/EventPage" },
        "time": { "$ref": "#/$defs/EventTime" },
        "attributes": {
          "type": "object",
          "description": "Facts of the event.",
          "additionalProperties": false,
          "required": ["rounds"],
          "properties": { "rounds": { "type": "integer", "description": "How many.", "minimum": 0 } }
        }
      }
    },
`,
  );
  before(
    catalogue,
    '        {\n          "$ref": "#/$defs/MetricEvent"',
    '        { "$ref": "#/$defs/GuardEvent" },\n',
  );
  write(
    "renderer/browser/reports/tell-guard.ts",
    `import { sendEvents } from "./send-events.ts";

export function tellGuard(): void {
  sendEvents([{ name: "guard_event", attributes: { rounds: 3 } }]);
}
`,
  );
}
