import { secp256k1 } from "@noble/curves/secp256k1.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import type { ActionSigning } from "../../src/action-facts.ts";
import { hashTypedData } from "../../src/signing/hash-typed-data.ts";
import { knownAction } from "../../src/signing/known-action.ts";
import { privateKeySigner, type TypedData, type TypedDataAccount } from "../../src/signing/index.ts";

/** `0x` and a number of hex digits. */
export function hex(digits: number): fc.Arbitrary<`0x${string}`> {
  return fc
    .uint8Array({ minLength: digits / 2, maxLength: digits / 2 })
    .map((bytes): `0x${string}` => `0x${bytesToHex(bytes)}`);
}

// The other SDK loses a key `__proto__` when it copies an object.
const propertyName = fc.string().filter((text) => text !== "__proto__");

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.string({ unit: "grapheme" }),
    fc.maxSafeInteger(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 20 }),
    fc.dictionary(propertyName, tie("value"), { maxKeys: 20, noNullPrototype: true }),
  ),
}));

/** A value in an action. */
export const actionValue: fc.Arbitrary<unknown> = value;

/** Any action. */
export const action: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  propertyName.filter((text) => text !== ""),
  actionValue,
  { noNullPrototype: true },
);

/** Any action with the other hashed fields. */
export const l1Request: fc.Arbitrary<{
  action: Record<string, unknown>;
  nonce: number;
  vaultAddress?: `0x${string}`;
  expiresAfter?: number;
}> = fc.record(
  { action, nonce: fc.maxSafeNat(), vaultAddress: hex(40), expiresAfter: fc.maxSafeNat() },
  { requiredKeys: ["action", "nonce"] },
);

/** How the spec signs userDexAbstraction. */
export const exchangeSigningOfUser: Exclude<ActionSigning, { scheme: "l1" }> =
  findUserSigning("userDexAbstraction");

/** How a user-signed action is signed. */
export function findUserSigning(type: string): Exclude<ActionSigning, { scheme: "l1" }> {
  const signing = knownAction(type)?.signing;
  if (!signing || signing.scheme === "l1") throw new Error(`${type} is not user-signed in the spec`);
  return signing;
}

/** A wallet with the interface of a viem account, for this package and another SDK. */
export function otherSdkWallet(privateKey: `0x${string}`): TypedDataAccount & {
  address: `0x${string}`;
  signTypedData(typedData: TypedData): Promise<`0x${string}`>;
} {
  const key = hexToBytes(privateKey.slice(2));
  return {
    address: privateKeySigner(privateKey).address,
    async signTypedData(typedData) {
      const [recovery = 0, ...rs] = secp256k1.sign(hashTypedData(typedData), key, {
        prehash: false,
        format: "recovered",
      });
      return `0x${bytesToHex(Uint8Array.from([...rs, recovery + 27]))}`;
    },
  };
}
