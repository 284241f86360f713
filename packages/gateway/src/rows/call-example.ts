export interface CallExample {
  /** The path with its query, if the operation's path has parameters. */
  readonly path?: string;
  /** The params or the body. */
  readonly input?: unknown;
}

/** An example of a GraphQL operation. */
export interface GraphqlExample {
  /** The field that it is an example of. */
  readonly name: string;
  readonly kind: "query" | "mutation";
  readonly text: string;
}
