/** A security scheme that clients support. */
export interface SecurityScheme {
  /** Its name in the document. */
  readonly key: string;
  /** The kinds of credentials that it accepts. */
  readonly kinds: readonly ("api-key" | "basic" | "bearer")[];
  /** Where an API key is sent. */
  readonly place?: { readonly in: string; readonly name: string };
  readonly description: string;
}
