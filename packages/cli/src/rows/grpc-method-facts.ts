export interface GrpcMethodFacts {
  readonly name: string;
  /** The client: `@node-access/grpc/<client>`. */
  readonly client: string;
  readonly service: string;
  readonly wireName: string;
  readonly summary: string;
  readonly deprecated?: true;
  readonly idempotency: "safe" | "idempotent" | "write";
  readonly stream: "none" | "client" | "server" | "both";
  readonly endless?: true;
  /** The name of the message that is sent. */
  readonly request: string;
  /** A request as JSON. */
  readonly example?: unknown;
}

/** A field of a message that is sent. */
export interface GrpcFieldFacts {
  /** A scalar type of proto3, such as `uint64`, or the name of a message or an enum. */
  readonly type: string;
  readonly repeated?: true;
  /** The type of the keys, if it is a map. */
  readonly map?: string;
  /** The group of fields of which only one is set. */
  readonly oneof?: string;
}
