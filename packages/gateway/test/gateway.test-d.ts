import { createGateway, type Credentials, type NodeAccess } from "../src/index.ts";

// In memory every start is a first one, so there are credentials; with a file there may be none.
const inMemory = await createGateway({ database: ":memory:" });
inMemory.credentials satisfies Credentials;
inMemory.credentials.nodes.ethereum satisfies NodeAccess;
const inFile = await createGateway({ database: "state.db" });
// @ts-expect-error There are credentials at the first start only.
inFile.credentials satisfies Credentials;

// @ts-expect-error There is no such protocol.
await createGateway({ upstreams: { etherium: {} } });
// @ts-expect-error There is no such adapter.
await createGateway({ upstreams: { ethereum: { rpc: { urls: [], adapters: ["raw-headers"] } } } });
// @ts-expect-error There is no such part of a node.
await createGateway({ upstreams: { ethereum: { rpcs: "stand-in" } } });
