import { type Field, resolved, type Type, type Types, type Spec } from "@node-access/generate/model";

/** The property whose value selects the member of a union: the spec's or, if its values differ between members, the first of each. */
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

/** Returns the types of an output by fork, oldest first. The map is empty if the output is the same in all forks. */
export function byFork(type: Type, spec: Pick<Spec, "forks" | "types">): ReadonlyMap<string, Type> {
  const { forks, types } = spec;
  const whole = resolved(type, types);
  const { allOf = [] } = whole;
  const union = [whole, ...allOf].find((part) => listMembers(part).length > 0);
  const members = listMembers(union);
  const others = allOf.filter((part) => part !== union);
  return new Map(
    (forks?.names ?? []).flatMap((name): [string, Type][] => {
      const own = members.filter(
        (member) => resolved(member, types).properties?.[forks?.property ?? ""]?.const === name,
      );
      const [only] = own;
      if (only === undefined) return [];
      const one: Type = own.length === 1 ? only : { kind: "union", oneOf: own };
      return [[name, others.length === 0 ? one : { kind: "intersection", allOf: [...others, one] }]];
    }),
  );
}

function listMembers({ oneOf, anyOf = [] }: Type = { kind: "any" }): readonly Type[] {
  return oneOf ?? anyOf;
}

/** Whether a JSON Pointer, such as `["data", "root"]`, can find something in values of a type. */
export function mayLead([step, ...rest]: readonly string[], type: Type, types: Types): boolean {
  if (step === undefined) return true;
  const { kind, anyOf = [], oneOf = [], allOf = [], ...own } = resolved(type, types);
  if ([...anyOf, ...oneOf, ...allOf].some((part) => mayLead([step, ...rest], part, types))) return true;
  const property = own.properties?.[step];
  if (property) return mayLead(rest, property, types);
  const item = /^\d+$/.test(step) ? (own.prefixItems?.[Number(step)] ?? own.items) : own.additionalProperties;
  return item ? mayLead(rest, item, types) : kind === "any" || kind === "map";
}

/** The fields of a message, with those in its `oneof`s, which these name. */
export function listFields({ properties = {} }: Type, oneof?: string): ListedField[] {
  return Object.entries(properties).flatMap(([name, field]): ListedField[] =>
    field.kind === "union"
      ? (field.oneOf ?? []).flatMap((one) => listFields(one, name))
      : [{ name, field, oneof }],
  );
}

interface ListedField {
  readonly name: string;
  readonly field: Field;
  readonly oneof: string | undefined;
}
