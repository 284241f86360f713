import { hash } from "node:crypto";

/** Digits of a hash that hold the number. */
const numberDigits = 16;

/**
 * Hashes that hold a number, hidden: what was hashed is found without a list of all hashes. The same seed gives the same ones.
 */
export class NumberedHashes {
  readonly #seed: string;
  readonly #digits: number;

  /** @param digits - Of a hash in hex. */
  constructor(seed: string, digits: number) {
    this.#seed = seed;
    this.#digits = digits;
  }

  /** @returns a hash of a name, which holds no number. */
  named(name: string): string {
    return `0x${this.#hash(name).slice(0, this.#digits)}`;
  }

  /** @param kind - Of what is hashed: numbers of another kind have other hashes. */
  of(kind: string, number: number): string {
    const visible = this.#hash(`${kind} ${number}`).slice(0, this.#digits - numberDigits);
    const hidden = (BigInt(number) ^ this.#mask(kind, visible)).toString(16);
    return `0x${visible}${hidden.padStart(numberDigits, "0")}`;
  }

  /** @returns the number that a hash holds; nothing for any other text. */
  numberOf(kind: string, text: string): number | undefined {
    const digits = text.slice(2).toLowerCase();
    const visible = digits.slice(0, -numberDigits);
    const number = Number(BigInt(`0x${digits.slice(-numberDigits)}`) ^ this.#mask(kind, visible));
    return Number.isSafeInteger(number) && this.of(kind, number) === `0x${digits}` ? number : undefined;
  }

  #mask(kind: string, visible: string): bigint {
    return BigInt(`0x${this.#hash(`${kind} mask ${visible}`).slice(0, numberDigits)}`);
  }

  #hash(name: string): string {
    return hash("sha256", `${this.#seed} ${name}`);
  }
}
