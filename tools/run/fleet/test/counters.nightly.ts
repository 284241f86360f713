import { type ChildProcessWithoutNullStreams } from "node:child_process";
import { freePorts, spawnGuarded } from "@node-access-tools/local-servers";
import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import { programForTests } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFleet } from "../src/index.ts";

import { callAt } from "./contract/client.ts";

const program = programForTests("redis");

describe("the rate limit that a fleet shares", () => {
  let postgres: Postgres;
  let redis: ChildProcessWithoutNullStreams | undefined;
  let port = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
    [port = 0] = await freePorts(1);
    if (program === undefined) return;
    redis = spawnGuarded(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", ""]);
    for await (const text of redis.stdout) if (String(text).includes("eady to accept")) break;
  });
  afterAll(async () => {
    redis?.stdin.end();
    await postgres?.stop();
  });

  it.each([["Postgres"], ...(program === undefined ? [] : [["Valkey or Redis"]])])(
    "admits about one burst over all gateways, counted in %s",
    async (place) => {
      // The rate is low enough that only the burst is admitted, even on a busy machine.
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
        await expect.poll(callEverywhere).toBeGreaterThanOrEqual(27);
        for (let round = 0; round < 20; round++) await callEverywhere();
        // A gateway that has not read the shared count yet may admit one call too many, also after some seconds without
        // calls, as on a busy machine. With separate counts, each could admit 30.
        expect(admitted).toBeLessThan(45);
      } finally {
        await fleet.stop();
      }
    },
  );
});
