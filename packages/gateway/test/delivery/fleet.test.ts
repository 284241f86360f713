import { describe, expect, it, vi } from "vitest";
import { listChildren } from "../faults/child-processes.ts";
import type { GatewayProcess } from "../faults/gateway-process.ts";
import { brokenInTest, usePostgres } from "../use-postgres.ts";
import { startReceiver } from "./receiver.ts";
import { TestFleet, wait } from "./test-fleet.ts";

const postgres = usePostgres();

describe("gateways on a Postgres", () => {
  it("share the streams, and those of one that is killed run on the others", async () => {
    const fleet = new TestFleet(await startReceiver(), "--database", await postgres().createDatabase());
    const [one, two] = [await fleet.start(), await fleet.start()];
    const streams = await fleet.createStreams(one, 7);
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([4, 3]), wait);
    await fleet.expectProgress(streams);
    await one.kill();
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([7]), wait);
    await fleet.expectProgress(streams);
    await fleet.start();
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([4, 3]), wait);
    await fleet.expectProgress(streams);
    // One that ends gives its streams to the others.
    expect(await two.end("SIGTERM")).toBe(0);
    const last = fleet.gateways.at(-1) as GatewayProcess;
    await vi.waitFor(async () => expect(await fleet.shares(last)).toEqual([7]), wait);
    await fleet.expectProgress(streams);
  });

  it("take the streams of one that is frozen, which changes nothing when it thaws", async () => {
    const fleet = new TestFleet(await startReceiver(), "--database", await postgres().createDatabase());
    const [one, two] = [await fleet.start(), await fleet.start()];
    const streams = await fleet.createStreams(one, 6);
    await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([3, 3]), wait);
    for (let round = 0; round < 3; round++) {
      process.kill(one.pid, "SIGSTOP");
      await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([6]), wait);
      await fleet.expectProgress(streams);
      process.kill(one.pid, "SIGCONT");
      await vi.waitFor(async () => expect(await fleet.shares(two)).toEqual([3, 3]), wait);
      await fleet.expectProgress(streams);
    }
  });

  it("deliver nothing that they cannot record, and go on when the database is back", async () => {
    const server = brokenInTest(postgres());
    const fleet = new TestFleet(await startReceiver(), "--database", await server.createDatabase());
    const one = await fleet.start();
    const streams = await fleet.createStreams(one, 3);
    await fleet.expectProgress(streams);
    await server.kill();
    await vi.waitFor(() => expect(one.log()).toContain('"database'), wait);
    await server.restart();
    await fleet.expectProgress(streams);
  });
});

describe("workers on a SQLite database", () => {
  it("let one of them run the streams, and another one if it dies", async () => {
    const fleet = new TestFleet(await startReceiver(), "--workers", "2");
    const one = await fleet.start();
    const streams = await fleet.createStreams(one, 3);
    await vi.waitFor(async () => expect(await fleet.shares(one)).toEqual([3]), wait);
    await fleet.expectProgress(streams);
    const [first] = await fleet.list(one);
    for (const pid of listChildren(one.pid).slice(0, 1)) process.kill(pid, "SIGKILL");
    await vi.waitFor(async () => {
      const [stream] = await fleet.list(one);
      expect(stream?.position.instance).not.toBe(first?.position.instance);
      expect(await fleet.shares(one)).toEqual([3]);
    }, wait);
    await fleet.expectProgress(streams);
  });
});
