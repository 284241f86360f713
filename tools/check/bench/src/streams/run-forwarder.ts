/** Forwards logs to a webhook in batches of 100, as code written by hand does: without a cursor, a check or a second attempt. */
import { createHmac } from "node:crypto";
import { request } from "undici";
import { attend } from "../child.ts";

async function forward(node: string, webhook: string, blocks: number): Promise<void> {
  const headers = { "content-type": "application/json" };
  for (let from = 0; from < blocks; from += 2_000) {
    const [fromBlock, toBlock] = [from, Math.min(blocks, from + 2_000) - 1].map(
      (number) => `0x${number.toString(16)}`,
    );
    const call = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "eth_getLogs",
      params: [{ fromBlock, toBlock }],
    });
    const response = await request(node, { method: "POST", headers, body: call });
    const { result } = (await response.body.json()) as { result: object[] };
    for (let at = 0; at < result.length; at += 100) {
      const body = JSON.stringify(result.slice(at, at + 100));
      const signature = createHmac("sha256", Buffer.alloc(32, 7)).update(body).digest("base64");
      const sent = await request(webhook, {
        method: "POST",
        headers: { ...headers, "webhook-signature": signature },
        body,
      });
      await sent.body.dump();
    }
  }
}

attend("", async ({ node, webhook, blocks }: { node: string; webhook: string; blocks?: number }) => {
  if (blocks !== undefined) await forward(node, webhook, blocks);
  return { cpu: process.cpuUsage() };
});
