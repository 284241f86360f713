import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { createFeederClient, type InvokeFunction } from "../../src/feeder/feeder-client.ts";
import { urlToken } from "../../src/index.ts";

const transaction: InvokeFunction = {
  type: "INVOKE_FUNCTION",
  sender_address: "0x04c1d9da136846ab084ae18cf6ce7a652df7793b666a16ce46b1bf5850cc739d",
  nonce: "0x0",
  max_fee: "0x0",
  version: "0x1",
  calldata: ["0x1"],
  signature: [],
};

async function withFeeder(
  status: number,
  responseBody: string,
  use: (endpoint: string, received: { url: string; body: unknown }[]) => Promise<void>,
): Promise<void> {
  const received: { url: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: `${request.method} ${request.url}`, body: JSON.parse(body) });
      response.writeHead(status, { "content-type": "application/json" }).end(responseBody);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, received);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("createFeederClient", () => {
  it("posts the transaction with the block in the query and the token before the path", async () => {
    const body = '{"fee_estimation":{"overall_fee":43000000000000000000}}';
    await withFeeder(200, body, async (endpoint, received) => {
      const feeder = createFeederClient({ endpoint, credential: urlToken("t0ken") });
      const { fee_estimation } = await feeder.simulateTransaction(transaction, {
        blockNumber: 7,
        skipValidate: true,
      });
      expect(fee_estimation.overall_fee).toBe(43_000_000_000_000_000_000n);
      expect(received).toEqual([
        {
          url: "POST /t0ken/feeder_gateway/simulate_transaction?blockNumber=7&skipValidate=true",
          body: transaction,
        },
      ]);
    });
  });

  it("reports the feeder's error, and retries a simulation after a transient error", async () => {
    const body = '{"code":"StarknetErrorCode.TRANSACTION_FAILED","message":"out of steps"}';
    await withFeeder(500, body, async (endpoint, received) => {
      const call = createFeederClient({ endpoint, retries: 1 }).simulateTransaction(transaction, {
        blockNumber: "latest",
      });
      await expect(call).rejects.toMatchObject({
        code: "HTTP_STATUS",
        context: { status: 500, body: body },
      });
      expect(received).toHaveLength(2);
    });
  });
});
