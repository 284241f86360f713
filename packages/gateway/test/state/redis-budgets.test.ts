import { freePorts } from "@node-access-tools/local-servers";
import { programForTests } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Log } from "../../src/observe/log.ts";
import type { SharedBudgets } from "../../src/state/budgets.ts";
import { redisBudgets } from "../../src/state/redis/redis-budgets.ts";
import { startRedis } from "../redis-server.ts";

const program = programForTests("redis");
const [port = 0] = await freePorts(1);
let server = program === undefined ? undefined : await startRedis(program, port);

describe.runIf(server)("budgets in Redis", () => {
  let budgets: SharedBudgets;
  const logged: string[] = [];
  const quota = { rate: 100, burst: 200 };
  const leaseRequest = (credential: string, spent: number, wanted: number) => ({
    credential,
    quota,
    spent,
    wanted,
  });

  beforeAll(() => {
    budgets = redisBudgets(`redis://127.0.0.1:${port}`, (level, event) => logged.push(`${level} ${event}`));
  });
  afterAll(async () => {
    budgets.close();
    server?.kill("SIGKILL");
  });

  it("lease what is available, for several credentials in one round trip", async () => {
    await expect.poll(() => budgets.lease([leaseRequest("ready", 0, 0)]).catch(() => "away")).toHaveLength(1);
    const [one, other] = await budgets.lease([leaseRequest("one", 0, 150), leaseRequest("other", 20, 300)]);
    expect(one).toMatchObject({ granted: 150, left: 50 });
    expect(other).toMatchObject({ granted: 180, left: 0 });
    const [more] = await budgets.lease([leaseRequest("one", 0, 150)]);
    expect(more?.granted).toBeGreaterThanOrEqual(50);
    expect(more?.granted).toBeLessThan(150);
  });

  it("settle debts and returned tokens", async () => {
    const [debt] = await budgets.lease([leaseRequest("debtor", 1_000_000, 10)]);
    expect(debt).toEqual({ granted: 0, left: 0 });
    const [back] = await budgets.lease([leaseRequest("debtor", -1_000_000, 10)]);
    expect(back?.granted).toBe(10);
  });

  it("reject while the server is away, and work once it is back, which the log says", async () => {
    expect(logged).toEqual([]);
    server?.kill("SIGKILL");
    await expect.poll(() => budgets.lease([leaseRequest("one", 0, 1)]).catch(() => "away")).toBe("away");
    server = await startRedis(program ?? "", port);
    await expect
      .poll(() => budgets.lease([leaseRequest("one", 0, 1)]).catch(() => "away"))
      .toMatchObject([{ granted: 1 }]);
    expect(logged).toEqual(["warn counters unavailable", "info counters available"]);
  });

  it("log why the server rejects them, without the password", async () => {
    const entries: unknown[] = [];
    const log: Log = (...entry) => void entries.push(entry);
    const rejected = redisBudgets(`redis://nobody:secret@127.0.0.1:${port}`, log);
    await expect
      .poll(() => entries)
      .toEqual([
        ["warn", "counters unavailable", { change: "failed", reason: expect.stringMatching(/^WRONGPASS/) }],
      ]);
    expect(JSON.stringify(entries)).not.toContain("secret");
    rejected.close();
  });
});
