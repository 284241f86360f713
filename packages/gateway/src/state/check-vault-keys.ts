import { currentTime } from "../observe/clock.ts";
import type { Kysely } from "kysely";
import { invalidArgument } from "@node-access/auth";
import type { Schema } from "./schema.ts";
import type { Vault } from "./vault.ts";

/**
 * Checks that the vault has every key that values in the database may be sealed with,
 * and records the key that it seals with.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if a key is missing.
 */
export async function checkVaultKeys(transaction: Kysely<Schema>, vault: Vault): Promise<void> {
  const rows = await transaction.selectFrom("vaultKeys").select("id").orderBy("createdAt").execute();
  const needed = rows.map(({ id }) => id);
  const missing = needed.filter((id) => !vault.keyIds.includes(id));
  if (missing.length > 0) {
    if (await holdsSecrets(transaction)) throw isMissing(missing, needed.length);
    await transaction.deleteFrom("vaultKeys").where("id", "in", missing).execute();
  }
  const known = needed.find((id) => vault.keyIds.includes(id));
  // Other running gateways may not have the new key yet, and must be able to open what is sealed before the
  // rotation.
  if (known !== undefined && !needed.includes(vault.current)) vault.sealingKey = known;
  await noteVaultKey(transaction, vault.sealingKey);
}

export async function noteVaultKey(transaction: Kysely<Schema>, id: string): Promise<void> {
  await transaction
    .insertInto("vaultKeys")
    .values({ id, createdAt: currentTime() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function holdsSecrets(transaction: Kysely<Schema>): Promise<boolean> {
  return (await transaction.selectFrom("nodes").select("id").limit(1).executeTakeFirst()) !== undefined;
}

function isMissing(missing: readonly string[], needed: number): Error {
  const expected =
    missing.length === needed
      ? "the key that this database was made with"
      : "the former key too, as formerKeyFile or formerKey, until the log says `keys rotated`";
  const received = `keys without ${missing.join(", ")}, although secrets in the database are sealed with them`;
  return invalidArgument("keyFile", expected, received);
}
