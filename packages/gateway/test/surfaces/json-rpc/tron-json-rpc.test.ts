import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { xToken } from "@node-access/grpc";
import { createTronClient } from "@node-access/grpc/tron";
import { listen } from "@node-access-tools/local-servers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { upstreamsAt } from "../../networks.ts";

const mainnet = "0x2b6653dc";
const address = "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c";
const hashAt = (number: number): string => `0x${number.toString(16).padStart(16, "0")}${"ab".repeat(24)}`;

/** A node that answers as java-tron does, and keeps what it was asked. */
async function nodeAt(head: number, chainId = mainnet): Promise<{ url: string; sent: [string, unknown][] }> {
  const sent: [string, unknown][] = [];
  const respond = (method: string, [block]: readonly unknown[]): object => {
    if (method === "eth_chainId") return { result: chainId };
    if (method === "eth_blockNumber") return { result: `0x${head.toString(16)}` };
    if (method === "eth_getBlockByNumber") {
      if (block === "safe") return { error: { code: -32_602, message: "invalid block number", data: "{}" } };
      const number = block === "latest" ? head : block === "finalized" ? head - 19 : Number(block);
      const named = {
        number: `0x${number.toString(16)}`,
        hash: hashAt(number),
        parentHash: hashAt(number - 1),
      };
      return { result: { ...named, timestamp: "0x1" } };
    }
    return { result: "0x1" };
  };
  const { url, close } = await listen(
    createServer((request, response) => {
      void text(request).then((raw) => {
        const calls = [JSON.parse(raw)].flat() as { id: number; method: string; params: unknown[] }[];
        const messages = calls.map(({ id, method, params }) => {
          if (!/^eth_(chainId|blockNumber|getBlockByNumber)$/.test(method)) sent.push([method, params]);
          return Object.assign(respond(method, params), { jsonrpc: "2.0", id });
        });
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(raw.startsWith("[") ? messages : messages[0]));
      });
    }),
  );
  onTestFinished(close);
  return { url: `${url}/jsonrpc`, sent };
}

interface Transaction {
  readonly hash: string;
  readonly from: string;
}

interface Block {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly transactions: readonly Transaction[];
}

async function call<Result = string>(
  endpoint: string,
  method: string,
  ...params: readonly unknown[]
): Promise<Result> {
  const response = await post(endpoint, "/jsonrpc", { jsonrpc: "2.0", id: 1, method, params });
  const { result, error } = (await response.json()) as { result: Result; error?: object };
  if (error) throw new Error(JSON.stringify(error));
  return result;
}

function post(endpoint: string, path: string, body: object): Promise<Response> {
  return fetch(endpoint + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function startGateway(rpc: ReturnType<typeof upstreamsAt> | "simulator") {
  const gateway = await createGateway({
    networks: { "tron-mainnet": { rpc, grpc: "simulator" } },
    limits: { shutdown: 100 },
  });
  closeAfterTest(gateway);
  return { gateway, endpoint: `${gateway.url}/${findNode(gateway, "tron").key}` };
}

describe("TRON's JSON-RPC at the gateway", () => {
  it("is at the path of the interface, and takes no methods that TRON lacks", async () => {
    const { endpoint } = await startGateway("simulator");
    expect(await call(endpoint, "eth_chainId")).toBe(mainnet);
    const request = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };
    expect((await post(endpoint, "", request)).status).toBe(404);
    expect((await post(endpoint, "/graphql", { query: "{ chainID }" })).status).toBe(404);
    for (const method of ["eth_sendRawTransaction", "eth_getTransactionCount", "eth_sign"]) {
      const response = await post(endpoint, "/jsonrpc", { ...request, method, params: ["0x00"] });
      expect(await response.json()).toMatchObject({ error: { code: -32_601 } });
    }
  });

  it("leaves reads of the latest state as they are, and sends them to nodes that have the newest block", async () => {
    const [ahead, behind] = [await nodeAt(1_000), await nodeAt(900)];
    const { endpoint } = await startGateway(upstreamsAt(behind.url, ahead.url));
    await expect.poll(() => call(endpoint, "eth_blockNumber")).toBe("0x3e8");
    await call(endpoint, "eth_getBalance", address, "latest");
    await call(endpoint, "eth_call", { to: address, data: "0x06fdde03" }, "latest");
    await call(endpoint, "eth_estimateGas", { from: address, to: address, value: "0x1" });
    const block = await call<Block>(endpoint, "eth_getBlockByNumber", "finalized", false);
    expect(block.number).toBe(`0x${(981).toString(16)}`);
    const methods = new Map([...ahead.sent, ...behind.sent]);
    expect(methods.get("eth_getBalance")).toEqual([address, "latest"]);
    expect(methods.get("eth_call")).toEqual([{ to: address, data: "0x06fdde03" }, "latest"]);
    expect(methods.get("eth_estimateGas")).toHaveLength(1);
  });

  it("does not use a node of another network", async () => {
    const [nile, main] = [await nodeAt(5_000, "0xcd8690dc"), await nodeAt(10)];
    const { endpoint } = await startGateway(upstreamsAt(nile.url, main.url));
    for (let count = 0; count < 4; count += 1) await call(endpoint, "eth_getBalance", address, "latest");
    expect(nile.sent).toEqual([]);
    expect(main.sent).toHaveLength(4);
  });

  it("simulates a chain that is the same over JSON-RPC and gRPC", async () => {
    const { gateway, endpoint } = await startGateway("simulator");
    const block = await call<Block>(endpoint, "eth_getBlockByNumber", "latest", true);
    const [transaction] = block.transactions;
    if (!transaction) throw new Error("no transaction");
    const receipt = await call(endpoint, "eth_getTransactionReceipt", transaction.hash);
    expect(receipt).toMatchObject({ blockHash: block.hash, status: "0x1", from: transaction.from });
    expect(await call(endpoint, "eth_getBlockReceipts", block.hash)).toEqual([receipt]);
    expect(await call(endpoint, "eth_getTransactionByHash", transaction.hash)).toEqual(transaction);
    const before = await call<Block>(endpoint, "eth_getBlockByHash", block.parentHash, false);
    expect(BigInt(before.number)).toBe(BigInt(block.number) - 1n);
    expect(await call(endpoint, "eth_getBlockByNumber", "0xffffffffff", false)).toBeNull();
    const balance = BigInt(await call(endpoint, "eth_getBalance", transaction.from, "latest"));
    const grpc = createTronClient({
      endpoint: `http://${gateway.grpcUrl}`,
      credential: xToken(findNode(gateway, "tron").key),
    });
    onTestFinished(() => grpc.close());
    const account = await grpc.wallet.getAccount({
      address: Buffer.from(`41${transaction.from.slice(2)}`, "hex"),
    });
    // The next transfer may be between the two reads.
    expect([account.balance, account.balance - 1_000_000n, account.balance + 1_000_000n]).toContain(balance);
  });
});
