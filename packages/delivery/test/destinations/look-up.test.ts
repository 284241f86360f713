import { createSocket } from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import { lookUp } from "../../src/destinations/look-up.ts";

const NO_ERROR = 0x81_80;
const SERVER_FAILED = 0x81_82;
const NO_SUCH_NAME = 0x81_83;
const A = 1;

/**
 * Starts a server of DNS that this machine uses until the test ends.
 *
 * @param respond - Returns flags and, for a query of type A, an address; `undefined` for no response.
 */
async function startDns(
  respond: (name: string, type: number) => { flags: number; address?: readonly number[] } | undefined,
): Promise<string[]> {
  const names: string[] = [];
  const server = createSocket("udp4");
  server.on("message", (query, { port, address }) => {
    const end = query.indexOf(0, 12);
    const question = query.subarray(12, end + 5);
    const name = query
      .toString("latin1", 13, end)
      .replaceAll(/[^\w-]/g, ".")
      .toLowerCase();
    names.push(name);
    const type = query.readUInt16BE(end + 1);
    const response = respond(name, type);
    if (!response) return;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(response.flags, 2);
    header.writeUInt16BE(1, 4);
    const found = type === A ? response.address : undefined;
    header.writeUInt16BE(found ? 1 : 0, 6);
    const answer = found ? [0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...found] : [];
    server.send(Buffer.concat([header, question, Buffer.from(answer)]), port, address);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  const { Resolver } = dns.promises;
  const spy = vi.spyOn(dns.promises, "Resolver").mockImplementation(function create() {
    const resolver = new Resolver({ timeout: 200, tries: 1 });
    resolver.setServers([`127.0.0.1:${server.address().port}`]);
    return resolver;
  } as never);
  onTestFinished(() => {
    spy.mockRestore();
    server.close();
  });
  return names;
}

/** Holds the lookups of the system's resolver. @returns how many run, and what ends the oldest one. */
function holdLookups(): { running: number; most: number; end(): void } {
  const held: (() => void)[] = [];
  const lookups = { running: 0, most: 0, end: () => held.shift()?.() };
  const spy = vi.spyOn(dns, "lookup");
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(((...args: readonly unknown[]) => {
    lookups.running += 1;
    lookups.most = Math.max(lookups.most, lookups.running);
    held.push(() => {
      lookups.running -= 1;
      (args.at(-1) as (error: null, found: unknown) => void)(null, [{ address: "10.0.0.1", family: 4 }]);
    });
  }) as typeof dns.lookup);
  return lookups;
}

it("finds names with a server of DNS, without a thread", async () => {
  await startDns(() => ({ flags: NO_ERROR, address: [192, 0, 2, 7] }));
  const lookups = holdLookups();
  await expect(lookUp("app.example")).resolves.toEqual([{ address: "192.0.2.7", family: 4 }]);
  expect(lookups.most).toBe(0);
});

it("fails for names whose servers do not respond, which hold no thread", async () => {
  await startDns((name) => (name.startsWith("failed") ? { flags: SERVER_FAILED } : undefined));
  const lookups = holdLookups();
  const names = [...Array.from({ length: 50 }, (_, index) => `hang${index}.example`), "failed.example"];
  const results = await Promise.allSettled(names.map((name) => lookUp(name)));
  for (const result of results)
    expect(result).toMatchObject({ status: "rejected", reason: { code: "EAI_AGAIN" } });
  expect(lookups.most).toBe(0);
});

it("leaves names that DNS does not know to the system, one at a time", async () => {
  await startDns(() => ({ flags: NO_SUCH_NAME }));
  const lookups = holdLookups();
  const found = Promise.all(["db", "queue.local", "cache.internal"].map((name) => lookUp(name)));
  for (let count = 0; count < 3; count += 1) {
    await vi.waitFor(() => expect(lookups.running).toBe(1));
    lookups.end();
  }
  expect(await found).toEqual(Array.from({ length: 3 }, () => [{ address: "10.0.0.1", family: 4 }]));
  expect(lookups.most).toBe(1);
});

it("believes this machine's file of hosts more than DNS", async () => {
  const names = await startDns(() => ({ flags: NO_ERROR, address: [192, 0, 2, 7] }));
  for (const name of ["localhost", "LocalHost"]) {
    const [found] = await lookUp(name);
    expect(["127.0.0.1", "::1"]).toContain(found?.address);
  }
  expect(names).toEqual([]);
});

it("finds names while no server of DNS can be reached", async () => {
  const { Resolver } = dns.promises;
  const spy = vi.spyOn(dns.promises, "Resolver").mockImplementation(function create() {
    const resolver = new Resolver({ timeout: 200, tries: 1 });
    resolver.setServers(["127.0.0.1:1"]);
    return resolver;
  } as never);
  onTestFinished(() => spy.mockRestore());
  const lookups = holdLookups();
  const found = lookUp("db.example");
  await vi.waitFor(() => expect(lookups.running).toBe(1));
  lookups.end();
  await found;
});
