import { hash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { RLP, type RLPInput } from "micro-eth-signer/core/rlp.js";
import type { SignedTransaction } from "./signed-transaction.ts";
import { hex } from "../values.ts";
import { keccak } from "../keccak.ts";

/** A transaction of type 2 without an access list, before it is signed. */
export type UnsignedTransfer = Omit<
  SignedTransaction,
  "raw" | "hash" | "type" | "from" | "accessList" | "signature"
>;

const { Point } = secp256k1;
const { ORDER: order } = Point.Fn;
/** The curve's base without the table that multiplies it fast: a few keys are less work than that table. */
const base = Point.fromAffine(Point.BASE.toAffine());

let newest: { readonly name: string; readonly accounts: OwnAccounts } | undefined;

/**
 * The accounts whose transfers fill the blocks. Their keys follow from the seed. So that thousands of blocks can be
 * signed in a second, all signatures have the same nonce of the curve: anyone can compute these keys, which own
 * nothing of value.
 */
export class OwnAccounts {
  /** In lower case. */
  readonly addresses: readonly string[];
  readonly #keys: readonly bigint[];
  /** The inverse of the signatures' nonce, and what follows from it: `r` and the parity. */
  readonly #inverse: bigint;
  readonly #r: bigint;
  readonly #isOdd: boolean;

  /** All networks of a gateway have the same seed: their accounts are computed once. */
  static of(seed: string, count: number): OwnAccounts {
    const name = `${count} ${seed}`;
    if (newest?.name !== name) newest = { name, accounts: new OwnAccounts(seed, count) };
    return newest.accounts;
  }

  private constructor(seed: string, count: number) {
    this.#keys = Array.from({ length: count }, (_, index) => deriveScalar(`${seed} key ${index}`));
    this.addresses = this.#keys.map((key) => deriveAddress(key));
    const nonce = deriveScalar(`${seed} nonce`);
    const { x, y } = base.multiplyUnsafe(nonce).toAffine();
    this.#inverse = Point.Fn.inv(nonce);
    this.#r = x % order;
    this.#isOdd = y % 2n === 1n;
  }

  /** @param index - The sender's position. */
  sign(transfer: UnsignedTransfer, index: number): SignedTransaction {
    const { chainId, nonce, maxTip, maxFee, gas, to, value, input } = transfer;
    const fields = [chainId, nonce, maxTip, maxFee, gas, to, value, input, []];
    const signed = BigInt(hex(keccak(encodeTyped(fields))));
    const s = (this.#inverse * (signed + this.#r * (this.#keys[index] ?? 0n))) % order;
    // Only the smaller one of the two possible values is valid. Source: EIP-2.
    const isHigh = s > order / 2n;
    const signature = { r: this.#r, s: isHigh ? order - s : s, yParity: this.#isOdd === isHigh ? 0 : 1 };
    const { r, yParity } = signature;
    const raw = encodeTyped([...fields, yParity, r, signature.s]);
    return {
      ...transfer,
      raw: hex(raw),
      hash: hex(keccak(raw)),
      type: 2,
      from: this.addresses[index] ?? "",
      accessList: [],
      signature: { ...signature, v: BigInt(yParity) },
    };
  }
}

function deriveScalar(text: string): bigint {
  return (BigInt(`0x${hash("sha256", text)}`) % (order - 1n)) + 1n;
}

function deriveAddress(key: bigint): string {
  const publicKey = base.multiplyUnsafe(key).toBytes(false).subarray(1);
  return hex(keccak(publicKey).subarray(-20));
}

function encodeTyped(fields: RLPInput[]): Buffer {
  return Buffer.concat([Buffer.of(2), RLP.encode(fields)]);
}
