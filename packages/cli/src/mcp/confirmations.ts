import { randomUUID } from "node:crypto";

/** Lets each write be confirmed by itself: what is sent is exactly what was shown. */
export class Confirmations {
  readonly #shown = new Map<string, string>();

  /** Returns what confirms a request. */
  ask(request: string): string {
    const code = randomUUID();
    this.#shown.set(code, request);
    return code;
  }

  /** Whether a code confirms the request. A code is used up by this. */
  take(code: string, request: string): boolean {
    const isSame = this.#shown.get(code) === request;
    this.#shown.delete(code);
    return isSame;
  }
}
