/** A JSON Schema of draft 2020-12. References are `#/$defs/<name>`, with the names of {@link ClientDescription.schemas}. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A parameter of a method. */
export interface ParameterDescription {
  /** The name on the wire. */
  readonly name: string;
  /** Where it is sent: `path`, `query`, `header`, `cookie`, `body`, or `params` of a JSON-RPC request. */
  readonly location: string;
  /** Whether callers must pass it. */
  readonly required: boolean;
  /** What values it takes. */
  readonly schema: JsonSchema;
}

/** A method of a generated client. */
export interface MethodDescription {
  /** The name on the client: `getJob`, or `job.get` for a gRPC service. */
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** Whether a second call does no harm: `safe` reads, `idempotent` changes nothing more, `write` is sent at most once. */
  readonly idempotency: "safe" | "idempotent" | "write";
  /** The HTTP method of an OpenAPI operation, in upper case. */
  readonly verb?: string;
  /** The path of an OpenAPI operation, with `{name}` for parameters. */
  readonly path?: string;
  /** The name of a JSON-RPC or gRPC method on the wire. */
  readonly wireName?: string;
  /** Whether a gRPC method streams, or a JSON-RPC method starts a subscription. */
  readonly isStream: boolean;
  /** The parameters, in the order of the spec. */
  readonly parameters: readonly ParameterDescription[];
  /** The status of a successful HTTP response. */
  readonly status?: number;
  /** What the method returns; `undefined` if it returns nothing, or no JSON. */
  readonly result?: JsonSchema;
  /** An example of the result: the spec's own, or one that is made from the schema. */
  readonly example?: unknown;
}

/** A generated client, as plugins see it. */
export interface ClientDescription {
  /** The prefix of its types and functions, such as `Acme`. */
  readonly name: string;
  /** What the spec is written in. */
  readonly kind: "openapi" | "openrpc" | "proto";
  /** The methods, in the order of the spec. */
  readonly methods: readonly MethodDescription[];
  /** The schema of each type of `types.ts`, by its name. Empty for protos. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** Makes more files for a client. */
export interface GeneratePlugin {
  /** The name, as errors show it. */
  readonly name: string;
  /**
   * Returns the texts of files by file name. A name that the client or another plugin has is rejected.
   *
   * @param client - The client whose files have been made.
   * @throws Error if it has nothing for such a client, saying why.
   */
  readonly files: (
    client: ClientDescription,
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}
