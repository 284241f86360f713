import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { State } from "../../state/state.ts";
import type { Tables } from "../../state/tables/tables.ts";
import { promisify } from "node:util";

export interface FirstPassword {
  readonly password: string;
  /** @returns whether it was stored: another gateway may have stored one before. */
  store(tables: Tables): Promise<boolean>;
}

/** The console's password: the one in the options, or else the stored one. */
export class ConsolePassword {
  readonly #store: State;
  readonly #configured: string | undefined;
  /** The stored hash once it was read, or that of the option once it was needed. */
  #hash: string | undefined;

  constructor(store: State, configured: string | undefined) {
    this.#store = store;
    this.#configured = configured;
  }

  /**
   * Prepares the first password, or `fixed`, unless one exists. Hashing takes long, so it is done before the
   * transaction, which blocks others.
   */
  async first(fixed: string | undefined): Promise<FirstPassword | undefined> {
    if (this.#configured !== undefined || (await this.#read()) !== undefined) return undefined;
    const password = fixed ?? randomBytes(18).toString("base64url");
    const hash = await hashPassword(password);
    return {
      password,
      async store({ consolePassword }) {
        if ((await consolePassword.hash()) !== undefined) return false;
        await consolePassword.add(hash);
        return true;
      },
    };
  }

  /** Takes equally long for any text, and long enough to make guessing slow. */
  async matches(text: string): Promise<boolean> {
    if (this.#configured !== undefined) this.#hash ??= await hashPassword(this.#configured);
    const hash = await this.#read();
    return hash !== undefined && isPassword(text, hash);
  }

  /** Cached, so that operators can sign in while the database is away. */
  async #read(): Promise<string | undefined> {
    this.#hash ??= await this.#store.tables.consolePassword.hash();
    return this.#hash;
  }

  /** Rereads the stored password, so that operators can sign in while the database is away. */
  async load(): Promise<void> {
    if (this.#configured === undefined) this.#hash = await this.#store.tables.consolePassword.hash();
  }
}

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

/** 32 MB and about 0.1 s for each guess: cheaper hashes of passwords that people choose can be cracked. */
const cost = { N: 2 ** 15, maxmem: 64 * 1024 * 1024 };
const hashBytes = 32;

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, hashBytes, cost);
  return `scrypt.${salt.toString("base64url")}.${hash.toString("base64url")}`;
}

async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = "", hash = ""] = stored.split(".");
  const derived = await derive(password, Buffer.from(salt, "base64url"), hashBytes, cost);
  return timingSafeEqual(derived, Buffer.from(hash, "base64url"));
}
