import { order } from "@nktkas/hyperliquid/api/exchange";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { privateKeySigner, type SignDigest } from "@node-access/exchange/signing";
import native from "secp256k1";
import { signRecoverable } from "tiny-secp256k1";
import { privateKeyToAccount } from "viem/accounts";

/** Signs once. A different nonce each time makes every signature different. */
export type Sign = (nonce: number) => Promise<unknown> | unknown;

/** The contender that all others are compared with: it signs a digest, and does nothing else. */
export const baseline = "@noble/curves, a bare digest";

const hexKey = `0x${"5a".repeat(32)}` as const;
const key = Uint8Array.from(Buffer.from("5a".repeat(32), "hex"));
const noSignature = new Uint8Array(64);
const fields = {
  orders: [{ a: 4, b: true, p: "1670.1", s: "0.0147", r: false, t: { limit: { tif: "Ioc" } } }],
  grouping: "na",
} as const;

/** The WASM of libsecp256k1 as a backend. */
export const tinySecp256k1: SignDigest = (digest, privateKey) => {
  const { signature, recoveryId } = signRecoverable(digest, privateKey);
  return { signature, recovery: recoveryId === 0 ? 0 : 1 };
};

/** The native libsecp256k1 as a backend. */
export const nativeSecp256k1: SignDigest = (digest, privateKey) => {
  const { signature, recid } = native.ecdsaSign(digest, privateKey);
  return { signature, recovery: recid === 0 ? 0 : 1 };
};

export const contenders: Readonly<Record<string, Sign>> = {
  [baseline](nonce) {
    const digest = new Uint8Array(32).fill(7);
    new DataView(digest.buffer).setFloat64(0, nonce);
    return secp256k1.sign(digest, key, { prehash: false, format: "recovered" });
  },
  "Node Access": signOrder(privateKeySigner(hexKey)),
  "Node Access, tiny-secp256k1": signOrder(privateKeySigner(hexKey, { signDigest: tinySecp256k1 })),
  "Node Access, secp256k1": signOrder(privateKeySigner(hexKey, { signDigest: nativeSecp256k1 })),
  "@nktkas/hyperliquid, viem": signTheirs(),
};

/** Signers without a curve, with and without validation: the difference is the cost of validation. */
export const withoutCurve: { readonly validated: Sign; readonly unvalidated: Sign } = {
  validated: signOrder(privateKeySigner(hexKey, { signDigest: noCurve })),
  unvalidated: signOrder(privateKeySigner(hexKey, { signDigest: noCurve }), false),
};

function noCurve(): { signature: Uint8Array; recovery: 0 } {
  return { signature: noSignature, recovery: 0 };
}

function signOrder(signer: ReturnType<typeof privateKeySigner>, validate = true): Sign {
  return (nonce) =>
    signer.sign({ action: { type: "order", ...fields }, nonce, network: "mainnet", validate });
}

function signTheirs(): Sign {
  const wallet = privateKeyToAccount(hexKey);
  const response = { status: "ok", response: { type: "order", data: { statuses: [] } } };
  const transport = { isTestnet: false, request: async (): Promise<never> => response as never };
  return (nonce) =>
    order({ transport, wallet, nonceManager: () => nonce }, { ...fields, orders: [{ ...fields.orders[0] }] });
}
