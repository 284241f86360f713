import { CannotVerify } from "./verdict.ts";

/** Makes a call, and returns its result. */
export type ReadFunction = (request: {
  readonly method: string;
  readonly params: readonly unknown[];
}) => Promise<unknown>;

/** A call that a check made, with its result. */
export interface Read {
  /** The method. */
  readonly method: string;
  /** Its params. */
  readonly params: readonly unknown[];
  /** What the node responded. */
  readonly result: unknown;
}

/** What an additional call responded, and where it is in the evidence. */
interface Found {
  readonly result: unknown;
  /** `reads[0]`. */
  readonly path: string;
}

/** The additional calls of one check: each once, and no more than a maximum. */
export class Reads {
  /** The calls that were made, in order. */
  readonly made: Read[] = [];
  readonly #read: ReadFunction | undefined;
  #max: number;
  readonly #allowed: number;
  readonly #found = new Map<string, Promise<Found>>();
  #others: Reads | undefined;

  constructor(read: ReadFunction | undefined, max: number) {
    this.#read = read;
    this.#max = max;
    this.#allowed = max;
  }

  /** How many calls were made, also for a second check. */
  get count(): number {
    return this.made.length + (this.#others?.count ?? 0);
  }

  /** Starts the calls of a second check of the same result: none returns what was read before. */
  again(): Reads {
    this.#others = new Reads(this.#read, this.#allowed + 1);
    return this.#others;
  }

  /** Ends the check at once if it will take too many calls. */
  expect(count: number): void {
    if (count > this.#max) throw this.#tooMany(`${count} additional calls`);
  }

  /** Allows a number of calls from here on. */
  allow(count: number): void {
    this.#max = this.made.length + count;
  }

  /** Makes a call, or returns what the same call has returned. Ends the check if that is nothing. */
  async read(method: string, params: readonly unknown[]): Promise<Found> {
    const found = await this.find(method, params);
    if (found.result === null || found.result === undefined)
      throw new CannotVerify("read-failed", `${method} returned nothing`);
    return found;
  }

  /** The same, and what it returns may be `null`. */
  find(method: string, params: readonly unknown[]): Promise<Found> {
    const key = createKey({ method, params });
    const found = this.#found.get(key) ?? this.#make(method, params);
    this.#found.set(key, found);
    return found;
  }

  async #make(method: string, params: readonly unknown[]): Promise<Found> {
    if (!this.#read) throw new CannotVerify("max-reads", `it takes ${method}; set the option read`);
    const index = this.made.length;
    if (index >= this.#max) throw this.#tooMany(`more than ${this.#max} additional calls`);
    const made = { method, params, result: undefined as unknown };
    this.made.push(made);
    try {
      made.result = await this.#read({ method, params });
    } catch (cause) {
      throw new CannotVerify("read-failed", `${method} failed`, { cause });
    }
    return { result: made.result, path: `reads[${index}].result` };
  }

  #tooMany(count: string): CannotVerify {
    return new CannotVerify("max-reads", `it takes ${count}; maxReads is ${this.#max}`);
  }
}

/** A text that is the same for the same call. */
export function createKey({ method, params }: Pick<Read, "method" | "params">): string {
  return JSON.stringify([method, params]);
}
