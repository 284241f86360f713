import { RLP, type RLPInput } from "micro-eth-signer/core/rlp.js";
import { type RpcFailure, rpcCode, failure } from "../json-rpc/rpc-failure.ts";
import { recoverSigner } from "../recover-signer.ts";
import { hex } from "../values.ts";
import { keccak } from "../keccak.ts";

type Item = Uint8Array | readonly Item[];

/** An address with its storage keys in an access list, in hex. */
export interface AccessListEntry {
  readonly address: string;
  readonly storageKeys: readonly string[];
}

/** A signed transaction. Addresses and hashes are hex in lower case. */
export interface SignedTransaction {
  /** As it was sent, in hex. */
  readonly raw: string;
  readonly hash: string;
  /** 0 legacy, 1 with an access list, 2 with a base fee. */
  readonly type: 0 | 1 | 2;
  readonly chainId: bigint;
  readonly from: string;
  readonly to: string;
  readonly nonce: bigint;
  readonly gas: bigint;
  readonly value: bigint;
  /** The data, in hex. */
  readonly input: string;
  /** The maximum fee per gas in wei, and the maximum part of it that goes to the block's producer. */
  readonly maxFee: bigint;
  readonly maxTip: bigint;
  readonly accessList: readonly AccessListEntry[];
  readonly signature: {
    readonly v: bigint;
    readonly r: bigint;
    readonly s: bigint;
    readonly yParity: number;
  };
}

/** How to run what the simulator cannot. */
const remedy =
  'use a development node for it: { rpc: { anvil: true } }, with the package "@foundry-rs/anvil"';

/** The error of a transaction that would create a contract. */
export const noContracts: string = `the simulator has one contract, its token, and cannot create others: ${remedy}`;

/** The fields of each type, in order, before the signature. Sources: EIP-155, EIP-2930, EIP-1559. */
const layouts = {
  0: ["nonce", "maxFee", "gas", "to", "value", "data"],
  1: ["chainId", "nonce", "maxFee", "gas", "to", "value", "data", "accessList"],
  2: ["chainId", "nonce", "maxTip", "maxFee", "gas", "to", "value", "data", "accessList"],
} as const;

type Field = (typeof layouts)[0 | 1 | 2][number];

/** Half of the order of secp256k1: the maximum `s` of a signature. Source: EIP-2. */
const maxS = 0x7fffffff_ffffffff_ffffffff_ffffffff_5d576e73_57a4501d_dfe92f46_681b20a0n;

/** Reads a transaction as `eth_sendRawTransaction` accepts it. @throws RpcFailure with go-ethereum's error, or our own. */
export function readTransaction(raw: string, chainId: number): SignedTransaction {
  const bytes = Buffer.from(raw.slice(2), "hex");
  const type = readType(bytes);
  const items = decode(type === 0 ? bytes : bytes.subarray(1));
  const layout: readonly Field[] = layouts[type];
  if (!isList(items)) throw rejection("rlp: expected List");
  if (items.length !== layout.length + 3)
    throw rejection(`rlp: too ${items.length < layout.length + 3 ? "few" : "many"} elements`);
  const field = (name: Field): Item | undefined => items[layout.indexOf(name)];
  const to = bytesIn(field("to"));
  if (to.length !== 0 && to.length !== 20)
    throw rejection(`rlp: input string too ${to.length < 20 ? "short" : "long"} for common.Address`);
  const data = bytesIn(field("data"));
  if (to.length === 0) throw rejection(noContracts);
  const signed = items.slice(0, layout.length);
  const signature = readSignature(type, items.slice(layout.length));
  const maxFee = quantityIn(field("maxFee"));
  return {
    raw,
    hash: hex(keccak(bytes)),
    type,
    ...recoverSender(type, signed, signature, type === 0 ? undefined : quantityIn(field("chainId")), chainId),
    to: hex(to),
    nonce: quantityIn(field("nonce")),
    gas: quantityIn(field("gas")),
    value: quantityIn(field("value")),
    input: hex(data),
    maxFee,
    maxTip: type === 2 ? quantityIn(field("maxTip")) : maxFee,
    accessList: type === 0 ? [] : accessListIn(field("accessList")),
    signature,
  };
}

/** @returns the error of nodes for a transaction that they reject. */
export function rejection(message: string): RpcFailure {
  return failure(rpcCode.server, message);
}

function readType(bytes: Buffer): 0 | 1 | 2 {
  const [first] = bytes;
  if (first !== undefined && first > 0x7f) return 0;
  if (first === undefined || bytes.length === 1) throw rejection("typed transaction too short");
  if (first !== 1 && first !== 2)
    throw rejection(`transaction type not supported: the simulator accepts types 0, 1 and 2: ${remedy}`);
  return first;
}

function recoverSender(
  type: 0 | 1 | 2,
  signed: readonly Item[],
  { v, r, s, yParity }: SignedTransaction["signature"],
  named: bigint | undefined,
  expected: number,
): Pick<SignedTransaction, "from" | "chainId"> {
  if (named === undefined && (v === 27n || v === 28n))
    throw rejection("only replay-protected (EIP-155) transactions allowed over RPC");
  const chainId = named ?? (v - 35n) / 2n;
  if (chainId !== BigInt(expected))
    throw rejection(`invalid sender: invalid chain id for signer: have ${chainId} want ${expected}`);
  const forChain = RLP.encode([...(signed as RLPInput[]), ...(type === 0 ? [chainId, 0n, 0n] : [])]);
  const hash = keccak(type === 0 ? forChain : Buffer.concat([Buffer.of(type), forChain]));
  const isSmall = r > 0n && s > 0n && s <= maxS && (yParity === 0 || yParity === 1);
  const from = isSmall && recoverSigner(hash, { r: String(r), s: String(s), v: 27 + yParity });
  if (!from) throw rejection("invalid sender: invalid transaction v, r, s values");
  return { from, chainId };
}

function readSignature(type: 0 | 1 | 2, items: readonly Item[]): SignedTransaction["signature"] {
  const [v = 0n, r = 0n, s = 0n] = items.map(quantityIn);
  if (type !== 0) return { v, r, s, yParity: Number(v) };
  return { v, r, s, yParity: v >= 35n ? Number((v - 35n) % 2n) : Number(v) - 27 };
}

function accessListIn(list: Item | undefined): AccessListEntry[] {
  if (!isList(list)) throw rejection("rlp: expected List");
  return list.map((entry) => {
    const [address, keys] = isList(entry) ? entry : [];
    if (bytesIn(address).length !== 20 || !isList(keys))
      throw rejection("rlp: an entry of the access list is not an address with storage keys");
    return { address: hex(bytesIn(address)), storageKeys: keys.map((key) => hex(bytesIn(key))) };
  });
}

/** The library's reasons, and go-ethereum's. All others are about lengths that are longer than they must be. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/unread bytes/, "input contains more than one value"],
  [/out of range/, "value size exceeds available input length"],
  [/./, "non-canonical size information"],
];

function decode(bytes: Buffer): Item {
  try {
    return RLP.decode(bytes) as Item;
  } catch (error) {
    const [, reason] = reasons.find(([pattern]) => pattern.test((error as Error).message)) ?? [];
    throw rejection(`rlp: ${reason}`);
  }
}

function isList(item: Item | undefined): item is readonly Item[] {
  return Array.isArray(item);
}

function bytesIn(item: Item | undefined): Uint8Array {
  if (item === undefined || isList(item)) throw rejection("rlp: expected input string or byte");
  return item;
}

function quantityIn(item: Item | undefined): bigint {
  const bytes = isList(item) ? undefined : item;
  if (!bytes || bytes.length > 32 || bytes[0] === 0)
    throw rejection("rlp: non-canonical integer (leading zero bytes), or one that is too large");
  return bytes.length === 0 ? 0n : BigInt(hex(bytes));
}
