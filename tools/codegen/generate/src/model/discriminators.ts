import { resolved, type Type, type Types } from "@node-access/generate/model";

/**
 * Returns the property whose value selects the member of a union: the one that the spec states or, if its values
 * differ between members, the first property of each member.
 */
export function findDiscriminator(
  { oneOf, anyOf = [], discriminator }: Type,
  types: Types,
): string | undefined {
  if (discriminator) return discriminator.propertyName;
  const members = (oneOf ?? anyOf).map((member) => resolved(member, types));
  const [tag] = Object.keys(members[0]?.properties ?? {});
  if (tag === undefined || members.some(({ properties = {} }) => Object.keys(properties)[0] !== tag))
    return undefined;
  const values = members.map(({ properties = {} }) => listValues(resolved(properties[tag], types)));
  const all = values.flat();
  return values.every(({ length }) => length > 0) && new Set(all).size === all.length ? tag : undefined;
}

function listValues({ const: constant, enum: values = [] }: Type): readonly unknown[] {
  return constant === undefined ? values : [constant];
}
