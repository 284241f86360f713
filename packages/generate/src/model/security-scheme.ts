/** A security scheme that clients support. */
export interface SecurityScheme {
  /** Its name in the document. */
  readonly key: string;
  /** The kinds of credentials that it accepts. */
  readonly kinds: readonly ("api-key" | "basic" | "bearer")[];
  /** Where an API key is sent. */
  readonly place?: { readonly in: "cookie" | "header" | "query"; readonly name: string };
  /** Whether access tokens can be had by OAuth 2.0's client credentials. */
  readonly grantsToClients?: boolean;
  readonly description: string;
}
