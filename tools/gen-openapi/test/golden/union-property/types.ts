// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** An act. Source: interface, Z. */
export interface Act {
  /** What to do. */
  action: Action;
  /** A number used once. */
  nonce: number;
  /** When. */
  after?: number;
}

/** What to do. Source: interface, Z. */
export type Action = Open | Shut;

/** Opens. Source: interface, Z. */
export interface Open {
  /** The kind of action. */
  type: "open";
  /** How wide. */
  wide?: number;
}

/** Shuts. Source: interface, Z. */
export interface Shut {
  /** The kind of action. */
  type: "shut";
  /** Which door. */
  door: string;
  /** The chain. */
  chain: string;
  /** How. */
  how: string;
}

/** What comes back. Source: interface, Z. */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
}
