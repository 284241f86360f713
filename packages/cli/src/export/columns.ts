import { findMethod, loadSchemas } from "../facts/rpc-method.ts";
import { CommandError } from "../io/command-error.ts";
import type { Column, ColumnType } from "../output/column.ts";

/** What `export` writes: a row for each log, block, transaction, receipt or trace. */
export type Dataset = "logs" | "blocks" | "transactions" | "receipts" | "traces";

/** The columns of a dataset. */
export interface Columns {
  readonly columns: readonly Column[];
  /** All properties of an item that the specs list, also those without a column. */
  readonly known: ReadonlySet<string>;
}

/** The method whose result has the items of a dataset, and their type in its schema. */
const SOURCES: Readonly<Record<Dataset, readonly [method: string, type: string]>> = {
  logs: ["eth_getLogs", "Log"],
  blocks: ["eth_getBlockByNumber", "BlockWithTransactions"],
  transactions: ["eth_getBlockByNumber", "Transaction"],
  receipts: ["eth_getBlockReceipts", "Receipt"],
  traces: ["trace_block", "LocalizedTrace"],
};

/** Properties without a column: other datasets have them, or they follow from others, or are signatures. */
const OMITTED: ReadonlySet<string> = new Set("transactions logs logsBloom removed v r s yParity".split(" "));

/** Names by which datasets are joined, where an item has a shorter or another one, or a word of SQL. */
const RENAMED: Readonly<Partial<Record<Dataset, Readonly<Record<string, string>>>>> = {
  blocks: { number: "block_number", hash: "block_hash", timestamp: "block_timestamp" },
  transactions: { hash: "transaction_hash", from: "from_address", to: "to_address" },
  receipts: { from: "from_address", to: "to_address" },
  traces: { transactionPosition: "transaction_index" },
};

/** Columns that say which row it is come first. */
const FIRST: readonly string[] =
  "block_number block_hash block_timestamp transaction_index transaction_hash log_index".split(" ");

/**
 * Numbers that count or number something: 64 bits hold them. The specs have one type for all quantities. All others,
 * such as amounts and prices, may be larger.
 */
const COUNTS = /(?:number|index|timestamp|gas|limit|used|nonce|type|status|size|version|chainId)$/i;
const AMOUNTS = /fee|price/i;

/** Finds the columns of a dataset: the properties that the specs list for the items of a chain. */
export async function findColumns(dataset: Dataset, protocol: string): Promise<Columns> {
  const [method, type] = SOURCES[dataset];
  // Traces have the same columns on all chains, also where nodes trace blocks in another way.
  const { facts, surface } = findMethod(method, dataset === "traces" ? undefined : protocol, true);
  if (!facts)
    throw new CommandError(`export ${dataset}: needs ${method}, which ${surface.title} does not have`);
  const { definitions } = (await loadSchemas(facts, surface)) ?? {};
  const { $defs = {} } = Object(definitions) as { readonly $defs?: Readonly<Record<string, Schema>> };
  const found = new Map<string, Column>();
  const known = new Set<string>();
  const add = (path: readonly string[], of: ColumnType): void => {
    const key = path.join("_");
    const name = RENAMED[dataset]?.[key] ?? toSnakeCase(key);
    if (!found.has(name)) found.set(name, { name: name.replace(/^topics_/, "topic"), type: of, path });
  };
  const visit = (schema: Schema, path: readonly string[]): void => {
    const { $ref = "", anyOf = [], allOf = [], oneOf = [], properties } = schema;
    const name = $ref.replace(/^.*\//, "");
    const own = $ref === "" ? schema : ($defs[name] ?? {});
    if (own !== schema && own.type !== "string") return visit(own, path);
    const parts = [...anyOf, ...allOf, ...oneOf];
    for (const part of parts) visit(part, path);
    for (const [key, part] of Object.entries(properties ?? {})) {
      if (path.length === 0) known.add(key);
      if (key === "topics") for (const at of ["0", "1", "2", "3"]) add([key, at], "text");
      else if (!OMITTED.has(key)) visit(part, [...path, key]);
    }
    if (parts.length > 0 || properties || own.type === "null") return;
    add(path, name === "Quantity" ? quantityType(path.at(-1) ?? "") : scalarType(own));
  };
  visit({ $ref: type }, []);
  return { columns: [...found.values()].toSorted((one, other) => rank(one) - rank(other)), known };
}

/** The place of a column among those that come first. */
function rank({ name }: Column): number {
  return FIRST.indexOf(name) + 1 || FIRST.length + 1;
}

/** What is read of a schema. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

function quantityType(name: string): ColumnType {
  return COUNTS.test(name) && !AMOUNTS.test(name) ? "int" : "decimal";
}

function scalarType({ type, const: only, enum: several = [only] }: Schema): ColumnType {
  if (type === "integer") return "int";
  if (type === "boolean") return "boolean";
  if (type === "array" || type === "object") return "json";
  // Types of transactions and states of receipts are listed one by one.
  return String(several[0]).startsWith("0x") ? "int" : "text";
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
}
