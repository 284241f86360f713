/** An error that a node or provider is known for, which another upstream would not have. */
export interface KnownError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** What it means. */
  readonly reason: "throttled" | "pruned" | "other";
}

const known: readonly KnownError[] = [
  {
    status: 200,
    code: -32000,
    message: "missing trie node 5f0a (path ) state 0x5f is not available",
    reason: "pruned",
  },
  { status: 200, code: -32000, message: "header not found", reason: "other" },
  {
    status: 200,
    code: -32005,
    message: "daily request count exceeded, request rate limited",
    reason: "throttled",
  },
  { status: 429, code: -32005, message: "Too many requests", reason: "throttled" },
  {
    status: 200,
    code: -32601,
    message: "the method eth_call does not exist/is not available",
    reason: "other",
  },
  { status: 200, code: -32603, message: "Internal error", reason: "other" },
];

/** Hands out what real nodes and providers respond with when they cannot serve a call, each in its turn. */
export class KnownErrors {
  readonly #counts = new Map<KnownError, number>(known.map((error) => [error, 0]));

  /** @param reason - What it is to mean. Default: anything. */
  next(reason?: KnownError["reason"]): KnownError {
    const fitting = [...this.#counts].filter(([error]) => reason === undefined || error.reason === reason);
    const [error] = fitting.reduce((least, one) => (one[1] < least[1] ? one : least));
    this.#counts.set(error, (this.#counts.get(error) ?? 0) + 1);
    return error;
  }

  /** The messages that nobody has been given. */
  get unused(): string[] {
    return [...this.#counts].flatMap(([{ message }, count]) => (count === 0 ? [message] : []));
  }

  get size(): number {
    return known.length;
  }
}
