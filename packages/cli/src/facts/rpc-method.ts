import { endpoints, protocols } from "../generated/protocols.ts";
import { rpcMethods, type RpcMethodFacts, rpcSchemas } from "../generated/rpc-methods.ts";
import { replaceDefinitions } from "./chain-types.ts";
import { CommandError } from "../io/command-error.ts";
import { suggestNames } from "./suggest.ts";

/** What has JSON-RPC methods: a protocol, or an endpoint of nodes with methods of its own. */
export interface RpcSurface {
  readonly name: string;
  readonly title: string;
  readonly families: readonly string[];
  readonly rpcPath?: string;
  readonly namedParams?: true | "only";
}

/**
 * Everything that has JSON-RPC methods. Protocols come first: a method that an endpoint of nodes has too is meant
 * to be that of a node's main endpoint.
 */
export const rpcSurfaces: readonly RpcSurface[] = [protocols, endpoints].flatMap((table) =>
  Object.entries(table).flatMap(([name, { families = [], ...row }]) =>
    families.length > 0 ? [{ name, families, ...row }] : [],
  ),
);

/** Finds a protocol by name. An error names similar ones. */
export function findSurface(name: string): RpcSurface {
  const found = rpcSurfaces.find((one) => one.name === name);
  if (found) return found;
  const names = rpcSurfaces.map((one) => one.name);
  if (Object.hasOwn(protocols, name)) throw new CommandError(`protocol: ${name} has no JSON-RPC methods`);
  throw new CommandError(
    `protocol: ${JSON.stringify(name)} is unknown${suggestNames(name, names) || `. Known are ${names.join(", ")}`}`,
  );
}

const listed = new Map<RpcSurface, readonly RpcMethodFacts[]>();

export function listMethods(surface: RpcSurface | undefined): readonly RpcMethodFacts[] {
  if (!surface) return rpcMethods;
  const methods = listed.get(surface) ?? rpcMethods.filter((facts) => has(surface, facts));
  listed.set(surface, methods);
  return methods;
}

function has({ name, families }: RpcSurface, { family, protocols: only }: RpcMethodFacts): boolean {
  return families.includes(family) && (only === undefined || only.includes(name));
}

/** A method, and the protocol that it is called of. */
export interface FoundMethod {
  readonly surface: RpcSurface;
  /** `undefined` for a method that the specs do not list. */
  readonly facts: RpcMethodFacts | undefined;
}

/** Finds a method of a protocol, by default of the first that has it. An error names similar methods. */
export function findMethod(
  method: string,
  protocol: string | undefined,
  allowsUnlisted: boolean,
): FoundMethod {
  const given = protocol === undefined ? undefined : findSurface(protocol);
  const candidates = listMethods(given);
  const facts = candidates.find(({ name, aliases = [] }) => name === method || aliases.includes(method));
  if (facts) {
    const surface = given ?? locateSurface(facts);
    if (surface) return { surface, facts };
  }
  if (allowsUnlisted) return { surface: given ?? findSurface("ethereum"), facts: undefined };
  const where = given ? `the methods of ${given.title}` : "the methods of any protocol";
  const elsewhere = given && !facts && rpcMethods.some(({ name }) => name === method);
  const hint = elsewhere
    ? `. Other protocols have it: ${findProtocols(method).join(", ")}`
    : suggestNames(method, candidates.flatMap(listNames));
  throw new CommandError(
    `method: ${JSON.stringify(method)} is not among ${where}${hint || ". List them with: node-access methods"}${hint.endsWith("?") ? "" : ". To call it anyway, add --unlisted"}`,
  );
}

/** Returns the first protocol or endpoint that has a method. */
export function locateSurface(facts: RpcMethodFacts): RpcSurface | undefined {
  return rpcSurfaces.find((one) => has(one, facts));
}

function listNames({ name, aliases = [] }: RpcMethodFacts): readonly string[] {
  return [name, ...aliases];
}

function findProtocols(method: string): string[] {
  return rpcSurfaces
    .filter((surface) => listMethods(surface).some(({ name }) => name === method))
    .map(({ name }) => name)
    .slice(0, 5);
}

export interface MethodSchemas {
  /** Of each param, in order. */
  readonly params: readonly (object | boolean)[];
  readonly result: object;
  readonly definitions: object;
}

const loaded = new Map<string, Promise<MethodSchemas | undefined>>();

/** Loads the schemas of a method, once; `undefined` if it starts subscriptions, whose schemas differ by kind. */
export function loadSchemas(facts: RpcMethodFacts, surface?: RpcSurface): Promise<MethodSchemas | undefined> {
  const key = `${facts.schemas} ${facts.key ?? facts.name} ${surface?.name ?? ""}`;
  const schemas = loaded.get(key) ?? readSchemas(facts, surface);
  loaded.set(key, schemas);
  return schemas;
}

async function readSchemas(
  facts: RpcMethodFacts,
  surface: RpcSurface | undefined,
): Promise<MethodSchemas | undefined> {
  const module = await rpcSchemas[facts.schemas]?.();
  const own = module?.methodSchemas[facts.key ?? facts.name] ?? module?.methodSchemas[facts.name];
  if (!module || !own) return undefined;
  const { prefixItems = [] } = own.params as { prefixItems?: readonly object[] };
  const definitions = await replaceDefinitions(module.definitions, surface?.families ?? []);
  return { params: prefixItems, result: own.result, definitions };
}
