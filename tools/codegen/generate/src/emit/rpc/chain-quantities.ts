import {
  pascal,
  findProtocols,
  type RpcProtocol,
  type RpcSpec,
  type Section,
  filterKinds,
} from "@node-access/generate/model";
import { findChangedPlaces, inlinePlaces, quantityTables } from "@node-access/generate/emit/quantities";
import { doc, header, literal, lowerFirst } from "@node-access/generate/emit/typescript";
import type { Typed } from "./typed-versions.ts";
import { usedTypes, withTypes } from "./used-types.ts";

/** The quantities of a family that only one kind of chain has: where they differ from those of other protocols. */
export interface ChainQuantities {
  readonly family: Section;
  readonly protocols: readonly RpcProtocol[];
  readonly tables: ReturnType<typeof quantityTables>;
}

/**
 * Returns the quantities of each separate family that has any.
 *
 * @param listed - The spec without the separate families.
 * @throws Error if a protocol has several of them: its decoded view takes one table.
 */
export function chainQuantities(typed: Typed, listed: RpcSpec): ChainQuantities[] {
  const base = quantityTables(listed);
  const taken = new Map<RpcProtocol, string>();
  return typed.newest.sections.flatMap((family) => {
    if (!family.separate) return [];
    const protocols = typed.newest.protocols.filter(({ families }) => families.includes(family.name));
    const spec = createSpec(typed, protocols);
    const changed = findChangedPlaces(quantityTables(spec), base);
    const tables = inlinePlaces(changed, spec.types);
    if (Object.keys({ ...tables.paramPlaces, ...tables.resultPlaces }).length === 0) return [];
    const text = JSON.stringify(tables);
    // Another family of the protocols has the quantities, and this one adds none.
    if (protocols.every((protocol) => taken.get(protocol) === text)) return [];
    for (const protocol of protocols) {
      if (taken.has(protocol))
        throw new Error(`${protocol.name} has several separate families with quantities`);
      taken.set(protocol, text);
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
