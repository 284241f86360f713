import { secp256k1 } from "@noble/curves/secp256k1.js";
import { anvilAccounts } from "../anvil-accounts.ts";
import { deriveAddress } from "../recover-signer.ts";

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
