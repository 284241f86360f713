/** The facts of a gRPC call. */
export interface GrpcMethod {
  /** What is streamed: nothing, the responses, or requests and responses. */
  readonly stream: "none" | "server" | "both";
  /** Whether responses continue until the caller ends the call. */
  readonly endless: boolean;
  /** Whether it may be retried, also at another node: a repetition changes nothing. */
  readonly isRetryable?: true;
  /** The full names of the request and response messages. */
  readonly request: string;
  readonly response: string;
}

/** A field in its wire form. */
export interface WireField {
  readonly number: number;
  /** The name of a scalar, `enum`, or the full name of a message. */
  readonly type: string;
  /** The full name of an enum. */
  readonly enum?: string;
  readonly repeated?: true;
  /** Whether it is a map, whose entries are messages with `key` and `value`. */
  readonly isMap?: true;
}
