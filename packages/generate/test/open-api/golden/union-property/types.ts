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
export type Action = Open | Shut | Lock;

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
  /** The chain of the signature. */
  by?: string;
  /** Which door. */
  door: `0x${string}`;
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
  /** Whether softly. */
  soft?: boolean;
}

/** Locks a door, in one of two ways. Source: interface, Z. */
export interface Lock {
  type: "lock";
  /** By a bolt. */
  bolt?: number;
  /** By a key. */
  key?: {
    /** Its name. */
    name: string;
    /** On which side. */
    side: "in" | "out";
    /** How often. */
    turns: 1 | 2;
    /** That it may be taken out. */
    loose?: true;
    /** Where it is kept. */
    from?: string;
    /** What else. */
    more?: Record<string, unknown>;
    /** Where it is. */
    on?: {
      /** A hook. */
      hook: number;
    } | {
      /** A ring. */
      ring: string;
    };
    /** Its notches. */
    notches?: [
      number,
      Width
    ][];
  };
}

/** How wide. Source: interface, Z. */
export type Width = string | number;

/** What comes back. Source: interface, Z. */
export interface Answer {
  /** Whether it worked. */
  ok: boolean;
}
