import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { encodeRlpBytes, joinRlpItems } from "../../../src/codec/json-rpc/rlp.ts";

/** The first keys of the mnemonic that all development nodes share, which are public. */
export const developmentKeys = [
  "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
  "59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d",
  "5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a",
] as const;

export interface Transfer {
  readonly type?: 0 | 1 | 2;
  readonly chainId?: number;
  readonly nonce?: number | bigint;
  readonly to?: string;
  readonly value?: bigint;
  readonly gas?: bigint;
  readonly maxFee?: bigint;
  readonly maxTip?: bigint;
  readonly data?: string;
  readonly accessList?: readonly (readonly [string, readonly string[]])[];
  /** Signed as before EIP-155: for any chain. */
  readonly isUnprotected?: boolean;
}

type Tree = string | readonly Tree[];

/** @returns the address of a key. */
export function deriveAddress(key: string): string {
  const publicKey = secp256k1.getPublicKey(Buffer.from(key, "hex"), false).subarray(1);
  return `0x${Buffer.from(keccak_256(publicKey).subarray(-20)).toString("hex")}`;
}

/** @returns a signed transaction as `eth_sendRawTransaction` accepts it. */
export function sign(key: string, transfer: Transfer = {}): string {
  const { type = 2, chainId = 1, nonce = 0, to = `0x${"77".repeat(20)}`, value = 1n } = transfer;
  const { gas = 21_000n, maxFee = 1_000_000_000n, maxTip = 1n, data = "", isUnprotected } = transfer;
  const list = (transfer.accessList ?? []).map(([address, keys]) => [bare(address), keys.map(bare)]);
  const body: Tree[] = [hex(gas), bare(to), hex(value), bare(data)];
  const fields: Tree[] =
    type === 0
      ? [hex(nonce), hex(maxFee), ...body]
      : [hex(chainId), hex(nonce), ...(type === 2 ? [hex(maxTip)] : []), hex(maxFee), ...body, list];
  const prefix = type === 0 ? Buffer.alloc(0) : Buffer.of(type);
  const forChain: Tree[] = type === 0 && !isUnprotected ? [...fields, hex(chainId), "", ""] : fields;
  const hash = keccak_256(Buffer.concat([prefix, encode(forChain)]));
  const signature = secp256k1.Signature.fromBytes(
    secp256k1.sign(hash, Buffer.from(key, "hex"), { prehash: false, format: "recovered" }),
    "recovered",
  );
  const { r, s, recovery = 0 } = signature;
  const legacyV = isUnprotected ? 27 + recovery : 35 + 2 * chainId + recovery;
  const v = type === 0 ? legacyV : recovery;
  return `0x${Buffer.concat([prefix, encode([...fields, hex(v), hex(r), hex(s)])]).toString("hex")}`;
}

function encode(tree: Tree): Uint8Array {
  return typeof tree === "string" ? encodeRlpBytes(Buffer.from(tree, "hex")) : joinRlpItems(tree.map(encode));
}

function bare(text: string): string {
  return text.replace(/^0x/, "");
}

/** A number in RLP: without leading zeros. */
function hex(value: number | bigint): string {
  const digits = BigInt(value) === 0n ? "" : value.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}
