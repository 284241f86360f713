import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { createGateway } from "@node-access/gateway";
import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { Checkpoint } from "../src/checkpoint.ts";
import { consume } from "../src/consume.ts";

const gateway = await createGateway({ networks: { "solana-mainnet": "simulator" }, geyserRate: 500 });
const client = createGeyserClient({
  endpoint: `http://${gateway.grpcUrl}`,
  credential: xToken(gateway.credentials.nodes.solana.key),
});
const folder = mkdtempSync(join(tmpdir(), "geyser-"));
after(async () => {
  client.close();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

test("a restarted consumer continues behind its checkpoint", async () => {
  const checkpoint = new Checkpoint(join(folder, "checkpoint"));
  assert.equal(checkpoint.read(), undefined);
  const first = await consumeSlots(checkpoint, 2);
  const stored = checkpoint.read() ?? assert.fail("nothing was stored");
  const second = await consumeSlots(checkpoint, 2);

  assert.ok(first[0] && stored >= first[0].slot, "a slot is complete");
  assert.equal(second[0]?.slot, stored + 1n);
  const processed = first.filter(({ slot }) => slot <= stored);
  const all = [...processed, ...second].map(({ signature }) => signature);
  assert.equal(new Set(all).size, all.length);
});

/** Consumes until transactions of this many slots have arrived. */
async function consumeSlots(checkpoint: Checkpoint, count: number) {
  const stop = new AbortController();
  const seen: { slot: bigint; signature: string }[] = [];
  const done = consume({
    client,
    checkpoint,
    signal: stop.signal,
    onTransaction: (transaction) => {
      seen.push(transaction);
      if (new Set(seen.map(({ slot }) => slot)).size > count) stop.abort();
    },
  });
  await assert.rejects(done, () => stop.signal.aborted);
  return seen;
}
