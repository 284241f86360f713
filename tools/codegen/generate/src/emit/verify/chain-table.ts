import { markdownTable } from "../../spec-file/index.ts";

/** What the table says of a chain's rules. */
export interface ChainRules {
  readonly name: string;
  readonly transactions: Readonly<Record<string, unknown>>;
  readonly hasWithdrawals?: boolean;
  readonly firstBlock?: bigint;
  readonly lastBlock?: bigint;
  readonly stateSync?: unknown;
}

/**
 * Returns the table of the chains with rules.
 *
 * @param rules - The rules by chain id.
 * @param networks - The catalog's names of networks, by chain id.
 */
export function chainTable(
  rules: ReadonlyMap<bigint, ChainRules>,
  networks: ReadonlyMap<string, string>,
): string {
  const rows = [...rules].map(([id, one]) => [
    networks.get(`${id}`) === undefined ? one.name : `\`${networks.get(`${id}`)}\``,
    `${id}`,
    one.name,
    blocks(one),
    types(Object.keys(one.transactions).map(Number)),
    [one.hasWithdrawals === false && "withdrawals", one.stateSync && "state syncs"]
      .filter(Boolean)
      .join(", "),
  ]);
  return markdownTable(
    ["Network", "Chain id", "Rules", "Blocks", "Types of transactions", "Not compared"],
    rows,
  );
}

function blocks({ firstBlock = 0n, lastBlock }: ChainRules): string {
  if (lastBlock !== undefined) return `${firstBlock} to ${lastBlock}`;
  return firstBlock === 0n ? "all" : `from ${firstBlock}`;
}

const hex = (number: number): string => `0x${number.toString(16)}`;

/** Writes numbers in hex, and three or more in a row as a range. */
function types(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${hex(run[0] ?? 0)} to ${hex(run.at(-1) ?? 0)}`] : run.map(hex)))
    .join(", ");
}
