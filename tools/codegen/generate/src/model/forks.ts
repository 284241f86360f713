import { resolved, type Spec, type Type } from "@node-access/generate/model";

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
