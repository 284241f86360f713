import type { Method } from "../json-rpc/simulated-node.ts";
import type { BlockNumbers } from "./block-numbers.ts";
import type { EvmChain } from "./chain.ts";
import { encodeRlpBytes, rlpListOf } from "./rlp.ts";
import type { Fields, IncludedTransaction } from "./seeded-blocks.ts";

/** The fields of a header in order. Source: go-ethereum, `types.Header`. */
const headerFields = [
  "parentHash",
  "sha3Uncles",
  "miner",
  "stateRoot",
  "transactionsRoot",
  "receiptsRoot",
  "logsBloom",
  "difficulty",
  "number",
  "gasLimit",
  "gasUsed",
  "timestamp",
  "extraData",
  "mixHash",
  "nonce",
  "baseFeePerGas",
  "withdrawalsRoot",
  "blobGasUsed",
  "excessBlobGas",
  "parentBeaconBlockRoot",
  "requestsHash",
] as const;
/** The fields that are numbers, which RLP writes without leading zeros. The others are bytes. */
const numeric: ReadonlySet<string> = new Set([
  "difficulty",
  "number",
  "gasLimit",
  "gasUsed",
  "timestamp",
  "baseFeePerGas",
  "blobGasUsed",
  "excessBlobGas",
]);

/**
 * @returns the methods that return encoded blocks, transactions and receipts. The bytes have the fields that
 * other methods return; the chain's own hashes are not hashes of them.
 */
export function rawMethods(chain: EvmChain, numbers: BlockNumbers): Readonly<Record<string, Method>> {
  const included = (number: number | undefined): readonly IncludedTransaction[] =>
    number === undefined ? [] : chain.block(number).transactions;
  const raw = (one: Pick<IncludedTransaction, "transaction"> | undefined): string | null => {
    if (!one) return null;
    const { hash } = one.transaction;
    return chain.rawOf(String(hash)) ?? hex(encodedTransaction(one.transaction));
  };
  const find: Method = ([hash]) => raw(chain.find(String(hash)));
  return {
    eth_getRawTransactionByHash: find,
    debug_getRawTransaction: find,
    eth_getRawTransactionByBlockHashAndIndex: ([hash, index]) =>
      raw(included(numbers.byHash(hash))[Number(index)]),
    eth_getRawTransactionByBlockNumberAndIndex: ([tag, index]) =>
      raw(included(numbers.byTag(tag))[Number(index)]),
    debug_getRawTransactions: ([block]) => included(numbers.known(block)).map(raw),
    debug_getRawReceipts: ([block]) =>
      included(numbers.known(block)).map(({ receipt }) => hex(encodedReceipt(receipt))),
    debug_getRawHeader: ([block]) => hex(encodedHeader(chain.block(numbers.known(block)).header)),
    debug_getRawBlock([block]) {
      const { header, transactions } = chain.block(numbers.known(block));
      const body = transactions.map(({ transaction }) => {
        const bytes = bytesOf(raw({ transaction }));
        // In a block, typed transactions are byte strings. Source: EIP-2718.
        return (bytes[0] ?? 0) < 0xc0 ? encodeRlpBytes(bytes) : bytes;
      });
      const parts = [encodedHeader(header), rlpListOf(body), rlpListOf([]), rlpListOf([])];
      return hex(rlpListOf(parts));
    },
  };
}

function encodedHeader(header: Fields): Buffer {
  const known = headerFields.filter((name) => header[name] !== undefined);
  return rlpListOf(known.map((name) => (numeric.has(name) ? integer(header[name]) : value(header[name]))));
}

/** A transaction of type 2, as all the chain's own are. */
function encodedTransaction(transaction: Fields): Buffer {
  const { chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas, to, value: wei, input } = transaction;
  const { yParity, r, s } = transaction;
  const numbers = [chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas].map(integer);
  const list = [...numbers, value(to), integer(wei), value(input), rlpListOf([])];
  return Buffer.concat([Buffer.of(2), rlpListOf([...list, ...[yParity, r, s].map(integer)])]);
}

function encodedReceipt(receipt: Fields): Buffer {
  const { type, status, cumulativeGasUsed, logsBloom, logs } = receipt;
  const encodedLogs = (logs as readonly Fields[]).map(({ address, topics, data }) =>
    rlpListOf([value(address), rlpListOf((topics as readonly string[]).map(value)), value(data)]),
  );
  const list = [integer(status), integer(cumulativeGasUsed), value(logsBloom), rlpListOf(encodedLogs)];
  return Buffer.concat([Buffer.from(Number(type) === 0 ? [] : [Number(type)]), rlpListOf(list)]);
}

function value(text: unknown): Uint8Array {
  return encodeRlpBytes(bytesOf(text));
}

function integer(text: unknown): Uint8Array {
  const digits = BigInt(String(text)).toString(16).replace(/^0$/, "");
  return encodeRlpBytes(Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex"));
}

function bytesOf(text: unknown): Buffer {
  return Buffer.from(String(text).slice(2), "hex");
}

function hex(bytes: Buffer): string {
  return `0x${bytes.toString("hex")}`;
}
