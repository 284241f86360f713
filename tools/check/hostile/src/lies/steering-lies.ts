import { asked, type Lie, more, otherHash, refused, withoutLast } from "./lies.ts";
import type { Fields } from "./lied-chain.ts";

type Others = NonNullable<Lie["changeOthers"]>;

const isBlock = (method: string): boolean => /^eth_getBlockBy(Hash|Number)$/.test(method);

/** A block as a later fork might have it: its hash is of a field that nobody knows. */
const ofLaterFork = (result: Fields): Fields => ({ ...result, laterRoot: otherHash, gasUsed: "0x1" });
/** A block with transactions of a type that nobody knows. */
function ofLaterType(result: Fields): Fields {
  const transactions = (result["transactions"] as readonly (Fields | string)[]).map((one) =>
    typeof one === "string" ? one : Object.assign({}, one, { type: "0x70" }),
  );
  return { ...result, transactions };
}
const inBlocks =
  (change: (block: Fields) => Fields): Others =>
  (method, result: Fields | null) =>
    isBlock(method) && result ? change(result) : undefined;
const without =
  (methods: RegExp): Others =>
  (method) =>
    methods.test(method) ? refused : undefined;

const failed = (result: Fields): Fields => ({ ...result, status: "0x0", logs: [] });
const same = (result: never): unknown => result;
const refuse = (): typeof refused => refused;

/** How a liar makes a check impossible: it shows what there are no rules for, or denies what would give it away. */
const means: Readonly<Record<string, Others>> = {
  "the check's blocks have a field that nobody knows": inBlocks(ofLaterFork),
  "the check's blocks have a type of transaction that nobody knows": inBlocks(ofLaterType),
  "the check's calls fail": without(/^eth_get(Proof|BlockReceipts|BlockBy)/),
  "the check's calls return null": (method) =>
    /^eth_get(Proof|BlockReceipts|BlockByHash)/.test(method) ? null : undefined,
};

const steered = {
  eth_getTransactionReceipt: failed,
  eth_getLogs: withoutLast,
  eth_getBalance: more,
};

/** A lie that its upstream is not blamed for: callers get the result of another one. */
function lie(method: keyof typeof asked, name: string, change: Lie["change"], others?: Others): Lie {
  const params = asked[method];
  return { name, method, params, change, isUnsettled: "perhaps", ...(others && { changeOthers: others }) };
}

const pending = (result: Fields): Fields => ({
  ...result,
  blockHash: null,
  blockNumber: null,
  transactionIndex: null,
});

/** Lies that make their check impossible. */
export const steeringLies: readonly Lie[] = [
  ...(Object.keys(steered) as (keyof typeof steered)[]).flatMap((method) =>
    Object.entries(means)
      // A balance takes no transactions.
      .filter(([name]) => method !== "eth_getBalance" || !name.includes("transaction"))
      .map(([name, others]) => lie(method, name, steered[method], others)),
  ),
  {
    ...lie("eth_getBlockByNumber", "that of another chain, whose headers fail", same),
    isOfOtherChain: true,
    changeOthers: (method, _, [block]) =>
      method === "eth_getBlockByNumber" && String(block).startsWith("0x") ? refused : undefined,
  },
  lie("eth_getBlockByNumber", "a field that nobody knows", ofLaterFork),
  lie("eth_getBlockByHash", "a field that nobody knows", ofLaterFork),
  lie("eth_getBlockByNumber", "a type that nobody knows", ofLaterType),
  lie("eth_getBlockByNumber", "an error", refuse),
  {
    ...lie("eth_getTransactionReceipt", "an error", refuse),
    params: ({ transactions }) => [transactions[1]],
  },
  lie("eth_getTransactionByHash", "it is pending", pending),
  { ...lie("eth_getTransactionByHash", "it is denied", () => "0x"), method: "debug_getRawTransaction" },
];
