import {
  type NamedType,
  pascal,
  findProtocols,
  referencesIn,
  type RpcMethod,
  type RpcProtocol,
  type RpcSpec,
  type Section,
  type Type,
  filterKinds,
} from "@node-access/generate/model";
import { mapMethod, renamed } from "../../model/map-types.ts";
import { usedTypes } from "./used-types.ts";

/** The spec as some protocols have it: a family of theirs replaces types of the others. */
export interface Variant {
  /** The family with the replacements; if there are several, the last one. */
  readonly family: Section;
  readonly protocols: readonly RpcProtocol[];
  readonly spec: RpcSpec;
}

/** Finds the protocols with families that replace types. Types that contain a replaced one get a variant in `types`, named after the family. */
export function protocolVariants(newest: RpcSpec, types: Record<string, NamedType>): Variant[] {
  const replacing = Object.values(newest.types).filter(({ replaces }) => replaces !== undefined);
  const groups = new Map<string, { families: readonly Section[]; protocols: RpcProtocol[] }>();
  for (const protocol of newest.protocols) {
    const families = newest.sections.filter(
      ({ name }) => protocol.families.includes(name) && replacing.some(({ home }) => home === name),
    );
    const key = families.map(({ name }) => name).join();
    const group = groups.get(key) ?? { families, protocols: [] };
    group.protocols.push(protocol);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ families, protocols }) => {
    const family = families.at(-1);
    if (!family) return [];
    const names = new Map<string, string>();
    for (const { name: home } of families)
      for (const { name, replaces = "", home: own } of replacing) if (own === home) names.set(replaces, name);
    return [
      {
        family,
        protocols,
        spec: { ...newest, operations: replaced(newest, family, names, protocols, types) },
      },
    ];
  });
}

/** The methods of a protocol, with the types that it has. */
export function ofProtocol(spec: RpcSpec, protocol: string): RpcSpec {
  const types = { ...spec.types };
  const variants = protocolVariants({ ...spec, types }, types);
  const own = variants.find(({ protocols }) => protocols.some(({ name }) => name === protocol));
  const { operations } = own?.spec ?? spec;
  const families = spec.protocols.find(({ name }) => name === protocol)?.families ?? [];
  const offered = operations
    .filter((method) => findProtocols(spec, method).some(({ name }) => name === protocol))
    .map((method) => filterKinds(method, (family) => families.includes(family)));
  return { ...spec, types, operations: offered };
}

/** The methods with the replaced types. `replacements` are names, by the names of what they replace. */
function replaced(
  spec: RpcSpec,
  { name: home }: Section,
  replacements: ReadonlyMap<string, string>,
  protocols: readonly RpcProtocol[],
  types: Record<string, NamedType>,
): readonly RpcMethod[] {
  const { operations } = spec;
  const findType = (name: string): Type => types[name]?.type ?? { kind: "any" };
  const has = (family: string): boolean => protocols.some(({ families }) => families.includes(family));
  const own = operations.filter(({ section }) => has(section));
  const references = [...replacements.values()].map((reference): Type => ({ kind: "reference", reference }));
  const offered = { ...spec, operations: own.map((method) => filterKinds(method, has)), types };
  const used = [...usedTypes(offered, references)];
  const isOwn = (name: string): boolean => types[name]?.home === home;
  const names = new Map(replacements);
  // A type that contains a replaced type has a variant. Types of the family need none: no other protocol has them.
  for (let before = -1; before < names.size;) {
    before = names.size;
    for (const name of used)
      if (!names.has(name) && !isOwn(name) && referencesIn(findType(name)).some((part) => names.has(part)))
        names.set(name, pascal(home) + name);
  }
  for (const name of used) {
    const named = types[name];
    const as = isOwn(name) ? name : names.get(name);
    if (as === undefined || !named || replacements.has(name)) continue;
    // A replacement may extend what it replaces.
    const without = new Map([...names].filter(([, replacement]) => replacement !== name));
    types[as] = { ...named, name: as, home, type: renamed(named.type, without) };
  }
  return operations.map((one) => (own.includes(one) ? mapMethod(one, (type) => renamed(type, names)) : one));
}
