import type { NamedMethods, QuantityFamilies } from "./generated/protocols.ts";
import type { OwnProtocol, ProtocolTypes } from "./protocol.ts";
import type { FamilyQuantities, QuantityTables } from "./quantity-tables.ts";

/**
 * The quantities that the decoded view of a protocol's clients takes: none if it has those of Ethereum. No argument fits
 * a protocol without quantities, or several whose quantities differ.
 */
export type RequiredQuantities<P> = [P] extends [keyof QuantityFamilies | NamedMethods]
  ? OfFamilies<P>
  : readonly [never];

/** The quantities that the decoded view of clients with own methods takes. There may be more. */
export type OwnRequiredQuantities<Own> = OwnProtocol extends Own
  ? // A client of another kind fits no `Own`, which is then the most general one.
    readonly [never]
  : readonly [...JoinedQuantities<Own>, ...QuantityTables[]];

/** The quantities of a protocol to which others are added. */
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

/** The quantities of a family; of several, the intersection, which is `never`. */
type AllOf<Family extends string> = (
  Family extends string ? (tables: FamilyQuantities<Family>) => void : never
) extends (tables: infer Tables extends QuantityTables) => void
  ? Tables
  : never;
