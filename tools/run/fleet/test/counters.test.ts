import { type ChildProcessWithoutNullStreams } from "node:child_process";
import { freePorts, spawnGuarded } from "@node-access-tools/local-servers";
import { type Postgres, startPostgres } from "@node-access-tools/postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findServer, startFleet } from "../src/index.ts";
import { callAt } from "./contract/client.ts";

const program = findServer("valkey-server") ?? findServer("redis-server");
if (program === undefined)
  console.warn(
    "\n!!! Neither Valkey nor Redis is installed: their tests are skipped. apt-get install redis-server !!!\n",
  );

describe("requests that a fleet counts together", () => {
  let postgres: Postgres;
  let redis: ChildProcessWithoutNullStreams | undefined;
  let port = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
    [port = 0] = await freePorts(1);
    if (program === undefined) return;
    redis = spawnGuarded(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", ""]);
    for await (const text of redis.stdout) if (String(text).includes("eady to accept")) break;
  }, 120_000);
  afterAll(async () => {
    redis?.stdin.end();
    await postgres?.stop();
  });

  it.each([["Postgres"], ...(program === undefined ? [] : [["Valkey or Redis"]])])(
    "are no more than the burst, whichever gateway they come to: in %s",
    async (place) => {
      // So slow a rate that only the burst is admitted, however busy the machine.
      const limits = { requestsPerSecond: 0.01, requestBurst: 30 };
      const fleet = await startFleet({
        instances: 3,
        database: await postgres.createDatabase(),
        balancer: "round robin",
        config: { limits, ...(place !== "Postgres" && { counters: `redis://127.0.0.1:${port}` }) },
      });
      try {
        const key = fleet.credentials.nodes["starknet"]?.key ?? "";
        let admitted = 0;
        const callEverywhere = async (): Promise<number> => {
          for (const { url } of fleet.gateways)
            if ((await callAt(url, key, "starknet_chainId")).status === 200) admitted++;
          return admitted;
        };
        await expect.poll(callEverywhere, { timeout: 30_000 }).toBeGreaterThanOrEqual(27);
        for (let round = 0; round < 20; round++) await callEverywhere();
        // A gateway that has not asked yet what is left may be wrong by one call, also after seconds without one, which a busy
        // machine makes. Each on its own would admit 30.
        expect(admitted).toBeLessThan(45);
      } finally {
        await fleet.stop();
      }
    },
  );
});
