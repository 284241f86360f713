import type { ChildProcess } from "node:child_process";
import { connect, createServer, type Socket } from "node:net";
import { createClient } from "@redis/client";
import { freePorts, listen } from "@node-access-tools/local-servers";
import { programForTests } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Log } from "../../src/observe/log.ts";
import type { SharedBudgets } from "../../src/state/budgets.ts";
import { redisBudgets } from "../../src/state/redis/redis-budgets.ts";
import { startRedis } from "../redis-server.ts";

const program = programForTests("redis");
const [port = 0] = await freePorts(1);
let server = program === undefined ? undefined : await startRedis(program, port);

interface Address {
  port: number;
  /** What the caller gets instead of the server's replies. */
  reply?: string | undefined;
}

/** Budgets behind an address that leads to the server of a port at that time. */
async function budgetsBehind(address: Address, log: Log): Promise<SharedBudgets> {
  const sockets = new Set<Socket>();
  const forwarder = createServer((caller) => {
    const target = connect(address.port, "127.0.0.1");
    for (const one of [caller, target]) sockets.add(one.on("error", () => {}));
    caller.pipe(target).on("data", (reply: Buffer) => caller.write(address.reply ?? reply));
    target.once("close", () => caller.destroy());
  });
  const { port: shown, close } = await listen(forwarder);
  const budgets = redisBudgets(`redis://127.0.0.1:${shown}`, log);
  onTestFinished(async () => {
    budgets.close();
    for (const one of sockets) one.destroy();
    await close();
  });
  return budgets;
}

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

  describe("after a failover", () => {
    const entries: unknown[] = [];
    const log: Log = (level, event, { reason } = {}) => void entries.push([level, event, reason]);

    /** Budgets behind an address that leads to the first of two servers. */
    async function failingOver() {
      entries.length = 0;
      const [first = 0, second = 0] = await freePorts(2);
      const servers = [await startRedis(program ?? "", first), await startRedis(program ?? "", second)];
      const address: Address = { port: first };
      const moved = await budgetsBehind(address, log);
      onTestFinished(() => {
        for (const one of servers) one.kill("SIGKILL");
      });
      const lease = (): Promise<unknown> => moved.lease([leaseRequest("one", 0, 1)]).catch(() => "away");
      await expect.poll(lease).toMatchObject([{ granted: 1 }]);
      return { lease, first: servers[0] as ChildProcess, ports: [first, second] as const, address };
    }

    it("are those of the new primary, although the connection to the former one is open", async () => {
      const { lease, ports, address } = await failingOver();
      const admin = createClient({ url: `redis://127.0.0.1:${ports[0]}` });
      await admin.connect();
      onTestFinished(() => admin.destroy());
      await admin.replicaOf("127.0.0.1", ports[1]);
      address.port = ports[1];
      expect(await lease()).toBe("away");
      await expect.poll(lease).toMatchObject([{ granted: 1 }]);
      expect(entries).toEqual([
        ["warn", "counters unavailable", expect.stringMatching(/^READONLY/)],
        ["info", "counters available", undefined],
      ]);
    });

    it("are those of the new primary, although the former one does not hang up", async () => {
      const { lease, first, ports, address } = await failingOver();
      first.kill("SIGSTOP");
      address.port = ports[1];
      expect(await lease()).toBe("away");
      await expect.poll(lease).toMatchObject([{ granted: 1 }]);
      expect(entries).toEqual([
        ["warn", "counters unavailable", "no reply in time"],
        ["info", "counters available", undefined],
      ]);
    });
  });

  it.each([
    ["NaN", "*2\r\n$3\r\nnan\r\n$3\r\nnan\r\n"],
    ["infinite", "*2\r\n$3\r\ninf\r\n$5\r\n1e999\r\n"],
    ["negative", "*2\r\n$2\r\n-5\r\n$1\r\n0\r\n"],
    ["a number and more", "*2\r\n$2\r\n5x\r\n$1\r\n0\r\n"],
    ["empty text", "*2\r\n$0\r\n\r\n$1\r\n0\r\n"],
    ["nothing", "*2\r\n$-1\r\n$-1\r\n"],
    ["one number for two", "*1\r\n$1\r\n5\r\n"],
    ["no list", "+OK\r\n"],
  ])("reject a reply that is %s, like that of no server, and log it", async (_, reply) => {
    const entries: unknown[] = [];
    const address: Address = { port };
    const wrong = await budgetsBehind(address, (level, event, { reason } = {}) => {
      entries.push([level, event, reason]);
    });
    const lease = () => wrong.lease([leaseRequest("wrong", 0, 1)]).catch(() => "away");
    await expect.poll(lease).toMatchObject([{ granted: 1 }]);
    address.reply = reply;
    expect(await lease()).toBe("away");
    address.reply = undefined;
    expect(await lease()).toMatchObject([{ granted: 1 }]);
    expect(entries).toEqual([
      ["warn", "counters unavailable", "the reply is not numbers of tokens"],
      ["info", "counters available", undefined],
    ]);
  });

  it("log that the server expects a password", async () => {
    const admin = createClient({ url: `redis://127.0.0.1:${port}` });
    await admin.connect();
    await admin.configSet("requirepass", "secret");
    const entries: unknown[] = [];
    const rejected = redisBudgets(`redis://127.0.0.1:${port}`, (...entry) => void entries.push(entry));
    onTestFinished(async () => {
      rejected.close();
      await admin.configSet("requirepass", "");
      admin.destroy();
    });
    await expect
      .poll(async () => {
        await rejected.lease([leaseRequest("one", 0, 1)]).catch(() => {});
        return entries;
      })
      .toEqual([
        ["warn", "counters unavailable", { change: "failed", reason: expect.stringMatching(/^NOAUTH/) }],
      ]);
  });
});
