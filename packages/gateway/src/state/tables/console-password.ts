import { currentTime } from "../../observe/clock.ts";
import { Table } from "./table.ts";

/** One password for the consoles of all gateways on this database. */
const id = "console";

export class ConsolePasswordTable extends Table {
  /** @returns the password's hash; `undefined` if none is set yet. */
  async hash(): Promise<string | undefined> {
    const passwords = this.database.selectFrom("consolePasswords").select("hash").where("id", "=", id);
    return (await passwords.executeTakeFirst())?.hash;
  }

  async remove(): Promise<void> {
    await this.database.deleteFrom("consolePasswords").where("id", "=", id).execute();
  }

  async add(hash: string): Promise<void> {
    await this.database
      .insertInto("consolePasswords")
      .values({ id, hash, createdAt: currentTime() })
      .execute();
  }
}
