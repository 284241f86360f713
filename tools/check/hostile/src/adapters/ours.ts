import {
  type Credential,
  type CredentialKind,
  bearer,
  pathKey,
  refreshing,
  urlToken,
  xToken,
} from "@node-access/auth";
import { createBeaconClient } from "@node-access/beacon";
import { beaconEvents } from "@node-access/beacon/events";
import { createExchangeClient, createInfoClient } from "@node-access/exchange";
import { createGraphqlClient } from "@node-access/graphql";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient } from "@node-access/grpc/sui";
import { createTronClient as createTronGrpcClient, type TronClient } from "@node-access/grpc/tron";
import { createTronClient as createTronWebClient } from "@node-access/grpc/tron/web";
import { createManagementClient } from "@node-access/management";
import {
  createRpcClient,
  type Hash,
  pendingTransactions,
  type RpcClient,
  withResponse,
} from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import { bitcoin as bitcoinTable, createRpcClient as createBitcoinClient } from "@node-access/rpc/bitcoin";
import { createRpcPool } from "@node-access/rpc/pool";
import { createRpcClient as createSolanaClient, solana as solanaTable } from "@node-access/rpc/solana";
import { streamItems } from "@node-access/rpc/stream";
import { watchHeads } from "@node-access/rpc/subscriptions";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { createRpcWebSocketPool } from "@node-access/rpc/web-socket-pool";
import { createTezosClient } from "@node-access/tezos";
import { monitorHeads } from "@node-access/tezos/monitor";
import { createTronClient } from "@node-access/tron";
import type { Adapter, ConnectOptions, Probe } from "../conformance/adapter.ts";

/** What a client of this repository is created with. */
type Options<Kind extends CredentialKind> = Omit<ConnectOptions, "url" | "others" | "token" | "refresh"> & {
  readonly endpoint: string;
  readonly credential: Credential<Kind>;
};

/** Makes the adapter of a client of this repository, which takes all options of the suite. */
function ours<Kind extends CredentialKind>(
  name: string,
  surface: Adapter["surface"],
  credentialOf: (token: string) => Credential<Kind>,
  probe: (options: Options<Kind>, others: readonly string[]) => Probe,
  ...takes: Adapter["takes"]
): Adapter {
  const usual = [
    "timeout",
    "totalTimeout",
    "maxResponseBytes",
    "refresh",
    "token",
    "middleware",
    "signal",
  ] as const;
  return {
    name,
    surface,
    takes: [...usual, ...takes],
    connect({ url, others = [], token, refresh, pingInterval, ...options }) {
      const credential = refresh ? refreshing(async () => credentialOf(token)) : credentialOf(token);
      const own = { ...options, ...(takes.includes("pingInterval") && { pingInterval }) };
      return probe({ ...own, endpoint: url, credential }, others);
    },
  };
}

/** The calls that read, by one that does so with any settings of the client. */
function reads<Client>(
  client: Client & { with(options: { signal?: AbortSignal | undefined }): Client },
  read: (own: Client, nonce: string) => Promise<unknown>,
): Pick<Probe, "read" | "readResponse"> {
  return {
    read: (nonce, signal) => read(client.with({ signal }), nonce),
    readResponse: (nonce) => withResponse(client, (own) => read(own, nonce)),
  };
}

function ethereumCalls(client: RpcClient<"ethereum">): Probe {
  return {
    ...reads(client, (own, nonce) => own.eth_getBlockByHash(nonce as Hash, false)),
    write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce] }),
    batch(nonces) {
      const method = "eth_getBlockByHash";
      return batch(
        client,
        nonces.map((nonce) => ({ method, params: [nonce as Hash, false] })),
      );
    },
  };
}

/** The calls of a client over HTTP, which polls for pending transactions until it is closed. */
function ethereumHttpCalls(client: RpcClient<"ethereum">): Probe {
  const ender = new AbortController();
  return {
    ...ethereumCalls(client),
    poll: (listener, onGap) =>
      listenTo(pendingTransactions(client, { interval: 20, onGap, signal: ender.signal }), listener),
    close: () => ender.abort(),
  };
}

/** The calls and subscriptions of a client over a WebSocket. */
function ethereumSocketCalls(client: RpcWebSocketClient<"ethereum">): Probe {
  return {
    ...ethereumCalls(client),
    async subscribe(listener) {
      const heads = await client.subscribe("newHeads");
      listenTo(heads, listener);
      return () => heads.unsubscribe();
    },
    watch: async (listener) => listenTo(watchHeads(client), listener),
    close: () => client.close(),
  };
}

function listenTo(events: AsyncIterable<unknown>, listener: (event: unknown) => void): void {
  void (async () => {
    for await (const event of events) listener(event);
  })().catch(() => {});
}

function tronCalls(client: TronClient): Probe {
  return {
    ...reads(client, async (own, nonce) => {
      const { id } = await own.wallet.getTransactionInfoById({ value: Buffer.from(nonce) });
      return Buffer.from(id).toString();
    }),
    async write(nonce) {
      const { message } = await client.wallet.broadcastTransaction({ rawData: { data: Buffer.from(nonce) } });
      return Buffer.from(message).toString();
    },
    close: () => client.close(),
  };
}

/** `@node-access/rpc` over HTTP, with a kind of credential. */
export function rpcAdapter(
  name: string,
  credentialOf: (token: string) => Credential<"url-token" | "basic">,
): Adapter {
  return ours(name, "json-rpc", credentialOf, (options) => {
    const node = { protocol: "ethereum", ...options } as const;
    return {
      ...ethereumHttpCalls(createRpcClient(node)),
      async stream(listener, signal) {
        const request = { method: "debug_traceBlockByHash", params: [`0x${"00".repeat(32)}`] } as const;
        for await (const trace of streamItems({ ...node, signal }, request)) listener(trace);
      },
    };
  });
}

/** `@node-access/rpc` over a WebSocket, with a kind of credential. */
export function rpcSocketAdapter(
  name: string,
  credentialOf: (token: string) => Credential<"url-token" | "basic">,
): Adapter {
  return ours(
    name,
    "web-socket",
    credentialOf,
    (options) => ethereumSocketCalls(createRpcWebSocketClient({ protocol: "ethereum", ...options })),
    "pingInterval",
  );
}

export const rpc: Adapter = rpcAdapter("rpc", urlToken);
export const rpcSocket: Adapter = rpcSocketAdapter("rpc, WebSocket", urlToken);

export const rpcPool: Adapter = withoutRefresh(
  ours(
    "rpc, pool",
    "json-rpc",
    urlToken,
    ({ endpoint, credential, ...options }, others) => {
      const endpoints = [endpoint, ...others].map((one) => ({ endpoint: one, credential }));
      return ethereumHttpCalls(createRpcPool({ protocol: "ethereum", endpoints, ...options }));
    },
    "others",
  ),
);

export const rpcSocketPool: Adapter = ours(
  "rpc, WebSocket pool",
  "web-socket",
  urlToken,
  ({ endpoint, credential, ...options }, others) => {
    const endpoints = [endpoint, ...others].map((one) => ({ endpoint: one, credential }));
    return ethereumSocketCalls(createRpcWebSocketPool({ protocol: "ethereum", endpoints, ...options }));
  },
  "pingInterval",
  "others",
);

const solana = ours("solana", "json-rpc", urlToken, (options) => {
  const client = createSolanaClient({ protocol: solanaTable, ...options });
  return {
    ...reads(client, (own, nonce) => own.getBalance(nonce)),
    // Unlike a transaction, an airdrop must not be sent twice.
    write: (nonce) => client.requestAirdrop(nonce, 1),
    batch: (nonces) =>
      batch(
        client,
        nonces.map((nonce) => ({ method: "getBalance", params: [nonce] })),
      ),
  };
});

/** `@node-access/rpc` with the table of Bitcoin's methods, whose params it sends by name and in their order. */
const bitcoin = ours(
  "bitcoin",
  "json-rpc",
  urlToken,
  (options) => {
    const client = createBitcoinClient({ protocol: bitcoinTable, ...options });
    return {
      read: (nonce, signal) =>
        client.with({ signal }).request({ method: "getblock", params: { blockhash: nonce, verbosity: 1 } }),
      readResponse: (nonce) => withResponse(client, (own) => own.getblock(nonce, 1)),
      write: (nonce) => client.sendrawtransaction(nonce),
      batch: (nonces) =>
        batch(
          client,
          nonces.map((nonce) => ({ method: "getblock", params: { blockhash: nonce } })),
        ),
    };
  },
  "errorStatuses",
);

export const management: Adapter = ours("management", "rest", bearer, (options) => {
  const client = createManagementClient(options);
  return {
    ...reads(client, (own, nonce) => own.getNode(`ND-${nonce}`)),
    write: (nonce) => client.updateNode("ND-123-456-789", { name: nonce }),
    close: () => client.close(),
  };
});

/** `@node-access/beacon`, which only reads, and whose requests cannot contain a nonce. */
export const beacon: Adapter = ours("beacon", "rest", pathKey, (options) => {
  const client = createBeaconClient(options);
  return {
    ...reads(client, (own) => own.getGenesis()),
    async stream(listener, signal) {
      for await (const event of beaconEvents({ ...options, signal }, ["head"])) listener(event);
    },
    close: () => client.close(),
  };
});

/** A fixed signature, which the suite's server ignores. Passed with the call because deadlines begin only after a signer's work. */
const signed = {
  nonce: 1,
  signature: { r: `0x${"1".repeat(64)}`, s: `0x${"1".repeat(64)}`, v: 27 },
} as const;

/** `@node-access/exchange`: it reads with a node's token, and writes with a signature. */
export const exchange: Adapter = withoutRefresh(
  ours("exchange", "rest", urlToken, ({ credential, ...options }) => {
    const info = createInfoClient({ ...options, credential });
    const venue = createExchangeClient(options);
    return {
      ...reads(info, (own, nonce) => own.meta({ dex: nonce })),
      // A real venue would reject this value; the suite's server needs its nonce in the action.
      write: (nonce) => venue.agentSetAbstraction({ abstraction: nonce as "u" }, signed),
      close: () => Promise.all([info.close(), venue.close()]),
    };
  }),
);

/** The server's response has this field for every client, and the nonce as its value. */
const createQuery = (nonce: string): string => `{ genesis_time(nonce: "${nonce}") }`;

/** `@node-access/graphql`: a query and a mutation of strings, which the client does not check. */
const graphql = ours("graphql", "rest", urlToken, (options) => {
  const client = createGraphqlClient(options);
  return {
    ...reads(client, (own, nonce) => own.query(createQuery(nonce))),
    write: (nonce) => client.mutate(`mutation ${createQuery(nonce)}`),
    close: () => client.close(),
  };
});

/** `@node-access/grpc`: TRON's calls, and the subscriptions of Sui and Solana. */
export const grpc: Adapter = ours("grpc", "grpc", xToken, (options) => {
  const calls = tronCalls(createTronGrpcClient(options));
  const sui = createSuiClient(options);
  const geyser = createGeyserClient(options);
  return {
    ...calls,
    async stream(listener, signal) {
      for await (const message of sui.with({ signal }).subscription.subscribeCheckpoints()) listener(message);
    },
    async follow(listener) {
      const updates = geyser.subscribe({ slots: { all: {} }, accounts: { all: {} } }, { resume: true });
      for await (const { updateOneof: update } of updates) {
        if (update?.$case === "account") listener(`account ${update.value.slot}`);
        if (update?.$case === "slot") listener(`slot ${update.value.slot} ${update.value.status}`);
      }
    },
    close: () => [calls, sui, geyser].map((one) => one.close?.()),
  };
});

const grpcWeb = ours("grpc-web", "grpc-web", xToken, (options) => tronCalls(createTronWebClient(options)));

/** `@node-access/tezos`: one call that its spec has an example of, and the stream of heads. */
const tezos = ours("tezos", "rest", urlToken, (options) => {
  const client = createTezosClient(options);
  return {
    ...reads(client, (own, nonce) => own.getBlock(nonce, "head")),
    async heads(listener) {
      for await (const event of monitorHeads(options))
        listener(event.event === "head" ? `head ${event.head.level}` : `gap ${event.from} to ${event.to}`);
    },
    close: () => client.close(),
  };
});

const tron = ours("tron", "rest", urlToken, (options) => {
  const client = createTronClient(options);
  return {
    ...reads(client, (own, nonce) => own.getAccountById({ account_id: nonce })),
    close: () => client.close(),
  };
});

const all: readonly Adapter[] = [
  rpc,
  rpcPool,
  rpcSocket,
  rpcSocketPool,
  solana,
  bitcoin,
  management,
  beacon,
  exchange,
  graphql,
  grpc,
  grpcWeb,
  tezos,
  tron,
];
export default all;

function withoutRefresh(adapter: Adapter): Adapter {
  return { ...adapter, takes: adapter.takes.filter((name) => name !== "refresh") };
}
