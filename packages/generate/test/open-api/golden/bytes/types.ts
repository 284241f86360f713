// Generated from fixtures/bytes.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** A block. Source: interface, Z. */
export interface Block {
  /** Its slot. */
  slot?: string;
}

/** There is a new tail. Source: interface, Z. */
export interface Tail {
  /** Its slot. */
  slot?: string;
}
