/** A value that a call sends. */
export interface RestInputFacts {
  readonly name: string;
  readonly location: "path" | "query" | "header" | "cookie" | "body" | "field";
  readonly required?: true;
  readonly description?: string;
  /** Its JSON Schema, which refers to schemas of its API as `#/$defs/Name`. */
  readonly schema: object | boolean;
}

/** A method of a REST API: an operation, or a message to the trading venue. */
export interface RestMethodFacts {
  readonly name: string;
  /** The API. */
  readonly spec: string;
  /** The operation that carries it, for a message. */
  readonly operation?: string;
  readonly http: string;
  readonly path: string;
  readonly summary: string;
  readonly deprecated?: true;
  readonly idempotency: "safe" | "idempotent" | "write";
  readonly inputs: readonly RestInputFacts[];
  readonly result?: object | boolean;
  /** Whether the response continues until the caller ends it. */
  readonly stream?: true;
  /** The schemas of the events of a stream, by topic. */
  readonly events?: Readonly<Record<string, object | boolean>>;
  /** Inputs of an example by name. */
  readonly example?: Readonly<Record<string, unknown>>;
}
