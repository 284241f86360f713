import type { AdapterName } from "../../../options/network-options.ts";
import { encodeRlpList } from "../../../codec/json-rpc/rlp.ts";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { rpcCode, RpcFailure } from "../../../codec/json-rpc/rpc-failure.ts";

/** The fields of a block beyond its header. */
const body: ReadonlySet<string> = new Set(["transactions", "uncles", "withdrawals"]);

/** `erigon_getHeaderByNumber`: the block without its body. */
const header: Adapter = {
  name: "header",
  method: "erigon_getHeaderByNumber",
  applies: () => true,
  async run(sendCall, [block]) {
    const found = readObject(await sendCall("eth_getBlockByNumber", blockTag(block), false));
    if (!found) return null;
    return Object.fromEntries(Object.entries(found).filter(([field]) => !body.has(field)));
  },
};

/** `trace_replayTransaction`: the transaction's item in the replay of its block. */
const replayTransaction: Adapter = {
  name: "replay-transaction",
  method: "trace_replayTransaction",
  applies: () => true,
  async run(sendCall, [hash, traceTypes]) {
    const block = readObject(await sendCall("eth_getTransactionByHash", hash))?.["blockNumber"];
    if (typeof block !== "string") throw unknownTransaction();
    const replayed = await sendCall("trace_replayBlockTransactions", block, traceTypes);
    const items = Array.isArray(replayed) ? replayed.map(readObject) : [];
    const item = items.find((one) => one?.["transactionHash"] === String(hash).toLowerCase());
    if (!item) throw unknownTransaction();
    const { transactionHash: _, ...result } = item;
    return result;
  },
};

function unknownTransaction(): RpcFailure {
  return new RpcFailure({ code: rpcCode.notFound, message: "transaction not found" });
}

/** `trace_replayBlockTransactions` for a node that accepts only hex numbers. */
const replayByHash: Adapter = {
  name: "replay-by-hash",
  method: "trace_replayBlockTransactions",
  applies: ([block]) => !(typeof block === "string" && /^(0x[0-9a-f]{1,16}|[a-z]+)$/i.test(block)),
  async run(sendCall, [block, traceTypes]) {
    if (!isHash(block)) return sendCall("trace_replayBlockTransactions", blockTag(block), traceTypes);
    const number = readObject(await sendCall("eth_getBlockByHash", block, false))?.["number"];
    if (typeof number !== "string") throw unknownBlock();
    const replayed = await sendCall("trace_replayBlockTransactions", number, traceTypes);
    // If the chain has changed in between, the number now belongs to another block.
    const now = readObject(await sendCall("eth_getBlockByNumber", number, false))?.["hash"];
    if (String(now).toLowerCase() !== block.toLowerCase()) throw unknownBlock();
    return replayed;
  },
};

function isHash(block: unknown): block is string {
  return typeof block === "string" && /^0x[0-9a-f]{64}$/i.test(block);
}

function unknownBlock(): RpcFailure {
  return new RpcFailure({ code: rpcCode.notFound, message: "block not found" });
}

/** A header's fields in order. Source: ethereum/execution-specs, Header. */
const always =
  "parentHash sha3Uncles miner stateRoot transactionsRoot receiptsRoot logsBloom difficulty number gasLimit gasUsed " +
  "timestamp extraData mixHash nonce";
/** The fields that forks added at the end, in order. */
const byFork =
  "baseFeePerGas withdrawalsRoot blobGasUsed excessBlobGas parentBeaconBlockRoot requestsHash blockAccessListHash";
/** Those of them that are integers. */
const quantities = /^(difficulty|number|gasLimit|gasUsed|timestamp|baseFeePerGas|blobGasUsed|excessBlobGas)$/;

/** `debug_getRawHeader`: the block's header in RLP, returned only if its hash is the block's hash. */
const rawHeader: Adapter = {
  name: "raw-header",
  method: "debug_getRawHeader",
  applies: () => true,
  async run(sendCall, [block]) {
    const found = readObject(await sendCall("eth_getBlockByNumber", blockTag(block), false));
    if (!found) throw new RpcFailure({ code: rpcCode.notFound, message: "block not found" });
    const encoded = encodeHeader(found);
    const hash = `0x${Buffer.from(keccak_256(encoded)).toString("hex")}`;
    if (hash !== found["hash"]) {
      const message = "the node's block has header fields that this gateway does not know";
      throw new RpcFailure({ code: rpcCode.internal, message });
    }
    return `0x${Buffer.from(encoded).toString("hex")}`;
  },
};

function encodeHeader(block: JsonObject): Uint8Array {
  const present = byFork.split(" ").filter((field) => block[field] !== undefined && block[field] !== null);
  const fields = [...always.split(" "), ...present];
  return encodeRlpList(fields.map((field) => readBytes(block[field], quantities.test(field))));
}

function readBytes(value: unknown, isQuantity: boolean): Uint8Array {
  const digits = String(value).slice(2);
  if (!isQuantity) return Buffer.from(digits, "hex");
  // Integers in RLP have no leading zero; zero itself is empty.
  const short = digits.replace(/^0+/, "");
  return Buffer.from(short.length % 2 === 0 ? short : `0${short}`, "hex");
}

/** All adapters. The upstreams' options enable the ones that are needed. */
export const adapters: readonly Adapter[] = [header, rawHeader, replayByHash, replayTransaction];

/** Calls a method that the node has. */
export type SendCall = (method: string, ...params: readonly unknown[]) => Promise<unknown>;

/** Derives one method from others. */
interface Adapter {
  readonly name: AdapterName;
  readonly method: string;
  /** Whether the node itself does not accept these params. */
  applies(params: readonly unknown[]): boolean;
  /** @throws RpcFailure as the node would respond. */
  run(sendCall: SendCall, params: readonly unknown[]): Promise<unknown>;
}

type JsonObject = Readonly<Record<string, unknown>>;

function readObject(value: unknown): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** @returns a block as nodes accept it: hex without leading zeros, or a tag. */
function blockTag(block: unknown): string {
  if (typeof block === "number" && Number.isSafeInteger(block) && block >= 0)
    return `0x${block.toString(16)}`;
  if (typeof block === "string") {
    if (/^(latest|earliest|pending|safe|finalized)$/.test(block)) return block;
    if (/^(0x[0-9a-f]{1,16}|\d{1,20})$/i.test(block)) return `0x${BigInt(block).toString(16)}`;
  }
  const message = "block: expected a number, decimal or hex, or a tag";
  throw new RpcFailure({ code: rpcCode.invalidParams, message });
}
