import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../src/index.ts";
import { createLog } from "../../src/observe/log.ts";
import { Outage } from "../../src/observe/outage.ts";
import { UpstreamWatch } from "../../src/router/networks/upstream-watch.ts";
import { createCall, sendCall } from "../filters/send-call.ts";
import { closeAfterTest } from "../cleanup.ts";
import { createPool } from "../upstream-pool.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";

const works = respondWith(() => "0x1");

/** Responds as a broken upstream does. */
const broken: Readonly<Record<string, (body: string, response: ServerResponse) => void>> = {
  "HTTP 503": (_, response) => void response.writeHead(503).end(),
  "malformed response": (_, response) => void response.end("<html>"),
  "HTTP 401": (_, response) => void response.writeHead(401).end(),
  "connection closed": (_, response) => void response.destroy(),
};

/** A pool whose first upstream can be broken, and the log of its watch. */
async function watchedPool() {
  let respond = works;
  const flaky = await startUpstream((body, response) => respond(body, response));
  const steady = await startUpstream(works);
  const { pool, call } = createPool([flaky.url, steady.url]);
  closeAfterTest(flaky, steady, pool);
  const entries: LogEntry[] = [];
  const watch = new UpstreamWatch(createLog((entry) => entries.push(entry)));
  let now = performance.now();
  return {
    pool,
    entries,
    break: (how?: (body: string, response: ServerResponse) => void) => (respond = how ?? works),
    /** Makes calls, one of them to the first upstream itself, and lets time pass on the clock of the watch. */
    async pass(seconds: number, calls = 4): Promise<void> {
      for (let second = 0; second < seconds; second++) {
        if (calls > 0) await this.callFirst();
        for (let count = 0; count < calls; count++)
          await call("eth_getBalance", [`0x${second}${count}`, "0x1"]);
        now += 1_000;
        const { members } = pool;
        watch.check(
          members.map((member) => ({
            network: "n",
            part: "rpc",
            member,
            members,
            condition: (at) => pool.condition(at),
          })),
          now,
        );
      }
    },
    /** Calls the first upstream, since callers' calls may all go to the other one. */
    async callFirst(): Promise<void> {
      const [member] = pool.members;
      if (!member) throw new Error("no member");
      const balance = createCall("eth_getBalance", ["0x1", "0x1"]);
      await sendCall(pool, balance, { only: member.upstream }).reply.catch(() => {});
    },
    /** Calls the first upstream until it has served a call again. */
    async recover(): Promise<void> {
      respond = works;
      await expect
        .poll(async () => {
          await this.pass(1, 0);
          await this.callFirst();
          const [member] = pool.members;
          return member && member.servedAt > member.failures.at;
        })
        .toBe(true);
    },
  };
}

const facts = ({ level, event, change, reason, upstream }: LogEntry) => ({
  level,
  event,
  change,
  reason,
  upstream,
});

describe("the log of an upstream", () => {
  it("that serves another chain every other second has one line, and reminders", async () => {
    const watched = await watchedPool();
    const [member] = watched.pool.members;
    for (let second = 0; second < 100; second++) {
      const mismatch = second % 2 === 0 ? "expected 1, reported 5" : undefined;
      Object.defineProperty(member?.upstream, "mismatch", { value: mismatch, configurable: true });
      await watched.pass(1, 0);
    }
    expect(watched.entries.map(({ event, reason }) => [event, reason])).toEqual([
      ["upstream serves another chain", "expected 1, reported 5"],
      ["upstream still serves another chain", "expected 1, reported 5"],
    ]);
    await watched.pass(10, 0);
    expect(watched.entries.at(-1)).toMatchObject({ event: "upstream serves its network again" });
    expect(watched.entries).toHaveLength(3);
  });

  it.each(Object.entries(broken))(
    "that fails with %s has one line, and one when it works again",
    async (_, how) => {
      const watched = await watchedPool();
      await watched.pass(3);
      expect(watched.entries).toEqual([]);
      watched.break(how);
      await watched.pass(2, 20);
      await watched.pass(28, 0);
      expect(watched.entries.map(facts)).toEqual([
        {
          level: "warn",
          event: "upstream failed",
          change: "failed",
          reason: expect.any(String) as string,
          upstream: "one",
        },
      ]);
      await watched.recover();
      await watched.pass(10);
      expect(watched.entries).toHaveLength(2);
      const { failures } = watched.pool.members[0] ?? { failures: { count: 0 } };
      expect(watched.entries[1]).toMatchObject({
        level: "info",
        event: "upstream works again",
        change: "recovered",
        network: "n",
        part: "rpc",
        upstream: "one",
        failures: failures.count,
        serving: "2 of 2",
      });
      expect(watched.entries[1]?.["seconds"]).toBeGreaterThan(25);
    },
  );

  it("that throttles has one line, and one when it no longer does", async () => {
    const watched = await watchedPool();
    watched.break((_, response) => void response.writeHead(429).end());
    await watched.pass(10);
    watched.break();
    await expect
      .poll(async () => {
        await watched.pass(1);
        return (watched.pool.members[0]?.throttledUntil ?? 0) < performance.now();
      })
      .toBe(true);
    await watched.pass(10);
    expect(watched.entries.map(facts)).toEqual([
      {
        level: "warn",
        event: "upstream throttles",
        change: "throttled",
        reason: "HTTP 429",
        upstream: "one",
      },
      {
        level: "info",
        event: "upstream no longer throttles",
        change: "recovered",
        reason: "HTTP 429",
        upstream: "one",
      },
    ]);
  });

  it("that lags, follows a fork or is cordoned has a line for each, and one when it is over", async () => {
    const watched = await watchedPool();
    const [one, two] = watched.pool.members;
    if (!one || !two) throw new Error("no members");
    const report = async (seconds: number, lag: number): Promise<void> => {
      for (let second = 0; second < seconds; second++) {
        two.head = Math.max(two.head, 100) + 1;
        one.head = two.head - lag;
        one.headAt = two.headAt = Infinity;
        await watched.pass(1, 0);
      }
    };
    await report(30, 2);
    expect(watched.entries).toEqual([]);
    await report(30, 40);
    await report(10, 0);
    two.head = 0;
    one.headAt = two.headAt = performance.now();
    one.behindSince = one.headAt - 31_000;
    two.behindSince = one.behindSince;
    await watched.pass(2, 0);
    // Neither has the block that callers have seen, so none serves.
    expect(watched.entries.at(-1)).toMatchObject({ event: "upstream lags", serving: "0 of 2" });
    one.behindSince = two.behindSince = undefined;
    await watched.pass(11, 0);
    one.agreement = "forked";
    await report(3, 0);
    one.agreement = "agrees";
    await report(8, 0);
    expect(watched.entries.map(({ event, reason }) => `${event}: ${reason}`)).toEqual([
      "upstream lags: 40 blocks behind",
      "upstream has caught up: 40 blocks behind",
      "upstream lags: behind the newest block that callers have seen",
      "upstream lags: behind the newest block that callers have seen",
      "upstream has caught up: behind the newest block that callers have seen",
      "upstream has caught up: behind the newest block that callers have seen",
      "upstream follows a fork: its blocks differ from the others'",
      "upstream has left the fork: its blocks differ from the others'",
    ]);
  });
});

describe("an outage", () => {
  it("that follows another one must be over for longer, so that lines stay few", () => {
    const outage = new Outage();
    const steps: string[] = [];
    // Fails for a second, and works for ten, for an hour.
    for (let second = 0; second < 3_600; second++) {
      const now = second * 1_000;
      const report = second % 11 === 0 ? outage.failed(1, "HTTP 503", now) : outage.worked(now);
      if (report) steps.push(report.step);
    }
    expect(steps.length).toBeLessThan(15);
    expect(steps[0]).toBe("began");
  });

  it("that goes on is reported at growing intervals", () => {
    const outage = new Outage();
    const steps: string[] = [];
    // Every other call fails, for a day.
    for (let now = 0; now < 86_400_000; now += 1_000) {
      const report = now % 2_000 === 0 ? outage.failed(1, "HTTP 503", now) : outage.worked(now);
      if (report) steps.push(`${report.step} ${report.seconds}`);
    }
    expect(steps.slice(0, 5)).toEqual(["began 0", "goesOn 60", "goesOn 180", "goesOn 420", "goesOn 900"]);
    expect(steps.length).toBeLessThan(32);
  });

  it("that nothing has ended is over after ten minutes without a failure", () => {
    const outage = new Outage();
    expect(outage.failed(1, "a", 0)?.step).toBe("began");
    expect(outage.failed(1, "a", 599_000)?.step).toBe("goesOn");
    expect(outage.failed(1, "a", 650_000)).toBeUndefined();
    expect(outage.failed(1, "b", 1_300_000)).toMatchObject({ step: "began", failures: 1, reason: "b" });
  });

  it("reports how many calls failed, and for how long", () => {
    const outage = new Outage();
    expect(outage.failed(3, "a", 1_000)).toEqual({ step: "began", failures: 3, reason: "a", seconds: 0 });
    expect(outage.failed(2, "b", 2_000)).toBeUndefined();
    expect(outage.worked(6_000)).toBeUndefined();
    expect(outage.worked(8_000)).toEqual({ step: "over", failures: 5, reason: "b", seconds: 5 });
    expect(outage.worked(9_000)).toBeUndefined();
  });
});
