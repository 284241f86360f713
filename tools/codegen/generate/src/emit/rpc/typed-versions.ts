import { atVersion } from "../../model/at-version.ts";
import {
  callables,
  type NamedType,
  reachableFrom,
  referencesIn,
  type RpcProtocol,
  type RpcSpec,
  sentBy,
  type Type,
} from "@node-access/generate/model";
import { mapMethod, renamed } from "../../model/map-types.ts";
import { protocolVariants, type Variant } from "./protocol-variants.ts";
import { quantityTypes, QuantityView } from "@node-access/generate/emit/quantities";
import { usedTypes } from "./used-types.ts";

/** The spec in one version of a protocol. */
export interface TypedVersion {
  readonly protocol: RpcProtocol;
  readonly version: string;
  /** The suffix of its types' names, if newer versions differ. */
  readonly suffix: string;
  readonly spec: RpcSpec;
}

/** The specs to print types from. Each has the types of all versions, under their printed names. */
export interface Typed {
  /** The spec with each protocol at its newest version. */
  readonly newest: RpcSpec;
  readonly older: readonly TypedVersion[];
  readonly variants: readonly Variant[];
  /** The names of the types that callers send, in any version. */
  readonly inputs: ReadonlySet<string>;
  readonly view: QuantityView;
  readonly methodView: QuantityView;
}

/** Gives a type that differs between versions a name in each: the newest version that has it keeps the plain name. */
export function typedVersions(spec: RpcSpec): Typed {
  const versioned = spec.protocols.filter(({ versions }) => versions.length > 0);
  const homes = new Set(versioned.flatMap(({ families }) => families));
  const types: Record<string, NamedType> = Object.fromEntries(
    Object.entries(spec.types).filter(([, { home }]) => !homes.has(home)),
  );
  let newest: RpcSpec = { ...spec, types };
  const older = versioned.flatMap((protocol) => {
    const made = new Map<string, Made>();
    return protocol.versions.toReversed().flatMap((version, index) => {
      const view = atVersion(spec, protocol, version);
      const suffix = `V${version.replaceAll(".", "")}`;
      const names = nameTypes(view, suffix, made);
      for (const [name, { as, named }] of made)
        if (names.get(name) === as && !Object.hasOwn(types, as)) {
          const type = as === name ? named.type : lastIn(named, version);
          types[as] = { ...named, name: as, type: renamed(type, names) };
        }
      const operations = view.operations.map((one) => mapMethod(one, (type) => renamed(type, names)));
      const own = { ...view, operations, types };
      if (index > 0) return [{ protocol, version, suffix, spec: own }];
      newest = {
        ...newest,
        operations: newest.operations.flatMap((method) =>
          protocol.families.includes(method.section)
            ? own.operations.filter(({ name }) => name === method.name)
            : [method],
        ),
      };
      return [];
    });
  });
  const variants = protocolVariants(newest, types);
  const sent = [newest, ...older.map((one) => one.spec), ...variants.map((one) => one.spec)]
    .flatMap(callables)
    .flatMap(sentBy);
  const generic = quantityTypes(types);
  return {
    newest,
    older,
    variants,
    inputs: reachableFrom(sent, (name) => types[name]?.type),
    view: new QuantityView(types, generic, false),
    methodView: new QuantityView(types, generic, true),
  };
}

/** A type, and its printed name. */
interface Made {
  readonly as: string;
  readonly named: NamedType;
}

/** The printed names of a version's types. `made` has the last printed type of newer versions; new ones are added. */
function nameTypes(view: RpcSpec, suffix: string, made: Map<string, Made>): ReadonlyMap<string, string> {
  const findType = (name: string): Type | undefined => view.types[name]?.type;
  const used = [...usedTypes(view)];
  const changed = new Set(
    used.filter((name) => {
      const newer = made.get(name);
      return newer && JSON.stringify(newer.named.type) !== JSON.stringify(findType(name));
    }),
  );
  // A type that refers to a changed type has changed too.
  for (let before = -1; before < changed.size;) {
    before = changed.size;
    for (const name of used)
      if (made.has(name) && referencesIn(findType(name) ?? { kind: "any" }).some((part) => changed.has(part)))
        changed.add(name);
  }
  for (const name of used) {
    const named = view.types[name];
    if (!named || (made.has(name) && !changed.has(name))) continue;
    made.set(name, { as: changed.has(name) ? name + suffix : name, named });
  }
  return new Map(used.map((name) => [name, made.get(name)?.as ?? name]));
}

/** Documents the last version that has this form of a type. */
function lastIn({ type }: NamedType, version: string): Type {
  return { ...type, description: `${type.description ?? ""} This is the type up to version ${version}.` };
}
