import { createBeaconClient, genesisTime } from "@node-access/beacon";
import { createGraphqlClient } from "@node-access/graphql";
import { createInfoClient } from "@node-access/exchange";
import { createGateway } from "@node-access/gateway";
import { createGeyserClient } from "@node-access/grpc/geyser";
import {
  bearer,
  createManagementClient,
  isNodeAccessError,
  type Node,
  nodeEndpoints,
  paginate,
} from "@node-access/management";
import { createRpcClient } from "@node-access/rpc";
import { createFeederClient } from "@node-access/rpc/feeder";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The steps of a user: an API key, the node's record, and a client for each endpoint of the record.

let gateway: Awaited<ReturnType<typeof createGateway>>;
let management: ReturnType<typeof createManagementClient>;
const nodes = new Map<string, Node>();
beforeAll(async () => {
  gateway = await createGateway();
  const credential = bearer(gateway.credentials?.apiKey ?? "");
  management = createManagementClient({ endpoint: gateway.url, credential });
  for await (const node of paginate((page) => management.listNodes({ page }))) nodes.set(node.name, node);
});
afterAll(() => gateway.close());

function findNode(protocol: string): Node {
  const node = nodes.get(protocol);
  if (!node) throw new Error(`there is no node ${protocol}`);
  return node;
}

describe("management against the gateway", () => {
  it("reads the organization and its nodes", async () => {
    expect((await management.getOrganization()).id).toMatch(/^RG-/);
    expect(nodes.size).toBe(Object.keys(gateway.credentials?.nodes ?? {}).length);
    const { id } = findNode("bitcoin");
    expect((await management.getNode(id)).id).toBe(id);
  });

  it("changes a node, and names a wrong field", async () => {
    const { id } = findNode("tezos");
    expect((await management.updateNode(id, { name: "mine" })).name).toBe("mine");
    const error: unknown = await management.updateNode(id, { name: "" }).catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error)).toBe(true);
    const unknown: unknown = await management.getNode("ND-0-0").catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(unknown, "HTTP_STATUS") && unknown.context.status).toBe(404);
  });
});

describe("a node that is created and deleted", () => {
  it("serves its endpoints until it is deleted", async () => {
    const { id: project } = await management.createProject({ name: "short" });
    const place = { provider: "vzo", region: "eu3" } as const;
    const network = await management.createNetwork({
      project,
      protocol: "gnosis",
      configuration: { network: "gnosis-mainnet" },
      nodes: [{ name: "own", type: "dedicated", role: "peer", configuration: { archive: true }, ...place }],
    });
    const [node] = network.nodes;
    if (!node) throw new Error("the network has no node");
    const { rpc, webSocket } = nodeEndpoints(node, "gnosis");
    if (!rpc || !webSocket) throw new Error("the record names too few endpoints");
    const client = createRpcClient(rpc);
    const socket = createRpcWebSocketClient(webSocket);
    expect(await client.eth_blockNumber()).toBe("0x0");
    expect(await socket.eth_blockNumber()).toBe("0x0");
    await management.deleteNode(node.id);
    for (const call of [client.eth_blockNumber(), socket.eth_blockNumber()]) {
      const error: unknown = await call.catch((thrown: unknown) => thrown);
      expect(isNodeAccessError(error) && error.code).toBe("CREDENTIAL_REFUSED");
    }
    await socket.close();
    await management.deleteProject(project);
    const gone: unknown = await management.getNetwork(network.id).catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(gone, "HTTP_STATUS") && gone.context.status).toBe(404);
  });

  it("is rejected with the name of the wrong field", async () => {
    const { results } = await management.listNetworks({ protocol: "solana" });
    const error: unknown = await management
      .createNode({
        name: "wrong",
        network: results[0]?.id ?? "NW-0",
        type: "shared",
        role: "peer",
        provider: "aws",
        region: "us-west-2",
        configuration: {},
      })
      .catch((thrown: unknown) => thrown);
    const body: unknown = isNodeAccessError(error, "HTTP_STATUS") && JSON.parse(error.context.body);
    expect(body).toMatchObject({ error: { fields: { type: [expect.stringContaining("dedicated")] } } });
  });
});

describe("the endpoints of a node's record", () => {
  it.each(["url-token", "basic"] as const)("open Ethereum's by %s", async (access) => {
    const { rpc, webSocket, graphql, beacon } = nodeEndpoints(findNode("ethereum"), "ethereum", access);
    if (!rpc || !webSocket || !graphql || !beacon) throw new Error("the record names too few endpoints");
    expect(await createRpcClient(rpc).net_listening()).toBe(true);
    const socket = createRpcWebSocketClient(webSocket);
    expect(await socket.eth_accounts()).toHaveLength(10);
    await socket.close();
    expect(await createGraphqlClient(graphql).query("{ chainID }")).toEqual({ chainID: "0x7a69" });
    const { data } = await createBeaconClient(beacon).getGenesis();
    expect(genesisTime(data).getTime()).toBeGreaterThan(0);
  });

  it("open the venue's, on both sides of /evm", async () => {
    const { rpc, node } = nodeEndpoints(findNode("hyperliquid"), "hyperliquid");
    if (!rpc || !node) throw new Error("the record names too few endpoints");
    expect(await createRpcClient(rpc).explorer_getHeaderByNumber(0)).toMatchObject({ number: "0x0" });
    expect((await createInfoClient(node).meta()).universe.length).toBeGreaterThan(0);
  });

  it("open Starknet's, JSON-RPC and feeder", async () => {
    const { rpc, node } = nodeEndpoints(findNode("starknet"), "starknet");
    if (!rpc || !node) throw new Error("the record names too few endpoints");
    const common = {
      sender_address: "0x1",
      nonce: "0x0",
      max_fee: "0x0",
      version: "0x1",
    } as const;
    const block = { block_number: 1 };
    const results = await createRpcClient(rpc).starknet_simulateTransactions(
      block,
      [{ type: "INVOKE", ...common, calldata: [], signature: [] }],
      [],
    );
    expect(results).toHaveLength(1);
    const feeder = createFeederClient(node);
    const simulated = await feeder.simulateTransaction(
      { type: "INVOKE_FUNCTION", ...common, calldata: [], signature: [] },
      { blockNumber: 1 },
    );
    expect(simulated.fee_estimation.unit).toBe("wei");
  });

  it("open Solana's gRPC", async () => {
    const { grpc } = nodeEndpoints(findNode("solana"), "solana");
    if (!grpc) throw new Error("the record names no gRPC endpoint");
    const client = createGeyserClient(grpc);
    expect((await client.getSlot()).slot).toBeGreaterThan(0n);
    client.close();
  });
});
