import { bearer, createManagementClient } from "@node-access/management";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { beaconEvents } from "@node-access/beacon/events";
import { createSszClient } from "@node-access/beacon/ssz";
import { createExchangeClient, createInfoClient } from "@node-access/exchange";
import { privateKeySigner, typedDataSigner, walletSigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient } from "@node-access/grpc/sui";
import { createTronClient } from "@node-access/grpc/tron";
import { callOnce, createRpcClient, isNodeAccessError } from "@node-access/rpc";
import { automaticBatching, batch } from "@node-access/rpc/batch";
import { createFeederClient } from "@node-access/rpc/feeder";
import { createRpcPool } from "@node-access/rpc/pool";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { describe, expect, it } from "vitest";

/** Creates and calls a client as a caller without types would. */
type Use = (options: unknown) => unknown;

interface Client {
  /** Creates the client and calls it once. One of the two must reject the wrong option. */
  readonly use: Use;
  /** Valid options. Nothing listens at the address. */
  readonly valid: object;
  /** Additional options of this client, each with invalid values. */
  readonly own?: Readonly<Record<string, readonly unknown[]>>;
}

const endpoint = "http://127.0.0.1:9";
const webSocket = "ws://127.0.0.1:9";
const signature = { r: "0x1", s: "0x1", v: 27 } as const;

const wrongUrls = [
  undefined,
  null,
  5,
  {},
  Object.create(null),
  [Symbol()],
  "",
  "nonsense",
  "ftp://127.0.0.1",
];
const wrongNumbers = [Number.NaN, "5", -1, 0, null, {}];
const wrongCredentials = ["text", 5, {}, true];

/** Options of every call. */
const ofCalls = {
  timeout: wrongNumbers,
  totalTimeout: wrongNumbers,
  maxResponseBytes: wrongNumbers,
  retries: [1.5, -1, "2", Number.NaN, null],
  signal: [5, {}, "x"],
  middleware: [5, {}, "x", [5], [null], () => 1, null],
};
const ofHttp = { fetch: [5, {}, "x"], userAgent: [5, {}, "a\nb"] };
const ofSockets = { connectTimeout: wrongNumbers, pingInterval: wrongNumbers, userAgent: [5, {}, "a\nb"] };
const ofSubscriptions = { maxBuffered: wrongNumbers, onReconnect: [5, {}, "x"] };
// A text that is not the name of a protocol with a table of its own is taken: only types know the names of EVM chains.
const protocol = [undefined, null, 5, {}, "bitcoin", "solana"];

/** Creates a client, calls it and closes it. */
function using(create: (options: never) => unknown, call: (client: never) => unknown): Use {
  return async (options) => {
    const client = create(options as never);
    try {
      await call(client as never);
    } finally {
      await (client as { close?(): unknown }).close?.();
    }
  };
}

const clients: Readonly<Record<string, Client>> = {
  createRpcClient: {
    use: using(createRpcClient, (client: { eth_chainId(): unknown }) => client.eth_chainId()),
    valid: { protocol: "ethereum", endpoint },
    own: { ...ofHttp, endpoint: wrongUrls, credential: wrongCredentials, protocol, batch: [5, "x", {}] },
  },
  callOnce: {
    use: (options) => callOnce(options as never, { method: "eth_chainId" } as never),
    valid: { protocol: "ethereum", endpoint },
    own: {
      endpoint: wrongUrls,
      credential: wrongCredentials,
      protocol,
      fetch: [5, {}, "x", null],
      // It has no retries and no middleware.
      totalTimeout: [],
      retries: [],
      middleware: [],
    },
  },
  createRpcWebSocketClient: {
    use: using(createRpcWebSocketClient, (client: { subscribe(kind: string): unknown }) =>
      client.subscribe("newHeads"),
    ),
    valid: { protocol: "ethereum", endpoint: webSocket },
    own: { ...ofSockets, ...ofSubscriptions, endpoint: wrongUrls, credential: wrongCredentials },
  },
  createRpcPool: {
    use: using(createRpcPool, (client: { eth_chainId(): unknown }) => client.eth_chainId()),
    valid: { protocol: "ethereum", endpoints: [{ endpoint }] },
    own: {
      ...ofHttp,
      protocol,
      order: ["x", 5, null],
      endpoints: [undefined, null, [], {}, [5], [null], [{ endpoint: 5 }], [{ endpoint, weight: "5" }]],
    },
  },
  createFeederClient: {
    use: using(createFeederClient, (client: { simulateTransaction(body: object): unknown }) =>
      client.simulateTransaction({}),
    ),
    valid: { endpoint },
    own: { ...ofHttp, endpoint: wrongUrls, credential: wrongCredentials },
  },
  createInfoClient: {
    use: using(createInfoClient, (client: { meta(): unknown }) => client.meta()),
    valid: { endpoint },
    own: { ...ofHttp, endpoint: wrongUrls, credential: wrongCredentials },
  },
  createExchangeClient: {
    use: using(createExchangeClient, (client: { noop(body: object, signature: object): unknown }) =>
      client.noop({}, { nonce: 1, signature }),
    ),
    valid: { endpoint },
    own: { ...ofHttp, endpoint: wrongUrls, signer: [5, {}, "x"], network: ["x", 5, null] },
  },
  createSubscriptionClient: {
    use: using(createSubscriptionClient, (client: { trades(request: object): unknown }) =>
      client.trades({ coin: "BTC" }),
    ),
    valid: { endpoint: webSocket },
    own: { ...ofSockets, ...ofSubscriptions, endpoint: wrongUrls },
  },
  createBeaconClient: {
    use: using(createBeaconClient, (client: { getGenesis(): unknown }) => client.getGenesis()),
    valid: { endpoint, credential: pathKey("0123456789") },
    own: { ...ofHttp, endpoint: wrongUrls, credential: wrongCredentials },
  },
  createSszClient: {
    use: using(createSszClient, (client: { getStateV2(id: string): unknown }) => client.getStateV2("head")),
    valid: { endpoint, credential: pathKey("0123456789") },
    own: { ...ofHttp, endpoint: wrongUrls, credential: wrongCredentials },
  },
  beaconEvents: {
    use: (options) => beaconEvents(options as never, ["head"]).next(),
    valid: { endpoint, credential: pathKey("0123456789") },
    own: { ...ofHttp, endpoint: wrongUrls, credential: wrongCredentials },
  },
  createManagementClient: {
    use: using(createManagementClient, (client: { getOrganization(): unknown }) => client.getOrganization()),
    valid: { endpoint, credential: bearer("0123456789") },
    own: { ...ofHttp, endpoint: wrongUrls, credential: wrongCredentials },
  },
  createGeyserClient: {
    use: using(createGeyserClient, (client: { getSlot(request: object): unknown }) => client.getSlot({})),
    valid: { endpoint },
    own: {
      endpoint: [undefined, null, 5, {}, "", "ftp://127.0.0.1", "host/path"],
      credential: wrongCredentials,
      rootCertificates: [5, null, "x"],
    },
  },
};

/** Returns the error that work is rejected with, which must be INVALID_ARGUMENT. */
async function captureRejection(
  work: () => unknown,
): Promise<{ path: string; expected: string; received: string }> {
  try {
    await work();
  } catch (error) {
    if (isNodeAccessError(error, "INVALID_ARGUMENT")) return error.context;
    throw error;
  }
  throw new Error("it was not rejected");
}

describe.each(Object.entries(clients))("%s", (_, { use, valid, own = {} }) => {
  it.each([undefined, null, 5, "x", []])("names what is missing in the options %j", async (options) => {
    const { path, expected } = await captureRejection(() => use(options));
    expect(path).toMatch(/^(protocol|endpoint|endpoints)$/);
    expect(expected).not.toBe("");
  });

  for (const [name, values] of Object.entries({ ...ofCalls, ...own })) {
    it.each(values.map((value) => [value]))(`names ${name} if it is %j`, async (value) => {
      const { path, expected, received } = await captureRejection(() =>
        use({ ...valid, retries: 0, [name]: value }),
      );
      expect(path).toMatch(
        name === "endpoints" ? /^endpoint/ : name === "batch" ? /^(batch|max)/ : `${name}`,
      );
      expect(expected).not.toBe("");
      expect(received).not.toBe("");
    });
  }
});

describe("options that have no effect, or of the wrong kind, are rejected when a client is created", () => {
  const creators: Readonly<Record<string, Use>> = {
    createRpcClient: createRpcClient as Use,
    createRpcPool: createRpcPool as Use,
    createRpcWebSocketClient: createRpcWebSocketClient as Use,
    createFeederClient: createFeederClient as Use,
    createInfoClient: createInfoClient as Use,
    createExchangeClient: createExchangeClient as Use,
    createSubscriptionClient: createSubscriptionClient as Use,
    createBeaconClient: createBeaconClient as Use,
    createSszClient: createSszClient as Use,
    createManagementClient: createManagementClient as Use,
    createGeyserClient: createGeyserClient as Use,
  };
  const wrong = [
    { retry: 2 },
    { maxRetries: 2 },
    { timeoutMs: 5_000 },
    { Timeout: 5_000 },
    { abortSignal: AbortSignal.timeout(1) },
    { timeout: "5s" },
    { retries: "2" },
    { headers: "x-a: b" },
    { onResponse: true },
    { middleware: {} },
    { signal: {} },
  ];
  it.each(Object.entries(creators))("%s", (name, create) => {
    const valid = clients[name]?.valid;
    create({ ...valid, retries: undefined, timeout: 5_000 });
    for (const options of wrong) {
      const [path] = Object.keys(options);
      expect(() => create({ ...valid, ...options })).toThrow(
        expect.objectContaining({ code: "INVALID_ARGUMENT", context: expect.objectContaining({ path }) }),
      );
    }
  });
});

/** Creates a client that batches automatically. */
function batching(options: unknown): unknown {
  return createRpcClient({ protocol: "ethereum", endpoint, batch: automaticBatching(options as never) });
}

describe("automatic batching", () => {
  it.each([-1, "1", Number.NaN, null, {}])("rejects %j as the wait", async (wait) => {
    expect(await captureRejection(() => batching({ wait }))).toMatchObject({ path: "wait" });
  });
  it.each([0, "5", null])("rejects %j as a limit", async (limit) => {
    expect(await captureRejection(() => batching({ maxCount: limit }))).toMatchObject({ path: "maxCount" });
    expect(await captureRejection(() => batching({ maxBytes: limit }))).toMatchObject({ path: "maxBytes" });
  });
  it.each([5, null, "x"])("rejects %j as options", async (options) => {
    expect(await captureRejection(() => batching(options))).toMatchObject({ path: "options" });
  });
});

describe("a batch", () => {
  const client = createRpcClient({ protocol: "ethereum", endpoint });
  it.each([
    ["client", {}, [], {}],
    ["requests", client, "x", {}],
    ["method", client, [{}], {}],
    ["options", client, [], null],
    ["maxCount", client, [], { maxCount: 0 }],
    ["maxBytes", client, [], { maxBytes: "5" }],
  ])("is rejected where %s is wrong", async (path, of, requests, options) => {
    expect(
      await captureRejection(() => batch(of as never, requests as never, options as never)),
    ).toMatchObject({
      path,
    });
  });
});

describe("topics of a beacon node", () => {
  it.each([undefined, null, [], "head", 5])("must not be %j", async (topics) => {
    const events = beaconEvents({ endpoint }, topics as never);
    expect(await captureRejection(() => events.next())).toMatchObject({ path: "topics" });
  });
});

describe("signers", () => {
  const key = `0x${"11".repeat(32)}`;
  const address = `0x${"ab".repeat(20)}`;
  const wrong: readonly [string, string, () => unknown][] = [
    ["privateKeySigner without a key", "privateKey", () => privateKeySigner(undefined as never)],
    ["privateKeySigner with a number", "privateKey", () => privateKeySigner(5 as never)],
    [
      "a backend that is not an object",
      "signDigest",
      () => privateKeySigner(key, { signDigest: 5 } as never),
    ],
    ["typedDataSigner without an account", "address", () => typedDataSigner(undefined as never)],
    ["an account that signs nothing", "signTypedData", () => typedDataSigner({ address } as never)],
    ["walletSigner without a wallet", "wallet", () => walletSigner(undefined as never, address)],
    [
      "walletSigner without an address",
      "address",
      () => walletSigner({ request: async () => "" }, null as never),
    ],
  ];
  it.each(wrong)("reject %s with the path %s", async (_, path, make) => {
    expect(await captureRejection(make)).toMatchObject({ path });
  });
});

describe("gRPC clients of other surfaces", () => {
  it.each([
    ["createSuiClient", createSuiClient],
    ["createTronClient", createTronClient],
  ])("%s names a missing endpoint", async (_, create: (options: never) => unknown) => {
    expect(await captureRejection(() => create(undefined as never))).toMatchObject({ path: "endpoint" });
  });
});
