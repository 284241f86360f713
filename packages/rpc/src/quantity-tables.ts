import type { DecimalPlace } from "./decimal-place.ts";

/**
 * What a value is: a `quantity` (an integer in hex), `hexDigits` (bytes in hex that may lack `0x`), a decimal,
 * or a shape that contains these, or the name of one.
 */
export type QuantityPlace = string | DecimalPlace | QuantityShape;

/** The places of quantities in an object or a list. */
export interface QuantityShape {
  /** Whether a quantity may be in place of the object. */
  readonly orQuantity?: true;
  /** The fields that are quantities. */
  readonly quantities?: readonly string[];
  /** The other fields that contain quantities. */
  readonly fields?: Readonly<Record<string, QuantityPlace>>;
  /** What the items of a list are. */
  readonly items?: QuantityPlace;
  /** What the values of an object's other fields are. */
  readonly values?: QuantityPlace;
}

/** A field of a param that selects what the result is. */
export interface ResultChoice {
  /** The index of the param. */
  readonly param: number;
  /** The name of the field. */
  readonly field: string;
  /** What the result is by the value of the field; with no text if the field is absent. */
  readonly of: Readonly<Record<string, QuantityPlace>>;
}

/**
 * Where quantities are in the params and results of a protocol's methods, for the decoded view of clients.
 * Generated from the spec.
 */
export interface QuantityTables {
  /** The objects that contain quantities, by name. */
  readonly shapes: Readonly<Record<string, QuantityShape>>;
  /** The places in params, by method or kind of subscription. */
  readonly paramPlaces: Readonly<Record<string, readonly (QuantityPlace | undefined)[]>>;
  /** The names of params, by method, where they may be passed by name. */
  readonly paramNames?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The places in results and notifications, by method or kind of subscription. */
  readonly resultPlaces: Readonly<Record<string, QuantityPlace | ResultChoice>>;
}

/** The quantities of one family of methods, as an entry such as `@node-access/rpc/chains/quantities` exports them. */
export interface FamilyQuantities<Family extends string> extends QuantityTables {
  /** The family. A client takes the quantities of no other one. */
  readonly family: Family;
}
