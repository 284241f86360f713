import { countedPage, type Page, pageSize } from "./select-page.ts";
import { Table } from "./table.ts";

/** A result of an upstream that contradicts its block, itself or its request. */
export interface StoredWrongResult {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The upstream's id: `ethereum-mainnet.rpc.own-1`. */
  readonly upstream: string;
  readonly method: string;
  /** What was compared, and where in the result. */
  readonly check: string;
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** Whether the upstream was cordoned for it. */
  readonly isCordoned: boolean;
}

/** A stored result, with its number and the size of its evidence. */
export interface ListedWrongResult extends StoredWrongResult {
  readonly seq: number;
  /** Characters of its evidence; 0 if that was too large to store. */
  readonly size: number;
}

/** Maximum stored results, and characters of their evidence together and each. The oldest are removed. */
const maxStored = 1_000;
const maxTotal = 64 * 1024 * 1024;
const maxEvidence = 4 * 1024 * 1024;

/** Wrong results of upstreams, with the evidence. */
export class WrongResultTable extends Table {
  /**
   * Adds a result, and removes the oldest ones if there are too many.
   *
   * @param evidence - JSON.
   */
  async add({ check, isCordoned, ...result }: StoredWrongResult, evidence: string): Promise<void> {
    const stored = evidence.length > maxEvidence ? "" : evidence;
    await this.context.database
      .insertInto("wrong_results")
      .values({
        ...result,
        check_name: check,
        is_cordoned: Number(isCordoned),
        size: stored.length,
        evidence: stored,
      })
      .execute();
    await this.#shorten();
  }

  /** One page of the results, newest first, without their evidence. */
  page(page: number, upstream?: string): Promise<Page<ListedWrongResult>> {
    let all = this.context.database.selectFrom("wrong_results");
    if (upstream !== undefined) all = all.where("upstream", "=", upstream);
    const count = all.select((column) => column.fn.countAll<number>().as("count")).executeTakeFirst();
    return countedPage(page, count, async (offset) => {
      const rows = await all.select(listed).orderBy("seq", "desc").limit(pageSize).offset(offset).execute();
      return rows.map(readRow);
    });
  }

  /** @returns a result with its evidence. */
  async find(seq: number): Promise<(ListedWrongResult & { readonly evidence: string }) | undefined> {
    const row = await this.context.database
      .selectFrom("wrong_results")
      .select([...listed, "evidence"])
      .where("seq", "=", seq)
      .executeTakeFirst();
    return row && { ...readRow(row), evidence: row.evidence };
  }

  async #shorten(): Promise<void> {
    const { database } = this.context;
    const rows = await database
      .selectFrom("wrong_results")
      .select(["seq", "size"])
      .orderBy("seq", "desc")
      .execute();
    let total = 0;
    const oldest = rows.find(({ size }, index) => (total += size) > maxTotal || index >= maxStored);
    if (oldest) await database.deleteFrom("wrong_results").where("seq", "<=", oldest.seq).execute();
  }
}

const listed = [
  "seq",
  "at",
  "upstream",
  "method",
  "check_name",
  "path",
  "expected",
  "actual",
  "is_cordoned",
  "size",
] as const;

interface Row extends Omit<ListedWrongResult, "check" | "isCordoned"> {
  readonly check_name: string;
  readonly is_cordoned: number;
}

function readRow({ check_name: check, is_cordoned: cordoned, ...row }: Row): ListedWrongResult {
  const { seq, at, upstream, method, path, expected, actual, size } = row;
  return { seq, at, upstream, method, check, path, expected, actual, isCordoned: cordoned === 1, size };
}
