import type { PlaygroundCall } from "./page.ts";

/** The way to a client: the imports of examples, and the place of the client's declarations. */
export interface Client {
  /** The module that has its factory. */
  readonly module: string;
  readonly factory: string;
  /** The variable name of the client in examples. */
  readonly variable: string;
  readonly endpoint: string;
  /** The credentials that it accepts; examples use the first. */
  readonly credentials: readonly Credential[];
  /** The surface of the catalog that it calls. */
  readonly surface: string;
}

export interface Credential {
  /** The function that creates it: `urlToken`. */
  readonly create: string;
  readonly module: string;
  /** As source text. */
  readonly arguments: readonly string[];
}

function createCredential(create: string, module: string, ...args: readonly string[]): Credential {
  return { create, module, arguments: args.map((one) => JSON.stringify(one)) };
}

function listNodeCredentials(module: string): readonly Credential[] {
  return [
    createCredential("urlToken", module, "YOUR_TOKEN"),
    createCredential("basic", module, "YOUR_USERNAME", "YOUR_PASSWORD"),
  ];
}

export const rpcClient: Client = {
  module: "@node-access/rpc",
  factory: "createRpcClient",
  variable: "client",
  endpoint: "https://node.example.com",
  credentials: listNodeCredentials("@node-access/rpc"),
  surface: "node",
};

export const rpcWebSocketClient: Client = {
  ...rpcClient,
  module: "@node-access/rpc/web-socket",
  factory: "createRpcWebSocketClient",
  endpoint: "wss://node.example.com",
};

/** A client with a package of its own. `own` is what its name does not say. */
function createRestClient(name: string, own: Partial<Client> = {}): Client {
  const module = own.module ?? `@node-access/${name}`;
  return {
    module,
    factory: `create${name.replace(/^./, (first) => first.toUpperCase())}Client`,
    variable: name,
    endpoint: `https://${name}.example.com`,
    credentials: listNodeCredentials(module),
    surface: "node",
    ...own,
  };
}

const exchange = "@node-access/exchange";

/** The clients of the REST specs, by the name of their methods. A spec without a client has examples only for curl. */
export const restClients: Readonly<Record<string, Client>> = {
  management: createRestClient("management", {
    endpoint: "https://api.example.com",
    credentials: [createCredential("bearer", "@node-access/management", "YOUR_API_KEY")],
    surface: "management",
  }),
  beacon: createRestClient("beacon", {
    credentials: [createCredential("pathKey", "@node-access/beacon", "YOUR_KEY")],
    surface: "beacon",
  }),
  feeder: {
    ...rpcClient,
    module: "@node-access/rpc/feeder",
    factory: "createFeederClient",
    variable: "feeder",
  },
  info: createRestClient("info", { module: exchange, endpoint: rpcClient.endpoint }),
  exchange: createRestClient("exchange", { credentials: [], surface: "exchange" }),
  subscription: createRestClient("subscription", {
    module: `${exchange}/subscriptions`,
    variable: "subscriptions",
    endpoint: "wss://exchange.example.com",
    credentials: [],
    surface: "exchange",
  }),
  tezos: createRestClient("tezos"),
  tron: createRestClient("tron"),
};

/** The clients of the gRPC packages, by the client's name. */
export const grpcClients: Readonly<Record<string, Client>> = {
  geyser: createGrpcClient("geyser", "solana"),
  sui: createGrpcClient("sui"),
  tron: createGrpcClient("tron"),
};

function createGrpcClient(name: string, host: string = name): Client {
  return createRestClient(name, {
    module: `@node-access/grpc/${name}`,
    endpoint: `${host}.example.com:443`,
    credentials: [createCredential("xToken", "@node-access/grpc", "YOUR_TOKEN")],
    surface: "grpc",
  });
}

type ClientFacts = "module" | "factory" | "credential" | "surface";

/** The facts that a playground needs to make a call with a client. */
export function createPlayground(
  { module, factory, credentials, surface }: Client,
  call: Omit<PlaygroundCall, ClientFacts | "takesProtocol" | "decoded"> & Partial<PlaygroundCall>,
): PlaygroundCall {
  const created = credentials.map(({ create }) => create);
  return { module, factory, credential: created, surface, takesProtocol: false, decoded: false, ...call };
}
