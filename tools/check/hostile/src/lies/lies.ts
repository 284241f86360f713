import type { Fields, LiedChain } from "./lied-chain.ts";

/** In place of a result: the liar returns an error. */
export const refused: unique symbol = Symbol("refused");

/** A kind of lie: what the caller asks for, and what the liar returns in place of the right result. */
export interface Lie {
  readonly name: string;
  readonly method: string;
  readonly params: (chain: LiedChain) => readonly unknown[];
  /**
   * Whether an honest node may return it too, as during a reorganization: the result names a block that the liar itself does
   * not know, or there is none. Callers get the result of another upstream, and nobody is cordoned. `perhaps` if what an
   * earlier check has read may give the liar away.
   */
  readonly isUnsettled: boolean | "perhaps";
  /** Whether the liar shows another chain in everything but its head. Default: only this result is a lie. */
  readonly isOfOtherChain?: boolean;
  /** Changes what the liar returns to other calls, such as those that a check makes: `undefined` for no change. */
  readonly changeOthers?: (method: string, result: never, params: readonly unknown[]) => unknown;
  readonly change: (result: never, chain: LiedChain) => unknown;
}

type Change<Result> = (result: Result, chain: LiedChain) => unknown;
type Changes<Result> = Readonly<Record<string, Change<Result>>>;

export const otherHash: string = `0x${"ab".repeat(32)}`;
const slot = `0x${"00".repeat(32)}`;
const otherAddress = `0x${"cd".repeat(20)}`;

function set(name: string, value: unknown): Change<Fields> {
  return (result) => ({ ...result, [name]: typeof value === "function" ? value(result[name]) : value });
}

/** Changes a field of one item of a list that is a field itself. */
function setIn(list: string, index: number, name: string, value: unknown): Change<Fields> {
  const change = setItem(index, name, value);
  return (result, chain) => ({ ...result, [list]: change(result[list] as readonly Fields[], chain) });
}

function setItem(index: number, name: string, value: unknown): Change<readonly Fields[]> {
  return (result) => result.with(index, { ...result[index], [name]: value });
}

function changeList(name: string, change: (list: readonly unknown[]) => unknown): Change<Fields> {
  return (result) => ({ ...result, [name]: change(result[name] as readonly unknown[]) });
}

export const more = (value: string): string => `0x${(BigInt(value) + 1n).toString(16)}`;
export const withoutLast = (list: readonly unknown[]): readonly unknown[] => list.slice(0, -1);
const withoutFirst = (list: readonly unknown[]): readonly unknown[] => list.slice(1);
const swapped = ([one, two, ...rest]: readonly unknown[]): readonly unknown[] => [two, one, ...rest];
const none = (): readonly unknown[] => [];

const block: Changes<Fields> = {
  "its last transaction is missing": changeList("transactions", withoutLast),
  "its first transaction is missing": changeList("transactions", withoutFirst),
  "it has no transactions": changeList("transactions", none),
  "two transactions are swapped": changeList("transactions", swapped),
  "a transaction occurs twice": changeList("transactions", (list) => [...list, list.at(-1)]),
  "it is the block before": (_, chain) => chain.call("eth_getBlockByNumber", chain.before, true),
  "it is the block of another fork": (_, chain) => ({ ...chain.fork.block, hash: chain.hash }),
  "another hash": set("hash", otherHash),
  "another parent": set("parentHash", otherHash),
  "another root of the state": set("stateRoot", otherHash),
  "another root of transactions": set("transactionsRoot", otherHash),
  "another root of receipts": set("receiptsRoot", otherHash),
  "an empty filter of logs": set("logsBloom", `0x${"00".repeat(256)}`),
  "another number": set("number", more),
  "another time": set("timestamp", more),
  "another base fee": set("baseFeePerGas", more),
  "more gas used": set("gasUsed", more),
  "another producer": set("miner", otherAddress),
  "another mix hash": set("mixHash", otherHash),
  "a withdrawal that it does not have": set("withdrawals", [
    { index: "0x0", validatorIndex: "0x0", address: otherAddress, amount: "0x1" },
  ]),
  "another value of a transaction": setIn("transactions", 2, "value", "0xffff"),
  "another recipient of a transaction": setIn("transactions", 2, "to", otherAddress),
  "another sender of a transaction": setIn("transactions", 2, "from", otherAddress),
  "another nonce of a transaction": setIn("transactions", 0, "nonce", "0x63"),
  "another input of a transaction": setIn("transactions", 0, "input", "0x1234"),
  "another hash of a transaction": setIn("transactions", 0, "hash", otherHash),
};

const blockOfHashes: Changes<Fields> = {
  "its last hash is missing": changeList("transactions", withoutLast),
  "two hashes are swapped": changeList("transactions", swapped),
  "a hash of another transaction": changeList("transactions", (list) => [otherHash, ...list.slice(1)]),
  "it is the block before": (_, chain) => chain.call("eth_getBlockByNumber", chain.before, false),
};

const transaction: Changes<Fields> = {
  "another value": set("value", "0xffff"),
  "another input": set("input", "0x1234"),
  "another block": set("blockHash", otherHash),
  "another number of its block": set("blockNumber", more),
  "another place": set("transactionIndex", more),
  "it is another transaction": (_, chain) => chain.call("eth_getTransactionByHash", chain.transactions[1]),
};

const receipt: Changes<Fields> = {
  "it has failed": set("status", "0x0"),
  "more gas used": set("gasUsed", more),
  "more gas used before it": set("cumulativeGasUsed", more),
  "another price": set("effectiveGasPrice", more),
  "no logs": set("logs", []),
  "other data of a log": setIn("logs", 0, "data", `0x${"00".repeat(31)}07`),
  "another contract of a log": setIn("logs", 0, "address", otherAddress),
  "another block": set("blockHash", otherHash),
  "a created contract": set("contractAddress", otherAddress),
  "it is that of another transaction": (_, chain) =>
    chain.call("eth_getTransactionReceipt", chain.transactions[1]),
  "it is that of another fork": (_, chain) => chain.fork.receipts[0],
};

const receipts: Changes<readonly Fields[]> = {
  "the last one is missing": withoutLast,
  "two are swapped": swapped,
  none: none,
  "those of another fork": (_, chain) => chain.fork.receipts,
  "those of the block before": (_, chain) => chain.call("eth_getBlockReceipts", chain.before),
  "one has failed": setItem(2, "status", "0x0"),
};

const logs: Changes<readonly Fields[]> = {
  "the last one is missing": withoutLast,
  "the first one is missing": withoutFirst,
  none: none,
  "all of one block are missing": (result, { number }) =>
    result.filter(({ blockNumber }) => blockNumber !== number),
  "other data": setItem(0, "data", `0x${"00".repeat(31)}63`),
  "another topic": setItem(0, "topics", [otherHash]),
  "another transaction": setItem(0, "transactionHash", otherHash),
  "another place": setItem(0, "logIndex", "0x7"),
  "one of another contract": (result) => [...result, { ...result.at(-1), address: otherAddress }],
  "one twice": (result) => [...result, result.at(-1)],
  "those of another fork": (_, chain) => chain.fork.logs,
};

const proof: Changes<Fields> = {
  "another balance": set("balance", more),
  "another nonce": set("nonce", more),
  "another root of the storage": set("storageHash", otherHash),
  "a node of the proof is missing": changeList("accountProof", withoutLast),
  "another value of a slot": setIn("storageProof", 0, "value", "0x63"),
  "that of the block before": (_, chain) => chain.call("eth_getProof", chain.contract, [slot], chain.before),
};

/** Returns what the sender has, as a contract that is not created would see it. */
function balanceCode({ sender }: LiedChain): object {
  return { data: `0x73${sender.slice(2)}3160005260206000f3` };
}

function counting({ sender, contract }: LiedChain): object {
  return { from: sender, to: contract, gasPrice: "0x0" };
}

/** Returns a lie and the right result in turn. */
function inTurn<Result>(change: Change<Result>): Change<Result> {
  let count = 0;
  return (result, chain) => ((count += 1) % 2 === 1 ? change(result, chain) : result);
}

const accessList: Changes<Fields> = {
  "a slot is missing": set("accessList", []),
  "a slot that the call does not touch": (result, { contract }) => ({
    ...result,
    accessList: [{ address: contract, storageKeys: [slot, `0x${"00".repeat(31)}09`] }],
  }),
  "an account that the call does not touch": changeList("accessList", (list) => [
    ...list,
    { address: otherAddress, storageKeys: [] },
  ]),
};

const unsettled: ReadonlySet<string> = new Set([
  "eth_getTransactionByHash, another block",
  "eth_getTransactionReceipt, another block",
  "eth_getLogs, those of another fork",
  "eth_getBlockByNumber, it is denied",
  "eth_getTransactionByHash, it is denied",
  "eth_getTransactionReceipt, it is denied",
]);

const denial = { "it is denied": () => null };

/** What callers ask for: the params of each method. */
export const asked = {
  eth_getBlockByNumber: ({ number }) => [number, true],
  eth_getBlockByHash: ({ hash }) => [hash, false],
  eth_getTransactionByHash: ({ transactions }) => [transactions[0]],
  eth_getTransactionReceipt: ({ transactions }) => [transactions[0]],
  eth_getBlockReceipts: ({ number }) => [number],
  eth_getLogs: ({ first, number, contract }) => [{ fromBlock: first, toBlock: number, address: contract }],
  eth_getProof: ({ contract, number }) => [contract, [slot], number],
  eth_getBalance: ({ sender, number }) => [sender, number],
  eth_getTransactionCount: ({ sender, number }) => [sender, number],
  eth_getCode: ({ contract, number }) => [contract, number],
  eth_getStorageAt: ({ contract, number }) => [contract, slot, number],
  eth_getBlockTransactionCountByNumber: ({ number }) => [number],
  eth_call: (chain) => [balanceCode(chain), chain.number],
  eth_estimateGas: (chain) => [counting(chain), chain.number],
  eth_createAccessList: (chain) => [counting(chain), chain.number],
} satisfies Record<string, Lie["params"]>;

type Method = keyof typeof asked;

/** A whole chain that the liar invented, or that was given up: everything agrees with it, but the trusted block does not. */
const ofOtherChain: readonly Method[] = [
  "eth_getBlockByNumber",
  "eth_getBlockReceipts",
  "eth_getLogs",
  "eth_getProof",
  "eth_getBalance",
  "eth_getTransactionCount",
  "eth_getCode",
  "eth_getStorageAt",
  "eth_call",
];

export const lies: readonly Lie[] = [
  ...ofOtherChain
    .flatMap((method) => createLies(method, { "that of another chain": (result) => result }))
    .map((lie) => Object.assign(lie, { isOfOtherChain: true })),
  ...createLies("eth_getBlockByNumber", denial, ({ number }) => [number, false]),
  ...createLies("eth_getTransactionByHash", denial),
  ...createLies("eth_getTransactionReceipt", denial),
  ...createLies("eth_getBlockByNumber", block),
  ...createLies("eth_getBlockByHash", blockOfHashes),
  ...createLies("eth_getTransactionByHash", transaction),
  ...createLies("eth_getTransactionReceipt", receipt),
  ...createLies("eth_getBlockReceipts", receipts),
  ...createLies("eth_getLogs", logs),
  ...createLies("eth_getProof", proof),
  ...createLies<string>("eth_getBalance", {
    "another balance": more,
    "that of the block before": (_, chain) => chain.call("eth_getBalance", chain.sender, chain.before),
    "another balance, and the right one in turn": inTurn(more),
  }),
  ...createLies("eth_getTransactionCount", { "a lower nonce": () => "0x1" }),
  ...createLies("eth_getCode", { "other code": () => "0x6001", "no code": () => "0x" }),
  ...createLies("eth_getStorageAt", {
    "another value": () => `0x${"00".repeat(31)}63`,
    "that of the block before": (_, chain) =>
      chain.call("eth_getStorageAt", chain.contract, slot, chain.before),
  }),
  ...createLies("eth_getBlockTransactionCountByNumber", { "one less": () => "0x2" }),
  ...createLies<string>("eth_call", {
    "another result": (result) => `0x${more(result).slice(2).padStart(64, "0")}`,
    "no result": () => "0x",
    "that of the block before": (_, chain) => chain.call("eth_call", balanceCode(chain), chain.before),
  }),
  ...createLies("eth_estimateGas", {
    "less than the call takes": () => "0x5300",
    "less than any call takes": () => "0x1",
  }),
  ...createLies("eth_createAccessList", accessList),
];

function createLies<Result>(
  method: Method,
  changes: Changes<Result>,
  params: Lie["params"] = asked[method],
): Lie[] {
  return Object.entries(changes).map(([name, change]) => {
    return { name, method, params, change, isUnsettled: unsettled.has(`${method}, ${name}`) };
  });
}
