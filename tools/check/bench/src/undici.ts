import type { Dispatcher, Pool } from "undici";

/** What a call sends with undici. Made once, except for its body or path. */
export type Options = Pick<Dispatcher.RequestOptions, "path" | "method" | "headers" | "signal"> & {
  readonly body?: string;
};

/** Creates a pool with as many connections as our client has, because without a limit it opens one for each call. */
export async function createPool(url: string): Promise<Pool> {
  const { Pool } = await import("undici");
  return new Pool(url, { connections: 128 });
}

/** Makes a call with the least that undici allows, and parses the response: the limit for a client. */
export function dispatchJson<T = unknown>(
  pool: Pool,
  options: Options,
  pick = (json: unknown): T => json as T,
): Promise<T> {
  return new Promise((resolve, reject) => pool.dispatch(options, new JsonHandler(pick, resolve, reject)));
}

/** Makes a call as most code with undici does. */
export async function requestJson(pool: Pool, options: Options): Promise<unknown> {
  const { body } = await pool.request(options);
  return body.json();
}

/** Has the methods of older versions, which undici still calls directly: it wraps a handler with the new ones. */
class JsonHandler<T> implements Dispatcher.DispatchHandler {
  readonly #pick: (json: unknown) => T;
  readonly #resolve: (value: T) => void;
  readonly #reject: (error: Error) => void;
  #status = 0;
  #chunks: Buffer[] | undefined;
  #last: Buffer | undefined;

  constructor(pick: (json: unknown) => T, resolve: (value: T) => void, reject: (error: Error) => void) {
    this.#pick = pick;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onConnect(): void {}

  onHeaders(status: number): boolean {
    this.#status = status;
    return true;
  }

  onData(chunk: Buffer): boolean {
    if (this.#last) (this.#chunks ??= []).push(this.#last);
    this.#last = chunk;
    return true;
  }

  onComplete(): void {
    if (this.#status !== 200 || !this.#last) return this.onError(new Error(`status ${this.#status}`));
    const bytes = this.#chunks ? Buffer.concat([...this.#chunks, this.#last]) : this.#last;
    this.#resolve(this.#pick(JSON.parse(bytes.toString())));
  }

  onError(error: Error): void {
    this.#reject(error);
  }
}
