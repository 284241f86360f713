import type { Kysely } from "kysely";

export type DatabaseKind = "sqlite" | "postgres";

/** The database of a migration, within its own transaction. */
export interface MigrationContext {
  readonly kind: DatabaseKind;
  /** The tables as they are at that version, which may differ from the current types. */
  readonly database: Kysely<never>;
}

/**
 * One step from a version of the tables to the next.
 *
 * Gateways of two versions work together during an upgrade, so a change takes two releases.
 * The first release adds the new form and still writes the old one (expand, `oldestCompatible` stays).
 * The second release removes the old form, once no gateway from before the first release is running
 * (contract, `oldestCompatible` rises).
 */
export interface Migration {
  /** The resulting version: higher than that of the step before. */
  readonly version: number;
  /** The oldest version whose gateways work with the result. */
  readonly oldestCompatible: number;
  up(context: MigrationContext): Promise<void>;
}
