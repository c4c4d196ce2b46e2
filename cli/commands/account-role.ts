import { setAccountRole, startDatabase } from "#server";
import { databasePlace } from "../database-place.ts";

/** Names of roles as the command takes them. */
const ROLES = {
  "travel-agent": "TravelAgent",
  corporate: "Corporate",
  "corporate-admin": "CorporateAdmin",
  guest: null,
} as const;

interface AccountRoleOptions {
  readonly root: string;
  readonly json: boolean;
  /** Folder of the embedded database, as `databasePlace` takes it. */
  readonly data?: string;
  /** A number as E.164, or an address, that was proven to be the guest's. */
  readonly contact: string;
  readonly brand: string;
  readonly role: string;
}

/**
 * `staywright account role`: makes an account an agent's or a company's, or a guest's again, and signs it out
 * everywhere. Returns 1 where the brand has no account with that number or address.
 */
export async function setRole({
  root,
  data,
  contact,
  brand,
  role,
  json,
}: AccountRoleOptions): Promise<number> {
  if (!isRole(role)) throw new Error(`"${role}" is no role: it is one of ${Object.keys(ROLES).join(", ")}.`);
  const database = await startDatabase({ ...databasePlace(root, data), maxConnections: 1 });
  try {
    const change = { brandId: brand, contact, role: ROLES[role] };
    const done = await setAccountRole(database.db, change, Date.now());
    if (json) console.log(JSON.stringify({ found: done !== null, changed: done?.changed ?? false }));
    else if (!done) console.log(`No account of "${brand}" has proven this number or address.`);
    else if (!done.changed) console.log("The account has this role already.");
    else
      console.log("Done: the account is signed out everywhere, and has its role from the next sign-in on.");
    return done ? 0 : 1;
  } finally {
    await database.stop();
  }
}

function isRole(name: string): name is keyof typeof ROLES {
  return Object.hasOwn(ROLES, name);
}
