import { hash } from "node:crypto";

/** How many digits of a hash hold the number. */
const numberDigits = 16;

/** Hashes with a hidden number, so that a block or transaction is found from its hash without a list of all hashes. */
export class NumberedHashes {
  readonly #seed: string;
  readonly #digits: number;

  constructor(seed: string, digits: number) {
    this.#seed = seed;
    this.#digits = digits;
  }

  /** @returns a hash of a name, without a number in it. */
  named(name: string): string {
    return `0x${this.#hash(name).slice(0, this.#digits)}`;
  }

  /** @param kind - What is hashed: the same number of another kind has another hash. */
  of(kind: string, number: number): string {
    const visible = this.#hash(`${kind} ${number}`).slice(0, this.#digits - numberDigits);
    const hidden = (BigInt(number) ^ this.#mask(kind, visible)).toString(16);
    return `0x${visible}${hidden.padStart(numberDigits, "0")}`;
  }

  /** @returns the number in a hash; `undefined` for any other text. */
  numberOf(kind: string, text: string): number | undefined {
    const digits = text.slice(2).toLowerCase();
    const visible = digits.slice(0, -numberDigits);
    const number = Number(BigInt(`0x${digits.slice(-numberDigits)}`) ^ this.#mask(kind, visible));
    return Number.isSafeInteger(number) && this.of(kind, number) === `0x${digits}` ? number : undefined;
  }

  bytes(kind: string, number: number | bigint): Buffer {
    return Buffer.from(this.of(kind, Number(number)).slice(2), "hex");
  }

  /** @returns the number in the bytes of a hash; `undefined` for any others. */
  numberIn(kind: string, bytes: Uint8Array | undefined): number | undefined {
    if (bytes?.length !== this.#digits / 2) return undefined;
    return this.numberOf(kind, `0x${Buffer.from(bytes).toString("hex")}`);
  }

  #mask(kind: string, visible: string): bigint {
    return BigInt(`0x${this.#hash(`${kind} mask ${visible}`).slice(0, numberDigits)}`);
  }

  #hash(name: string): string {
    return hash("sha256", `${this.#seed} ${name}`);
  }
}
