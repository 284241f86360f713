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

/** Opens a door. Source: interface, Z. */
export interface Open {
  type: "open";
  /** How wide. */
  wide?: Width;
  /** By whom. */
  by?: string | Width[];
  /** How. */
  how?: string;
}

/** Shuts a door. Source: interface, Z. */
export interface Shut {
  type: "shut";
  /** Which door. */
  door: string;
  /** The chain. */
  chain: string;
  /** How. */
  how: {
    /** How far. */
    far: number;
  };
  /** What is left open; null for nothing. */
  gap?: Width | null;
  /** Seconds to wait; null for none. */
  after?: number | null;
}

/** How wide. Source: interface, Z. */
export type Width = string | number;

/** What comes back. Source: interface, Z. */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
}
