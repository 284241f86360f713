import {
  callable,
  listKinds,
  pascal,
  type RpcSpec,
  type Type,
  filterKinds,
  findProtocols,
  type RpcProtocol,
  type Section,
} from "@node-access/generate/model";
import { doc, header, literal, lowerFirst } from "@node-access/generate/emit/typescript";
import { byName } from "./operations.ts";
import { usedTypes, withTypes } from "./used-types.ts";
import {
  findChangedPlaces,
  inlinePlaces,
  quantityTables,
  type WrittenTables,
} from "@node-access/generate/emit/quantities";
import type { Typed } from "./typed-versions.ts";

/** Takes the families of single kinds of chain out of a spec, so that clients of other chains do not have their tables. */
export function apart(spec: RpcSpec): { readonly listed: RpcSpec; readonly separate: RpcSpec } {
  const names = new Set(spec.sections.flatMap(({ name, separate }) => (separate ? [name] : [])));
  const part = (isSeparate: boolean): RpcSpec => ({
    ...spec,
    sections: spec.sections.filter(({ name }) => names.has(name) === isSeparate),
    operations: spec.operations.flatMap((method) => {
      const own = filterKinds(method, (family) => names.has(family) === isSeparate);
      // A separate family may add kinds to a method that all chains have.
      const isAdding = isSeparate && own !== method && listKinds(own).length > 0;
      return names.has(method.section) === isSeparate || isAdding ? [own] : [];
    }),
  });
  const own = Object.values(spec.types).filter(({ home }) => names.has(home));
  const references = own.map(({ name: reference }): Type => ({ kind: "reference", reference }));
  const separate = part(true);
  const used = usedTypes(separate, references);
  return {
    listed: withTypes(part(false), (name) => !names.has(spec.types[name]?.home ?? "")),
    separate: withTypes(separate, (name) => used.has(name)),
  };
}

/** `chain-methods.ts`: a table for each family, which a program passes to its client. */
export function emitChainMethods(spec: RpcSpec): string {
  const families = spec.sections.filter(({ name }) => callable(spec, name).length > 0);
  const tables = families.map(({ name, title }) => {
    const type = `${pascal(name)}Methods`;
    const facts = byName(callable(spec, name), ({ idempotency }) => idempotency);
    const about = `The methods that ${title} adds, as the option \`methods\` of a client: without it, a call of them is sent at most once.`;
    return `\n${doc([about], "")}export const ${lowerFirst(type)}: OperationTable<${type}> = ${literal(facts)};\n`;
  });
  return [
    header("specs/rpc"),
    '\nimport type { OperationTable } from "@node-access/transport";\n',
    ...families.map(({ name }) => `import type { ${pascal(name)}Methods } from "./${name}.ts";\n`),
    ...tables,
  ].join("");
}

/** The quantities of a family that only one kind of chain has: where they differ from those of other protocols. */
interface ChainQuantities {
  readonly family: Section;
  readonly protocols: readonly RpcProtocol[];
  readonly tables: WrittenTables;
}

/** The quantities of each separate family that has any. `listed` is the spec without these families. */
export function chainQuantities(typed: Typed, listed: RpcSpec): ChainQuantities[] {
  const base = quantityTables(listed);
  const taken = new Set<RpcProtocol>();
  return typed.newest.sections.flatMap((family) => {
    if (!family.separate) return [];
    const protocols = typed.newest.protocols.filter(({ families }) => families.includes(family.name));
    const spec = createSpec(typed, protocols);
    const changed = findChangedPlaces(quantityTables(spec), base);
    const tables = inlinePlaces(changed);
    if (Object.keys({ ...tables.paramPlaces, ...tables.resultPlaces }).length === 0) return [];
    // The tables of an earlier family of the protocols have the quantities of all their methods.
    const isReplacing = Object.values(typed.newest.types).some(
      ({ home, replaces }) => home === family.name && replaces !== undefined,
    );
    if (!isReplacing && protocols.every((protocol) => taken.has(protocol))) return [];
    for (const protocol of protocols) {
      if (taken.has(protocol))
        throw new Error(`${protocol.name} has several separate families with quantities`);
      taken.add(protocol);
    }
    return [{ family, protocols, tables }];
  });
}

/** The methods that any of the protocols has, with the types that these have. */
function createSpec(typed: Typed, protocols: readonly RpcProtocol[]): RpcSpec {
  const variant = typed.variants.find((one) =>
    protocols.some((protocol) => one.protocols.includes(protocol)),
  );
  const spec = variant?.spec ?? typed.newest;
  const operations = spec.operations
    .filter((method) => findProtocols(spec, method).some((protocol) => protocols.includes(protocol)))
    .map((method) =>
      filterKinds(method, (family) => protocols.some(({ families }) => families.includes(family))),
    );
  const own = { ...spec, protocols, operations };
  const used = usedTypes(own);
  return withTypes(own, (name) => used.has(name));
}

/** `chain-quantities.ts`: a table for each family, for the decoded view of its clients. */
export function emitChainQuantities(all: readonly ChainQuantities[]): string {
  const tables = all.map(({ family, tables: { shapes, paramPlaces, paramNames, resultPlaces } }) => {
    const name = `${lowerFirst(pascal(family.name))}Quantities`;
    const about = `Where clients of ${family.title} have other quantities than those of Ethereum, for their decoded view.`;
    const value = {
      family: family.name,
      shapes,
      paramPlaces,
      ...(Object.keys(paramNames).length > 0 && { paramNames }),
      resultPlaces,
    };
    const type = `FamilyQuantities<${JSON.stringify(family.name)}>`;
    return `\n${doc([about])}export const ${name}: ${type} = ${literal(value)};\n`;
  });
  return [
    header("specs/rpc"),
    '\nimport type { FamilyQuantities } from "../quantity-tables.ts";\n',
    ...tables,
  ].join("");
}
