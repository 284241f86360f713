import type { Row } from "../schema.ts";
import { type Page, readPage, Table } from "./table.ts";

/** A result of an upstream that contradicts its block, itself or its request. */
export interface StoredWrongResult extends Omit<
  Row<"wrongResults">,
  "seq" | "checkName" | "isCordoned" | "size" | "evidence"
> {
  /** What was compared. */
  readonly check: string;
  readonly isCordoned: boolean;
}

/** A stored result, with its number and the size of its evidence. */
export type ListedWrongResult = StoredWrongResult & Pick<Row<"wrongResults">, "seq" | "size">;

/** Maximum stored results, and characters of their evidence together and each. The oldest are removed. */
const maxStored = 1_000;
const maxTotal = 64 * 1024 * 1024;
const maxEvidence = 4 * 1024 * 1024;

export class WrongResultTable extends Table {
  /** Adds a result with its evidence, which is JSON, and removes the oldest ones if there are too many. */
  async add({ check, isCordoned, ...result }: StoredWrongResult, evidence: string): Promise<void> {
    const stored = evidence.length > maxEvidence ? "" : evidence;
    const own = { checkName: check, isCordoned: Number(isCordoned), size: stored.length, evidence: stored };
    await this.database
      .insertInto("wrongResults")
      .values({ ...result, ...own })
      .execute();
    await this.#shorten();
  }

  /** One page of the results, newest first, without their evidence. */
  async page(number: number, upstream?: string): Promise<Page<ListedWrongResult>> {
    const all = this.database.selectFrom("wrongResults").select(listed);
    const wanted = upstream === undefined ? all : all.where("upstream", "=", upstream);
    const page = await readPage(wanted, number, "desc");
    return { ...page, items: page.items.map(readRow) };
  }

  async find(seq: number): Promise<(ListedWrongResult & { readonly evidence: string }) | undefined> {
    const results = this.database.selectFrom("wrongResults").select([...listed, "evidence"]);
    const row = await results.where("seq", "=", seq).executeTakeFirst();
    return row && readRow(row);
  }

  async #shorten(): Promise<void> {
    const results = this.database.selectFrom("wrongResults").select(["seq", "size"]);
    let total = 0;
    const oldest = (await results.orderBy("seq", "desc").execute()).find(
      ({ size }, index) => (total += size) > maxTotal || index >= maxStored,
    );
    if (oldest) await this.database.deleteFrom("wrongResults").where("seq", "<=", oldest.seq).execute();
  }
}

const listed = [
  "seq",
  "at",
  "upstream",
  "method",
  "checkName",
  "path",
  "expected",
  "actual",
  "isCordoned",
  "size",
] as const;

function readRow<Columns extends { checkName: string; isCordoned: number }>({
  checkName,
  isCordoned,
  ...row
}: Columns) {
  return { ...row, check: checkName, isCordoned: isCordoned === 1 };
}
