import { secp256k1 } from "@noble/curves/secp256k1.js";
import { deriveAddress } from "./recover-signer.ts";

/** The first ten accounts of `test test test test test test test test test test test junk`, as anvil and Hardhat list them. Their keys are public. */
export const anvilAccounts: readonly string[] = [
  "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
  "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
  "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc",
  "0x90f79bf6eb2c4f870365e785982e1f101e93b906",
  "0x15d34aaf54267db7d7c367839aaf71a00a2c6a65",
  "0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",
  "0x976ea74026e726554db657fa54763abd0c3a0aa9",
  "0x14dc79964da2c08b23698b3d3cc7ca32193d9955",
  "0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",
  "0xa0ee7a142d267c1f36714e4a8f75612f20a79720",
];

let known: ReadonlySet<string> | undefined;

/** @returns whether the key of an address is public: one of anvil's, or a byte repeated 32 times, as in examples. */
export function isDevelopmentAccount(address: string): boolean {
  known ??= new Set([...anvilAccounts, ...repeatedByteAccounts()]);
  return known.has(address);
}

/** The curve has no key of 32 times 0xff. */
function repeatedByteAccounts(): string[] {
  return Array.from({ length: 0xfe }, (_, index) =>
    deriveAddress(secp256k1.getPublicKey(Buffer.alloc(32, index + 1), false)),
  );
}
