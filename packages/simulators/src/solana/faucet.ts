import { createPrivateKey, createPublicKey, hash, type KeyObject, sign } from "node:crypto";
import { addressBytes, type Account, createAccount } from "./engine.ts";
import { base58, fromBase58 } from "../base58.ts";
import { programs } from "./programs.ts";
import { compactLength } from "./wire-transaction.ts";

/** More lamports than a double can hold exactly, as on the real networks. */
const faucetLamports = 500_000_000n * 1_000_000_000n;
/** `Transfer` of the system program. */
const transfer = 2;

/** What precedes the 32 bytes of a private key in DER. */
const privatePrefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** The account that airdrops come from. */
export class Faucet {
  readonly address: string;
  readonly #key: KeyObject;

  constructor(seed: string) {
    const der = Buffer.concat([privatePrefix, hash("sha256", seed, "buffer")]);
    this.#key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    this.address = base58(createPublicKey(this.#key).export({ format: "der", type: "spki" }).subarray(-32));
  }

  /** The faucet before the first airdrop. */
  get account(): Account {
    return createAccount(programs.system, faucetLamports);
  }

  /** @returns a signed transaction that sends lamports from the faucet. */
  transfer(receiver: string, lamports: bigint, blockhash: string): Buffer {
    const data = Buffer.alloc(12);
    data.writeUInt32LE(transfer);
    data.writeBigUInt64LE(lamports, 4);
    const keys = [this.address, receiver, programs.system].map(addressBytes);
    const message = Buffer.concat([
      Buffer.from([1, 0, 1, ...compactLength(keys.length)]),
      ...keys,
      fromBase58(blockhash) ?? Buffer.alloc(32),
      Buffer.from([1, 2, 2, 0, 1, ...compactLength(data.length)]),
      data,
    ]);
    return Buffer.concat([Buffer.from([1]), sign(null, message, this.#key), message]);
  }
}
