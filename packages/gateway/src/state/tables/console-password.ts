import { currentTime } from "../../observe/clock.ts";
import { Table } from "./table.ts";

/** One password for the consoles of all gateways on this database. */
const id = "console";

export class ConsolePasswordTable extends Table {
  /** @returns the password's hash; `undefined` if none is set yet. */
  async hash(): Promise<string | undefined> {
    const row = await this.context.database
      .selectFrom("console_passwords")
      .select("hash")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.hash;
  }

  /** Stores the first password's hash. */
  async add(hash: string): Promise<void> {
    await this.context.database
      .insertInto("console_passwords")
      .values({ id, hash, created_at: currentTime() })
      .execute();
  }
}
