import { createGateway, type Credentials, type NodeAccess } from "../src/index.ts";

// In memory, every start is a first one, so there are credentials; with a file there may be none.
const inMemory = await createGateway({ database: ":memory:" });
inMemory.credentials satisfies Credentials;
inMemory.credentials.nodes.ethereum satisfies NodeAccess;
const inFile = await createGateway({ database: "state.db" });
// @ts-expect-error There are credentials at the first start only.
inFile.credentials satisfies Credentials;

// @ts-expect-error There is no such protocol.
await createGateway({ networks: { "etherium-mainnet": {} } });
const upstream = { name: "one", url: "https://node.example" };
await createGateway({
  // @ts-expect-error There is no such adapter.
  networks: { "ethereum-mainnet": { rpc: { upstreams: [{ ...upstream, adapters: ["raw-headers"] }] } } },
});
// @ts-expect-error There is no such part of a network.
await createGateway({ networks: { "ethereum-mainnet": { rpcs: "simulator" } } });

// Only the protocols of the given networks have a node.
const served = await createGateway({
  networks: { "ethereum-sepolia": { rpc: "simulator" }, "polygon-pos-mainnet": { rpc: "simulator" } },
});
served.credentials.nodes.ethereum satisfies NodeAccess;
served.credentials.nodes["polygon-pos"] satisfies NodeAccess;
// @ts-expect-error No network of BNB Smart Chain is given.
served.credentials.nodes["bsc"] satisfies NodeAccess;
