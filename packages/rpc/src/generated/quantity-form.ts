// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/** The types of a quantity, by its form. */
export interface Quantities {
  /** As on the wire. */
  hex: `0x${string}`;
  /** In results of a decoded client. */
  bigint: bigint;
  /** What callers of a decoded client may pass too. */
  number: number;
}

/** The forms of a quantity. Callers of a decoded client may pass all of them. */
export type QuantityForm = keyof Quantities;

/** The forms of quantities in params, by their form in results. */
export type ParamForm<Q extends QuantityForm> = Q extends "hex" ? "hex" : QuantityForm;

/** A value that is `Wire` where quantities are hex, and `Decoded` where they are not. */
export type Represented<Q extends QuantityForm, Wire, Decoded> = Q extends "hex" ? Wire : Decoded;
