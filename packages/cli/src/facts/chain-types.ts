import { rpcSchemas } from "../generated/rpc-methods.ts";

type Definitions = Readonly<Record<string, object>>;

const known = new WeakMap<object, Map<string, object>>();

/** The types that schemas refer to, as a chain has them: some of its families replace types of others. */
export async function replaceDefinitions(definitions: object, families: readonly string[]): Promise<object> {
  const replacements = await listReplacements(families);
  if (replacements.length === 0) return definitions;
  const own = known.get(definitions) ?? new Map<string, object>();
  known.set(definitions, own);
  const key = replacements.map(([, name]) => name).join();
  const chains = await rpcSchemas["chains/schemas"]?.();
  const found = own.get(key) ?? replaceTypes(definitions, readTypes(chains?.definitions ?? {}), replacements);
  own.set(key, found);
  return found;
}

async function listReplacements(families: readonly string[]): Promise<readonly [string, string][]> {
  if (families.length === 0) return [];
  const { typeReplacements } = await import("../generated/rpc-variants.ts");
  return families.flatMap((family) => Object.entries(typeReplacements[family] ?? {}));
}

/** Gives replacements the names of what they replace. A replacement may extend what it replaces. */
function replaceTypes(
  definitions: object,
  chains: Definitions,
  replacements: readonly (readonly [string, string])[],
): object {
  const all: Record<string, object> = { ...chains, ...readTypes(definitions) };
  for (const [name, replacement] of replacements) {
    const base = `${name} of others`;
    all[base] = all[name] ?? {};
    const text = JSON.stringify(chains[replacement] ?? {});
    all[name] = JSON.parse(text.replaceAll(`/$defs/${name}"`, `/$defs/${base}"`)) as object;
  }
  return { ...definitions, $defs: all };
}

function readTypes(definitions: object): Definitions {
  return (definitions as { readonly $defs?: Definitions }).$defs ?? {};
}
