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
  readonly arguments: readonly string[];
}

function credential(create: string, module: string, ...args: readonly string[]): Credential {
  return { create, module, arguments: args };
}

const node = {
  endpoint: "https://node.example.com",
  credentials: [
    credential("urlToken", "@node-access/rpc", "YOUR_TOKEN"),
    credential("basic", "@node-access/rpc", "YOUR_USERNAME", "YOUR_PASSWORD"),
  ],
  surface: "node",
};

export const rpcClient: Client = {
  module: "@node-access/rpc",
  factory: "createRpcClient",
  variable: "client",
  ...node,
};

export const rpcWebSocketClient: Client = {
  ...rpcClient,
  module: "@node-access/rpc/web-socket",
  factory: "createRpcWebSocketClient",
  endpoint: "wss://node.example.com",
};

const exchange = "@node-access/exchange";

/** The clients of the REST specs, by the name of their methods. A spec without a client has examples only for curl. */
export const restClients: Readonly<Record<string, Client>> = {
  management: {
    module: "@node-access/management",
    factory: "createManagementClient",
    variable: "management",
    endpoint: "https://api.example.com",
    credentials: [credential("bearer", "@node-access/management", "YOUR_API_KEY")],
    surface: "management",
  },
  beacon: {
    module: "@node-access/beacon",
    factory: "createBeaconClient",
    variable: "beacon",
    endpoint: "https://beacon.example.com",
    credentials: [credential("pathKey", "@node-access/beacon", "YOUR_KEY")],
    surface: "beacon",
  },
  feeder: {
    ...node,
    module: "@node-access/rpc/feeder",
    factory: "createFeederClient",
    variable: "feeder",
  },
  info: {
    module: exchange,
    factory: "createInfoClient",
    variable: "info",
    ...node,
    credentials: [
      credential("urlToken", exchange, "YOUR_TOKEN"),
      credential("basic", exchange, "YOUR_USERNAME", "YOUR_PASSWORD"),
    ],
  },
  exchange: {
    module: exchange,
    factory: "createExchangeClient",
    variable: "exchange",
    endpoint: "https://exchange.example.com",
    credentials: [],
    surface: "exchange",
  },
  subscription: {
    module: `${exchange}/subscriptions`,
    factory: "createSubscriptionClient",
    variable: "subscriptions",
    endpoint: "wss://exchange.example.com",
    credentials: [],
    surface: "exchange",
  },
  tezos: {
    module: "@node-access/tezos",
    factory: "createTezosClient",
    variable: "tezos",
    endpoint: "https://tezos.example.com",
    credentials: [
      credential("urlToken", "@node-access/tezos", "YOUR_TOKEN"),
      credential("basic", "@node-access/tezos", "YOUR_USERNAME", "YOUR_PASSWORD"),
    ],
    surface: "node",
  },
  tron: {
    module: "@node-access/tron",
    factory: "createTronClient",
    variable: "tron",
    endpoint: "https://tron.example.com",
    credentials: [
      credential("urlToken", "@node-access/tron", "YOUR_TOKEN"),
      credential("basic", "@node-access/tron", "YOUR_USERNAME", "YOUR_PASSWORD"),
    ],
    surface: "node",
  },
};

/** The clients of the gRPC packages, by the client's name. */
export const grpcClients: Readonly<Record<string, Client>> = {
  geyser: grpc("geyser", "createGeyserClient", "solana.example.com:443"),
  sui: grpc("sui", "createSuiClient", "sui.example.com:443"),
  tron: grpc("tron", "createTronClient", "tron.example.com:443"),
};

function grpc(name: string, factory: string, endpoint: string): Client {
  return {
    module: `@node-access/grpc/${name}`,
    factory,
    variable: name,
    endpoint,
    credentials: [credential("xToken", "@node-access/grpc", "YOUR_TOKEN")],
    surface: "grpc",
  };
}
