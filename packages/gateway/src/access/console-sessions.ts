import { createHmac, randomBytes } from "node:crypto";
import { currentTime } from "../observe/clock.ts";
import { sameDigest } from "../state/digest.ts";

/** Milliseconds after which an operator has to sign in again. */
export const sessionLength: number = 12 * 60 * 60 * 1000;

/** The forms of tokens. Texts of another form are rejected without computing a signature. */
const sessionToken = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;
const browserToken = /^([\w-]{22})\.([\w-]{43})$/;

export interface Session {
  readonly id: string;
  readonly expiresAt: number;
}

/**
 * The sessions of the console. A token contains its session, signed with a key that a gateway's workers share and
 * that changes with each start. So nothing is stored, except which sessions were ended early.
 */
export class ConsoleSessions {
  readonly #key: Buffer;
  readonly #onEnd: (session: Session) => void;
  /** When ended sessions would have expired, by id. */
  readonly #ended = new Map<string, number>();

  /** @param onEnd - Called with a session that was ended here, so that the other workers reject it too. */
  constructor(key: Buffer, onEnd: (session: Session) => void = () => {}) {
    this.#key = key;
    this.#onEnd = onEnd;
  }

  begin(): string {
    const content = `${randomBytes(16).toString("base64url")}.${currentTime() + sessionLength}`;
    return `${content}.${this.#sign(content).toString("base64url")}`;
  }

  find(token: string): Session | undefined {
    const [, id = "", expires = "", signature = ""] = sessionToken.exec(token) ?? [];
    const expiresAt = Number(expires);
    if (expiresAt <= currentTime() || this.#ended.has(id)) return undefined;
    return this.#isSigned(`${id}.${expires}`, signature) ? { id, expiresAt } : undefined;
  }

  /** @returns the token of a browser in which the right password was entered. It opens no session. */
  newBrowser(): string {
    const id = randomBytes(16).toString("base64url");
    return `${id}.${this.#sign(`browser ${id}`).toString("base64url")}`;
  }

  /** @returns the id of a browser's token; `undefined` if the token is not valid. */
  browser(token: string): string | undefined {
    const [, id, signature = ""] = browserToken.exec(token) ?? [];
    return id !== undefined && this.#isSigned(`browser ${id}`, signature) ? id : undefined;
  }

  /** Ends a session at all workers. */
  end(session: Session): void {
    this.revoke(session);
    this.#onEnd(session);
  }

  revoke({ id, expiresAt }: Session): void {
    const now = currentTime();
    for (const [other, until] of this.#ended) if (until <= now) this.#ended.delete(other);
    this.#ended.set(id, expiresAt);
  }

  #isSigned(content: string, signature: string): boolean {
    const received = Buffer.from(signature, "base64url");
    const expected = this.#sign(content);
    return received.length === expected.length && sameDigest(expected, received);
  }

  #sign(content: string): Buffer {
    return createHmac("sha256", this.#key).update(content).digest();
  }
}
