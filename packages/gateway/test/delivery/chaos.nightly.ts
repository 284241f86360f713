import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, it, vi } from "vitest";
import type { GatewayProcess } from "../faults/gateway-process.ts";
import { brokenInTest, usePostgres } from "../use-postgres.ts";
import { startReceiver } from "./receiver.ts";
import { TestFleet, wait } from "./test-fleet.ts";

const postgres = usePostgres();

/** Numbers from 0 to below a maximum that depend on a seed. */
function numbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

it.each([Number(process.env["SEED"] ?? Date.now() % 100_000)])(
  "whatever dies or freezes, each event arrives, in order, and once in a table (seed %d)",
  { timeout: 600_000 },
  async (seed) => {
    const random = numbers(seed);
    const server = brokenInTest(postgres());
    const [database, target] = [await server.createDatabase(), await server.createDatabase()];
    const fleet = new TestFleet(await startReceiver(), "--database", database);
    const gateways: GatewayProcess[] = [await fleet.start(), await fleet.start(), await fleet.start()];
    const [first] = gateways as [GatewayProcess];
    const webhooks = await fleet.createStreams(first, 4);
    const tables = await fleet.createStreams(first, 1, {
      destination: { type: "postgres", url: target, table: "blocks" },
    });
    await fleet.expectProgress(webhooks);
    for (let step = 0; step < 12; step++) {
      // The first one is only frozen: the simulated chain is linked from where a gateway that runs has begun it.
      const what = random(4);
      const index = what === 0 || what === 3 ? 1 + random(2) : random(gateways.length);
      const gateway = gateways[index] as GatewayProcess;
      if (what === 0) {
        await gateway.kill();
        gateways[index] = await fleet.start();
      } else if (what === 1) {
        process.kill(gateway.pid, "SIGSTOP");
        await sleep(500 + random(4_000));
        process.kill(gateway.pid, "SIGCONT");
      } else if (what === 2) {
        await server.kill();
        await sleep(random(3_000));
        await server.restart();
      } else {
        await gateway.end("SIGTERM");
        gateways[index] = await fleet.start();
      }
      await sleep(random(3_000));
    }
    await fleet.expectProgress(webhooks);
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    const read = async (): Promise<{ block: number; sequence: number }[]> => {
      const { rows } = await client.query("SELECT block_number, sequence FROM blocks ORDER BY sequence");
      return rows.map(({ block_number, sequence }) => ({
        block: Number(block_number),
        sequence: Number(sequence),
      }));
    };
    const { length } = await read();
    await vi.waitFor(async () => expect((await read()).length).toBeGreaterThan(length + 5), wait);
    const rows = await read();
    const [{ block: begin } = { block: 0 }] = rows;
    expect(rows).toEqual(rows.map((_, index) => ({ block: begin + index, sequence: index + 1 })));
    expect(tables).toHaveLength(1);
    await client.end();
  },
);
