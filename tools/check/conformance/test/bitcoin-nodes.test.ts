import { type Litecoind, startLitecoind } from "@node-access-tools/local-servers/litecoind";
import { programForTests } from "@node-access-tools/workspace";
import { createGateway } from "@node-access/gateway";
import { basic, isNodeAccessError, type RpcClient, urlToken } from "@node-access/rpc";
import { bitcoin, createRpcClient } from "@node-access/rpc/bitcoin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The client against a real node, and against the gateway in front of two: both must look the same to its user.

let nodes: [Litecoind, Litecoind];
let gateway: Awaited<ReturnType<typeof createGateway>>;
let address: string;
const clients = new Map<string, RpcClient<"bitcoin">>();

const findClient = (name: string): RpcClient<"bitcoin"> => clients.get(name) as RpcClient<"bitcoin">;

describe.runIf(programForTests("litecoind"))("the client of Bitcoin nodes", () => {
  beforeAll(async () => {
    nodes = await Promise.all([startLitecoind(), startLitecoind()]);
    const [one, two] = nodes;
    await one.connect(two);
    address = await one.createWallet();
    const mined = await one.mine(102, address);
    await two.reached(mined.at(-1) ?? "");
    gateway = await createGateway({
      networks: {
        "bitcoin-regtest": {
          genesis: String(await one.call("getblockhash", 0)),
          rpc: {
            upstreams: [
              { name: "one", url: one.url },
              { name: "two", url: two.url },
            ],
          },
        },
      },
    });
    const { origin } = new URL(one.url);
    const credential = basic(one.username, one.password);
    clients.set("a node", createRpcClient({ protocol: bitcoin, endpoint: origin, credential }));
    const key = gateway.credentials?.nodes["bitcoin"]?.key ?? "";
    clients.set(
      "the gateway",
      createRpcClient({ protocol: bitcoin, endpoint: gateway.url, credential: urlToken(key) }),
    );
  });
  afterAll(async () => {
    await gateway.close();
    await Promise.all(nodes.map((node) => node.stop()));
  });

  describe.each(["a node", "the gateway"])("at %s", (name) => {
    it("reads the newest block, with amounts as the node writes them", async () => {
      const client = findClient(name);
      const height = await client.getblockcount();
      const hash = await client.getbestblockhash();
      expect(await client.getblockhash(height)).toBe(hash);
      const block = await client.getblock(hash, 2);
      expect(block).toMatchObject({ hash, height, nTx: 1 });
      expect(block.tx[0]?.vout[0]?.value).toBe("50.00000000");
      expect((await client.getblock(hash, 1)).tx).toEqual([block.tx[0]?.txid]);
      expect(await client.getblock(hash, 0)).toMatch(/^[\da-f]+$/);
    });

    it("fails with the node's error", async () => {
      const error: unknown = await findClient(name)
        .getblockhash(999_999)
        .catch((thrown: unknown) => thrown);
      expect(isNodeAccessError(error, "JSON_RPC_ERROR") && error.context).toMatchObject({
        rpcCode: -8,
        rpcMessage: "Block height out of range",
      });
    });
  });

  it("sends a transaction that both nodes then have, and finds it in a block", async () => {
    const client = findClient("the gateway");
    const [one, two] = nodes;
    const created = await one.call("createrawtransaction", [], [{ [address]: 0.1 }]);
    const { hex: funded } = (await one.call("fundrawtransaction", created)) as { hex: string };
    const { hex } = (await one.call("signrawtransactionwithwallet", funded)) as { hex: string };
    const txid = await client.sendrawtransaction(hex);
    await expect.poll(() => two.call("getrawmempool")).toContain(txid);
    const [hash = ""] = await one.mine(1, address);
    await expect.poll(() => client.getbestblockhash()).toBe(hash);
    const { tx } = await client.getblock(hash, 2);
    const sent = tx.find((transaction) => transaction.txid === txid);
    expect(sent?.vout.map(({ value }) => value)).toContain("0.10000000");
  });
});
