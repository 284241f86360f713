import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { RLP } from "micro-eth-signer/core/rlp.js";

type Item = string | number | bigint | Uint8Array | readonly Item[];

/** The key of the first account that anvil funds. */
const KEY = hexToBytes("ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");

/** Signs a transaction with a type, and encodes it. */
export function signTransaction(type: number, fields: readonly Item[]): string {
  return `0x${bytesToHex(Uint8Array.of(type, ...signList(Uint8Array.of(type), fields)))}`;
}

/** Signs the authorization of an account to use the code of another one. */
export function authorize(chainId: number, address: string, nonce: number): Item[] {
  return RLP.decode(signList(Uint8Array.of(5), [chainId, address, nonce])) as unknown as Item[];
}

function signList(prefix: Uint8Array, fields: readonly Item[]): Uint8Array {
  const encoded = RLP.encode(fields as never);
  const hash = keccak_256(Uint8Array.of(...prefix, ...encoded));
  const signature = secp256k1.sign(hash, KEY, { prehash: false, format: "recovered" });
  const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(signature, "recovered");
  return RLP.encode([...fields, recovery, r, s] as never);
}
