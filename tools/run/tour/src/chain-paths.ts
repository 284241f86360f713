import {
  endpoints,
  findSurface,
  isCall,
  listMethods,
  networks,
  protocols,
  type RpcMethodFacts,
  rpcMethods,
  rpcSchemas,
  typeReplacements,
} from "@node-access/cli/walk";

/** A path of nodes with a family of methods or types that one kind of EVM chain has. */
export type ChainPath = ReturnType<typeof chainPaths>[number];

/**
 * Lists the paths of nodes whose methods or types differ from Ethereum's: the family, the first protocol with it, and as the
 * surface the protocol, or its endpoint with the path.
 */
export function chainPaths() {
  const adding = rpcMethods.filter(({ schemas }) => schemas === "chains/schemas").map(({ family }) => family);
  return [...new Set([...adding, ...Object.keys(typeReplacements)])].flatMap((family) => {
    const [protocol, row] = Object.entries(protocols).find(([, one]) => one.families.includes(family)) ?? [];
    if (protocol === undefined) throw new Error(`no protocol has the family ${family}`);
    const others = row?.endpoints.filter((name) => endpoints[name]?.families?.includes(family)) ?? [];
    return [protocol, ...others].map((surface) => ({ family, protocol, surface }));
  });
}

/** The protocol's title, with the path if it is not the one that clients take by themselves. */
export function formatTitle({ protocol, surface }: ChainPath): string {
  const title = protocols[protocol]?.title ?? protocol;
  return surface === protocol ? title : `${title}, ${findSurface(surface).rpcPath}`;
}

/** The part of a network's configuration that serves a path. */
export function namePart({ protocol, surface }: ChainPath): string {
  return surface === protocol ? "rpc" : surface;
}

/** @returns the first network of a protocol. */
export function findNetwork(protocol: string): string {
  const [network] = Object.entries(networks).find(([, one]) => one.protocol === protocol) ?? [];
  if (network === undefined) throw new Error(`no network has the protocol ${protocol}`);
  return network;
}

/**
 * Lists the methods that a family adds, and those whose results have types that it replaces. A filter of a chain without
 * activity has nothing to return.
 */
export async function ownMethods({ family, surface }: ChainPath): Promise<readonly RpcMethodFacts[]> {
  const all = listMethods(findSurface(surface)).filter((facts) => isCall(facts) && facts.filter !== "uses");
  const uses = await Promise.all(
    all.map(async ({ schemas, name, key = name }) => {
      const module = await rpcSchemas[schemas]?.();
      return usesTypes(family, module?.methodSchemas[key]?.result, module?.definitions);
    }),
  );
  return all.filter((facts, index) => facts.family === family || uses[index]);
}

/** Lists the kinds of subscription that a family adds, and those whose events have types that it replaces. */
export async function ownKinds({ family, surface }: ChainPath) {
  const kinds: { facts: RpcMethodFacts; kind: string; params: readonly unknown[] }[] = [];
  for (const facts of listMethods(findSurface(surface))) {
    const module = await rpcSchemas[facts.schemas]?.();
    for (const [kind, example] of Object.entries(facts.subscription?.examples ?? {})) {
      const own = facts.subscription?.families?.[kind];
      const event = module?.subscriptionSchemas[kind]?.notification;
      // An event that fits all params of an example may never come.
      const params = example.filter((_, index) => facts.subscriptions?.[kind]?.[index]?.required);
      const isOwn = own === undefined ? usesTypes(family, event, module?.definitions) : own === family;
      if (isOwn) kinds.push({ facts, kind, params });
    }
  }
  return kinds;
}

/** Whether a schema refers to a type that a family replaces. */
function usesTypes(family: string, schema: object | undefined, definitions: object = {}): boolean {
  const replaced = new Set(Object.keys(typeReplacements[family] ?? {}));
  const { $defs = {} } = definitions as { readonly $defs?: Readonly<Record<string, object>> };
  const seen = new Set<string>();
  const uses = (part: object): boolean =>
    [...JSON.stringify(part).matchAll(/\/\$defs\/([^"]+)"/g)].some(([, name = ""]) => {
      if (replaced.has(name)) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return uses($defs[name] ?? {});
    });
  return replaced.size > 0 && schema !== undefined && uses(schema);
}
