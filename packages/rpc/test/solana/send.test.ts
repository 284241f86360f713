import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRpcPool } from "../../src/pool/index.ts";
import { solana } from "../../src/solana/index.ts";
import { ChainNode, RpcError } from "./chain-node.ts";
import { openHttp, openSocket } from "./open-client.ts";

/** One signature, all of whose bytes are 1, and the beginning of a message. */
const inBase64 =
  "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQECAgI=";
const inBase58 =
  "8cqJqYPyx9NjiRYf8KyCjBaCmqdgvZJtEkZ7M9Hf7LnzQU3DamcurxeDEkws9HXPjLaGi9CVgcRwdCp377xLEAyNNTcM";
const signature = "2AXDGYSE4f2sz7tvMMzyHvUfcoJmxudvdhBcmiUSo6ijwfYmfZYsKRxboQMPh3R4kUhXRVdtSXFXMheka4Rc4P2";
const processed = new RpcError(-32002, "Transaction simulation failed", {
  err: "AlreadyProcessed",
  logs: [],
});

let node: ChainNode;
beforeEach(async () => {
  node = await ChainNode.start();
});
afterEach(() => node.close());

/** Makes the node respond to each sending with an error. */
function reject(error: RpcError): void {
  node.before = (method) => {
    if (method === "sendTransaction" || method === "simulateTransaction") throw error;
  };
}

describe("sendTransaction of a transaction that was sent before", () => {
  it("returns the signature, in each encoding and with each client", async () => {
    reject(processed);
    const socket = openSocket(node);
    const pool = createRpcPool({
      protocol: solana,
      endpoints: [{ endpoint: `http://127.0.0.1:${node.port}` }],
    });
    for (const client of [openHttp(node), socket, pool, openHttp(node).with({ middleware: [] })]) {
      expect(await client.sendTransaction(inBase64, { encoding: "base64" })).toBe(signature);
      expect(await client.sendTransaction(inBase58)).toBe(signature);
      expect(
        await client.request({ method: "sendTransaction", params: [inBase58, { encoding: "base58" }] }),
      ).toBe(signature);
    }
    await socket.close();
  });

  it("fails with the node's error if that is another one, or the transaction is none", async () => {
    reject(processed);
    const client = openHttp(node);
    for (const text of ["", "0", "!", inBase64, "1".repeat(20_000), "111"])
      await expect(client.sendTransaction(text)).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    await expect(client.request({ method: "simulateTransaction", params: [inBase58] })).rejects.toMatchObject(
      {
        context: { rpcCode: -32002 },
      },
    );
    reject(new RpcError(-32002, "Transaction simulation failed", { err: "BlockhashNotFound", logs: [] }));
    await expect(client.sendTransaction(inBase58)).rejects.toMatchObject({ context: { rpcCode: -32002 } });
    reject(new RpcError(-32002, "AlreadyProcessed"));
    await expect(client.sendTransaction(inBase58)).rejects.toMatchObject({ context: { rpcCode: -32002 } });
  });
});
