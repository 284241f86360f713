import { randomBytes } from "node:crypto";
import { hashPassword, isPassword } from "../../access/password-hash.ts";
import { sameDigest, sha256 } from "../../state/digest.ts";
import type { State } from "../../state/state.ts";
import type { Tables } from "../../state/tables/tables.ts";

/** A password that is to be stored. */
export interface FirstPassword {
  readonly password: string;
  /** @returns whether it is stored now: another gateway may have stored one before. */
  store(tables: Tables): Promise<boolean>;
}

/** The console's password: the one that the options give, or else the one that is stored. */
export class ConsolePassword {
  readonly #store: State;
  readonly #given: Buffer | undefined;
  /** Of the stored one, once it was read. */
  #hash: string | undefined;

  /** @param given - The option. */
  constructor(store: State, given: string | undefined) {
    this.#store = store;
    this.#given = given === undefined ? undefined : sha256(given);
  }

  /**
   * Prepares the first password. Hashing it takes long, and a transaction holds up others.
   *
   * @param fixed - Chosen by who starts the gateway. Default: a random one.
   * @returns nothing if none is needed.
   */
  async first(fixed: string | undefined): Promise<FirstPassword | undefined> {
    if (this.#given || (await this.#read()) !== undefined) return undefined;
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

  /** Whether a text is the password. Takes as long for any text. */
  async matches(text: string): Promise<boolean> {
    if (this.#given) return sameDigest(this.#given, sha256(text));
    const hash = await this.#read();
    return hash !== undefined && isPassword(text, hash);
  }

  /** Read once: operators can sign in while the database is away. */
  async #read(): Promise<string | undefined> {
    this.#hash ??= await this.#store.tables.consolePassword.hash();
    return this.#hash;
  }

  /** Reads the stored password, so that operators can sign in while the database is away. */
  async load(): Promise<void> {
    if (!this.#given) await this.#read();
  }
}
