import {
  exampleParams,
  listKinds,
  findNotificationMethod,
  findProtocols,
  type RpcMethod,
  type RpcSpec,
  findUnsubscribeMethod,
  createObjectSchema,
} from "@node-access/generate/model";
import type { Catalog } from "../../model/catalog.ts";
import { readFacts } from "../../load/read-facts.ts";
import { inOneLine, parsedRows, rowsHead } from "../rows.ts";

/** The text of `rpc-methods.ts`: all JSON-RPC methods, with the names of their params. */
export function emitRpcMethods(catalog: Catalog, spec: RpcSpec): string {
  checkNamed(catalog, spec);
  const rows = spec.operations.map((method) => {
    const named = catalog.families[method.section]?.named?.includes(method.name) || undefined;
    return { ...createRow(method, nameSchemas(catalog, spec, method)), named };
  });
  const modules = [...new Set(spec.operations.map((method) => nameSchemas(catalog, spec, method)))];
  const loaders = modules.map(
    (name) => `  ${JSON.stringify(name)}: () => import("@node-access/rpc/${name}"),`,
  );
  return `${rowsHead("specs/rpc and specs/catalog.yaml", "RpcMethodFacts, RpcSchemas", "rpc-method-facts")}
/** Loads the modules with schemas, by name. */
export const rpcSchemas: Readonly<Record<string, () => Promise<RpcSchemas>>> = {
${loaders.join("\n")}
};

/** All methods. */
export const rpcMethods: readonly RpcMethodFacts[] = ${parsedRows(rows)};
`;
}

/** @throws Error if a family has no method of a name that the catalog lists. */
function checkNamed({ families }: Catalog, { operations }: RpcSpec): void {
  for (const [family, { named = [] }] of Object.entries(families))
    for (const name of named)
      if (!operations.some((one) => one.section === family && one.name === name))
        throw new Error(
          `specs/catalog.yaml: families.${family}.named: the family has no method ${name}: correct the name`,
        );
}

function createRow(method: RpcMethod, schemas: string): object {
  const { aliases, cost, examples, head } = method;
  const [example] = examples;
  const kinds = listKinds(method).map(([kind, facts]) => [kind, facts.inputs.map(createParam)]);
  const says = (["height", "genesis"] as const).find((fact) => method[fact]);
  return {
    ...readFacts(method, "name key"),
    aliases: aliases.length > 0 ? aliases : undefined,
    family: method.section,
    protocols: method.protocols,
    summary: inOneLine(method.summary),
    ...readFacts(method, "deprecated idempotency"),
    cost: cost === "light" ? undefined : cost,
    params: method.inputs.map(createParam),
    namedParams: method.namedParams,
    example: example && sentParams(method, example),
    ...(kinds.length > 0 && {
      subscriptions: Object.fromEntries(kinds),
      subscription: createSubscription(method),
    }),
    filter: method.filter,
    says: method.clientVersion ? "version" : says,
    head: head && ("number" in head ? { number: head.number, hash: head.hash, final: head.final } : head),
    blockHash: method.blockHash,
    lasting: method.cache && true,
    schemas,
  };
}

function createSubscription(method: RpcMethod): object {
  const kinds = listKinds(method);
  // A method that takes no kind has its example itself.
  const examples = kinds.flatMap(
    ([
      kind,
      {
        examples: [example = method.examples[0]],
        inputs,
      },
    ]) => {
      if (!example && inputs.some(({ required }) => required)) return [];
      return [[kind, (example?.inputs ?? []).map(({ value }) => value)]];
    },
  );
  const families = kinds.flatMap(([kind, { section }]) => (section ? [[kind, section]] : []));
  return {
    end: findUnsubscribeMethod(method),
    notification: findNotificationMethod(method),
    examples: Object.fromEntries(examples) as object,
    families: families.length > 0 ? (Object.fromEntries(families) as object) : undefined,
  };
}

function createParam({ name, required, description, block }: RpcMethod["inputs"][number]): object {
  return { name, required: required || undefined, description: inOneLine(description), block };
}

/** The params of an example as they are sent: omitted ones before others are `null`. */
export function sentParams(method: RpcMethod, example: RpcMethod["examples"][number]): unknown {
  if (method.namedParams === "only") return exampleParams(method, example);
  const given = new Map(example.inputs.map(({ name, value }) => [name, value]));
  const used = method.inputs.slice(0, method.inputs.findLastIndex(({ name }) => given.has(name)) + 1);
  return used.map(({ name }) => given.get(name) ?? null);
}

function nameSchemas(catalog: Catalog, spec: RpcSpec, method: RpcMethod): string {
  if (catalog.families[method.section]?.separate) return "chains/schemas";
  const entry = findProtocols(spec, method).find(({ rpcEntry }) => rpcEntry !== undefined)?.rpcEntry;
  return entry === undefined ? "schemas" : `${entry}/schemas`;
}

/** The text of `rpc-variants.ts`: the results that params select. Only checks of results load it. */
export function emitRpcVariants({ operations, types }: RpcSpec): string {
  const rows = operations.filter(({ overloads }) => overloads.length > 0).map(createVariants);
  return `${rowsHead("specs/rpc", "RpcVariant", "rpc-variant")}
/** The variants of each method with several, by its name in schemas. The first one that matches is meant. */
export const rpcVariants: Readonly<Record<string, readonly RpcVariant[]>> = ${parsedRows(Object.fromEntries(rows))};

/** By family, what its chains have in place of types of others: the name in \`chains/schemas\` by the name of what it replaces. */
export const typeReplacements: Readonly<Record<string, Readonly<Record<string, string>>>> = ${parsedRows(replacementsIn(types))};
`;
}

function replacementsIn(types: RpcSpec["types"]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const { name, home = "", replaces } of Object.values(types))
    if (replaces !== undefined) (rows[home] ??= {})[replaces] = name;
  return rows;
}

function createVariants({
  name,
  key = name,
  inputs,
  overloads,
}: RpcMethod): [key: string, variants: object[]] {
  const findPosition = (input: string): number => inputs.findIndex((one) => one.name === input);
  const variants = overloads.map(({ inputs: narrower, required = [], output }) => {
    const params = Object.entries(narrower).map(([input, type]) => [
      findPosition(input),
      createObjectSchema(type),
    ]);
    return {
      params: Object.fromEntries(params) as object,
      ...(required.length > 0 && { given: required.map(findPosition) }),
      result: createObjectSchema(output),
    };
  });
  return [key, variants];
}
