import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { RLP } from "micro-eth-signer/core/rlp.js";
import { recoverSender } from "../src/senders.ts";

type Item = Uint8Array | Item[];
type Json = Record<string, unknown>;

/** The names of a header's fields in order, all of which a node returns as hex. */
const HEADER =
  "parentHash sha3Uncles miner stateRoot transactionsRoot receiptsRoot logsBloom #difficulty #number #gasLimit #gasUsed #timestamp extraData mixHash nonce #baseFeePerGas withdrawalsRoot #blobGasUsed #excessBlobGas parentBeaconBlockRoot requestsHash blockAccessListHash #slotNumber";
const TRANSACTIONS: Readonly<Record<number, string>> = {
  0: "#nonce #gasPrice #gas to #value input #v #r #s",
  1: "#chainId #nonce #gasPrice #gas to #value input accessList #yParity #r #s",
  2: "#chainId #nonce #maxPriorityFeePerGas #maxFeePerGas #gas to #value input accessList #yParity #r #s",
  3: "#chainId #nonce #maxPriorityFeePerGas #maxFeePerGas #gas to #value input accessList #maxFeePerBlobGas blobVersionedHashes #yParity #r #s",
  4: "#chainId #nonce #maxPriorityFeePerGas #maxFeePerGas #gas to #value input accessList authorizationList #yParity #r #s",
};

/** Decodes a chain of blocks, one after another, into what a node returns for them. */
export function decodeBlocks(bytes: Uint8Array): Json[] {
  const blocks: Json[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const item = RLP.decode(rest, { allowUnreadBytes: true }) as unknown as Item[];
    const { length } = RLP.encode(item as never);
    blocks.push(decodeBlock(item));
    rest = rest.subarray(length);
  }
  return blocks;
}

/** Converts a decoded block into what a node returns for it. */
function decodeBlock([header, transactions, uncles, withdrawals]: Item[]): Json {
  const block: Json = named(header as Item[], HEADER);
  block["hash"] = hashBytes(RLP.encode(header as never));
  block["uncles"] = (uncles as Item[]).map((uncle) => hashBytes(RLP.encode(uncle as never)));
  block["uncleHeaders"] = (uncles as Item[]).map((uncle) =>
    Object.assign(named(uncle as Item[], HEADER), {
      uncles: [],
      hash: hashBytes(RLP.encode(uncle as never)),
    }),
  );
  block["transactions"] = (transactions as Item[]).map((transaction, index) =>
    Object.assign(decodeTransaction(transaction), {
      blockHash: block["hash"],
      blockNumber: block["number"],
      transactionIndex: `0x${index.toString(16)}`,
    }),
  );
  if (withdrawals)
    block["withdrawals"] = (withdrawals as Item[][]).map((one) =>
      named(one, "#index #validatorIndex address #amount"),
    );
  return block;
}

function decodeTransaction(item: Item): Json {
  const encoded = item instanceof Uint8Array ? item : RLP.encode(item as never);
  const type = item instanceof Uint8Array ? (item[0] ?? 0) : 0;
  const fields = (item instanceof Uint8Array ? RLP.decode(item.subarray(1)) : item) as unknown as Item[];
  const transaction: Json = {
    ...named(fields, TRANSACTIONS[type] ?? ""),
    type: `0x${type.toString(16)}`,
    hash: hashBytes(encoded),
  };
  if (transaction["to"] === "0x") transaction["to"] = null;
  const { accessList, authorizationList, yParity } = transaction as Record<string, Item[][]>;
  if (accessList)
    transaction["accessList"] = accessList.map(([address, keys]) => ({
      address: hex(address as Item),
      storageKeys: (keys as Item[]).map(hex),
    }));
  if (authorizationList)
    transaction["authorizationList"] = authorizationList.map((one) =>
      named(one, "#chainId address #nonce #yParity #r #s"),
    );
  if (yParity) transaction["v"] = yParity;
  transaction["from"] = decodeSender(fields, type);
  return transaction;
}

function decodeSender(fields: Item[], type: number): string {
  const [v, r, s] = (fields.slice(-3) as Uint8Array[]).map((bytes) => BigInt(`0x0${bytesToHex(bytes)}`)) as [
    bigint,
    bigint,
    bigint,
  ];
  const signed = fields.slice(0, -3);
  const isForOneChain = type === 0 && v >= 35n;
  const encoded = RLP.encode((isForOneChain ? [...signed, (v - 35n) >> 1n, 0, 0] : signed) as never);
  const hash = keccak_256(type === 0 ? encoded : Uint8Array.of(type, ...encoded));
  const signature = hexToBytes([r, s].map((one) => one.toString(16).padStart(64, "0")).join(""));
  const yParity = type > 0 ? v : isForOneChain ? (v - 35n) & 1n : v - 27n;
  return hex(recoverSender(hash, signature, Number(yParity)) ?? new Uint8Array());
}

function named(items: Item[], names: string): Json {
  return Object.fromEntries(
    names
      .split(" ")
      .map((name, index) => [name.replace("#", ""), name, items[index]] as const)
      .filter(([, , item]) => item !== undefined)
      .map(([name, marked, item]) => [name, decodeValue(marked, item as Item)]),
  );
}

function decodeValue(name: string, item: Item): unknown {
  if (name.startsWith("#")) return `0x${bytesToHex(item as Uint8Array).replace(/^0+/, "") || "0"}`;
  if (name === "blobVersionedHashes") return (item as Item[]).map(hex);
  return item instanceof Uint8Array ? hex(item) : item;
}

function hex(item: Item): string {
  return `0x${bytesToHex(item as Uint8Array)}`;
}

function hashBytes(bytes: Uint8Array): string {
  return `0x${bytesToHex(keccak_256(bytes))}`;
}
