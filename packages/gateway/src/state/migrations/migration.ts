import type { Kysely } from "kysely";
import type { Vault } from "../vault.ts";

/** Which kind of database it is. */
export type DatabaseKind = "sqlite" | "postgres";

/** What a migration works with, in its own transaction. */
export interface MigrationContext {
  readonly kind: DatabaseKind;
  /** The tables as they are at that time, which need not be as today's types say. */
  readonly database: Kysely<never>;
  readonly vault: Vault;
}

/**
 * One step from a version of the tables to the next.
 *
 * Gateways of two versions work together during an upgrade, so a change takes two releases: the first one adds what is new and
 * still writes what is old (expand, `oldestCompatible` stays), the second one removes what is old once no gateway of before the
 * first one is left (contract, `oldestCompatible` moves up).
 */
export interface Migration {
  /** The version that it makes: one more than the one before. */
  readonly version: number;
  /** The oldest version whose gateways work with its result. */
  readonly oldestCompatible: number;
  up(context: MigrationContext): Promise<void>;
}
