import type { NamedMethods, QuantityFamilies } from "./generated/protocols.ts";
import type { OwnProtocol, ProtocolTypes } from "./protocol.ts";
import type { FamilyQuantities, QuantityTables } from "./quantity-tables.ts";

/**
 * The argument `quantities` of the decoded view: none for a protocol with Ethereum's quantities, one table for each other
 * protocol. For a protocol without quantities, and for a union of protocols with different ones, it is `[never]`, so that
 * no call compiles.
 */
export type RequiredQuantities<P> = [P] extends [keyof QuantityFamilies | NamedMethods]
  ? OfFamilies<P>
  : readonly [never];

/** The argument `quantities` for a client with own methods: at least the tables of its protocol. */
export type OwnRequiredQuantities<Own> = OwnProtocol extends Own
  ? // For a client of another kind, TypeScript infers the most general `Own`.
    readonly [never]
  : readonly [...JoinedQuantities<Own>, ...QuantityTables[]];

/** The tables of one of two protocols that `withMethods` joins. */
export type JoinedQuantities<P> = P extends OwnProtocol
  ? P extends { readonly quantities: infer Tables extends readonly QuantityTables[] }
    ? Tables
    : P extends { readonly decoded: ProtocolTypes }
      ? readonly [QuantityTables]
      : readonly []
  : OfFamilies<P>;

type OfFamilies<P> = [P & keyof QuantityFamilies] extends [never]
  ? readonly []
  : readonly [AllOf<QuantityFamilies[P & keyof QuantityFamilies]>];

/** The table of a family. For several families, it is the intersection of their tables, which is `never`. */
type AllOf<Family extends string> = (
  Family extends string ? (tables: FamilyQuantities<Family>) => void : never
) extends (tables: infer Tables extends QuantityTables) => void
  ? Tables
  : never;
