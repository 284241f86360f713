import type { Types } from "../../model/spec.ts";
import type { Type } from "../../model/type.ts";

/** By what the members of a union are told apart. */
export interface Tags {
  /** Of each union, the property; a validator then says of the member that is meant what is wrong with it. */
  readonly ofUnions: ReadonlyMap<Type, string>;
  /** Of each member, the same property: its values have to stand in the member itself. */
  readonly ofMembers: ReadonlyMap<Type, string>;
}

/** Finds the unions whose members' first property has one name and values of its own in each. */
export function findTags(types: Types): Tags {
  const ofUnions = new Map<Type, string>();
  const ofMembers = new Map<Type, string>();
  for (const { type: union } of Object.values(types)) {
    const members = (union.oneOf ?? union.anyOf ?? []).map((member) => resolved(types, member));
    const [tag] = Object.keys(members[0]?.properties ?? {});
    if (tag === undefined || members.some(({ properties = {} }) => Object.keys(properties)[0] !== tag))
      continue;
    const values = members.map(({ properties }) => valuesOf(resolved(types, properties?.[tag])));
    if (values.some(({ length }) => length === 0) || new Set(values.flat()).size < values.flat().length)
      continue;
    ofUnions.set(union, tag);
    for (const member of members) ofMembers.set(member, tag);
  }
  return { ofUnions, ofMembers };
}

/** What a reference leads to, or the type itself. */
export function resolved(types: Types, type: Type = { kind: "any" }): Type {
  return type.reference === undefined ? type : (types[type.reference]?.type ?? { kind: "any" });
}

function valuesOf({ const: constant, enum: values = [] }: Type): readonly unknown[] {
  return constant === undefined ? values : [constant];
}
