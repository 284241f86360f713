import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from "node:crypto";
import { base58 } from "../base58.ts";
import { addressBytes } from "./engine.ts";
import type { WireTransaction } from "./wire-transaction.ts";

/** What precedes the 32 bytes of a key in DER. */
const publicPrefix = Buffer.from("302a300506032b6570032100", "hex");
const privatePrefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** A key pair that follows from a text. */
export class SeededKey {
  readonly address: string;
  readonly #key: KeyObject;

  constructor(seed: string) {
    const der = Buffer.concat([privatePrefix, hash("sha256", seed, "buffer")]);
    this.#key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    const spki = createPublicKey(this.#key).export({ format: "der", type: "spki" });
    this.address = base58(spki.subarray(publicPrefix.length));
  }

  sign(message: Uint8Array): Buffer {
    return sign(null, message, this.#key);
  }
}

export function areSignaturesValid({ signatures, message }: WireTransaction): boolean {
  return signatures.every((signature, index) => {
    const key = addressBytes(message.keys[index] ?? "");
    const der = Buffer.concat([publicPrefix, key]);
    return verify(null, message.bytes, createPublicKey({ key: der, format: "der", type: "spki" }), signature);
  });
}
