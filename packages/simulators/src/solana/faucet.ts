import { addressBytes, type Account, createAccount } from "./engine.ts";
import { fromBase58 } from "../base58.ts";
import { SeededKey } from "./keys.ts";
import { programs } from "./programs.ts";
import { compactLength } from "./wire-transaction.ts";

/** More lamports than a double can hold exactly, as on the real networks. */
const faucetLamports = 500_000_000n * 1_000_000_000n;
/** `Transfer` of the system program. */
const transfer = 2;

/** The account that airdrops come from. */
export class Faucet {
  readonly #key: SeededKey;

  constructor(seed: string) {
    this.#key = new SeededKey(seed);
  }

  get address(): string {
    return this.#key.address;
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
    return Buffer.concat([Buffer.from([1]), this.#key.sign(message), message]);
  }
}
