import { type Credential, basic, bearer, pathKey, urlToken } from "@node-access/auth";
import type { PlaygroundCall } from "../reference/page.ts";

/** The clients that run in browsers and the tables of their protocols, each loaded when it is first used. */
const modules: Readonly<Record<string, () => Promise<object>>> = {
  "@node-access/beacon": () => import("@node-access/beacon"),
  "@node-access/exchange": () => import("@node-access/exchange"),
  "@node-access/exchange/subscriptions": () => import("@node-access/exchange/subscriptions"),
  "@node-access/management": () => import("@node-access/management"),
  "@node-access/rpc": () => import("@node-access/rpc"),
  "@node-access/rpc/avalanche": () => import("@node-access/rpc/avalanche"),
  "@node-access/rpc/bitcoin": () => import("@node-access/rpc/bitcoin"),
  "@node-access/rpc/bundler": () => import("@node-access/rpc/bundler"),
  "@node-access/rpc/chains/quantities": () => import("@node-access/rpc/chains/quantities"),
  "@node-access/rpc/das": () => import("@node-access/rpc/das"),
  "@node-access/rpc/feeder": () => import("@node-access/rpc/feeder"),
  "@node-access/rpc/solana": () => import("@node-access/rpc/solana"),
  "@node-access/rpc/tron": () => import("@node-access/rpc/tron"),
  "@node-access/rpc/web-socket": () => import("@node-access/rpc/web-socket"),
  "@node-access/tezos": () => import("@node-access/tezos"),
  "@node-access/tron": () => import("@node-access/tron"),
};

export async function loadModule(module: string): Promise<Readonly<Record<string, unknown>>> {
  const load = modules[module];
  if (load === undefined) throw new Error(`${module} does not run in browsers`);
  return { ...(await load()) };
}

/** The reader's input. It stays in memory. */
export interface Input {
  readonly endpoint: string;
  /** The kind of credential; undefined if the client accepts none. */
  readonly credential: string | undefined;
  /** The arguments of that credential, or the private key that signs actions. */
  readonly secrets: readonly string[];
  readonly protocol: string | undefined;
  /** Network of the venue that actions are signed for. */
  readonly network: "mainnet" | "testnet";
  readonly arguments: readonly unknown[];
}

/** A response in both views. `decoded` is undefined if the client has one view only. */
export interface Result {
  readonly wire: unknown;
  readonly decoded: unknown;
}

type Method = (...args: readonly unknown[]) => unknown;
interface Closable {
  close?(): unknown;
}

const credentials: Readonly<Record<string, (...secrets: string[]) => Credential>> = {
  urlToken: (token = "") => urlToken(token),
  basic: (name = "", password = "") => basic(name, password),
  bearer: (key = "") => bearer(key),
  pathKey: (key = "") => pathKey(key),
};

/** Makes the call of a page with its client, and yields the response, or each message of a stream until `signal` aborts. */
export async function* run(
  call: PlaygroundCall,
  input: Input,
  signal: AbortSignal,
  options: object = {},
): AsyncGenerator<Result> {
  const module = await loadModule(call.module);
  const create = module[call.factory] as (options: object) => Closable;
  const client = create({
    ...options,
    endpoint: input.endpoint,
    signal,
    ...(await createOptions(call, input)),
  });
  // Ends a waiting subscription. The signal in the options only ends calls, and a subscription outlives its call.
  signal.addEventListener("abort", () => void client.close?.(), { once: true });
  try {
    // Names of JSON-RPC methods may have dots.
    const path = call.takesProtocol ? [call.method] : call.method.split(".");
    const name = path.pop() ?? "";
    const owner = path.reduce((at, key) => (at as Record<string, object>)[key] ?? {}, client as object);
    const returned = await ((owner as Record<string, Method>)[name] as Method)(...input.arguments);
    if (call.returns === "result") yield await convertViews(call, name, input, returned);
    else for await (const wire of returned as AsyncIterable<unknown>) yield { wire, decoded: undefined };
  } finally {
    await client.close?.();
  }
}

async function createOptions(call: PlaygroundCall, input: Input): Promise<object> {
  const { credential, secrets, network } = input;
  const [secret = ""] = secrets;
  const protocol = await resolveProtocol(call, input);
  if (call.factory === "createExchangeClient") {
    const { privateKeySigner } = await import("@node-access/exchange/signing");
    return { signer: privateKeySigner(secret), network };
  }
  return {
    ...(protocol !== undefined && { protocol }),
    ...(credential !== undefined && secret !== "" && { credential: credentials[credential]?.(...secrets) }),
  };
}

async function resolveProtocol({ protocolTables }: PlaygroundCall, { protocol }: Input): Promise<unknown> {
  const table = protocolTables?.[protocol ?? ""];
  return table === undefined ? protocol : (await loadModule(table.module))[table.name];
}

/** Decodes the result of the same call, because a second call might return another one. */
async function convertViews(
  call: PlaygroundCall,
  name: string,
  { protocol = "", arguments: args }: Input,
  wire: unknown,
): Promise<Result> {
  if (!call.decoded) return { wire, decoded: undefined };
  const { decoded } = await import("@node-access/rpc/decoded");
  const responded = { request: () => Promise.resolve(), [name]: () => Promise.resolve(wire) };
  const table = call.protocolQuantities?.[protocol];
  const quantities = table === undefined ? [] : [(await loadModule(table.module))[table.name]];
  const viewOf = decoded as (client: object, ...quantities: readonly unknown[]) => unknown;
  const view = viewOf(responded, ...quantities) as Record<string, Method>;
  return { wire, decoded: await view[name]?.(...args) };
}
