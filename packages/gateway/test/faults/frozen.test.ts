import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { join } from "node:path";
import { SubscribeRequest, SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it, onTestFinished } from "vitest";
import { adminKey, readBody, type NewKeyRecord } from "../admin-client.ts";
import { temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { blockAfter } from "../streams/block-tree.ts";
import { SocketCaller } from "../streams/caller.ts";
import { ChainServer } from "../streams/chain-server.ts";
import { listChildren } from "./child-processes.ts";
import { testKey, usePostgres } from "../use-postgres.ts";
import { type GatewayProcess, startGatewayWith } from "./gateway-process.ts";

const environment = { NODE_ACCESS_GATEWAY_KEY: testKey, NODE_ACCESS_GATEWAY_ADMIN_KEY: adminKey };
const headers = { authorization: `Bearer ${adminKey}` };

/** Sends a request to the admin API, and returns the status. */
type Send = (method: string, path: string) => Promise<number>;

/** Two credentials, with connections that were opened before the gateway is stopped. */
interface Caller {
  readonly ids: readonly string[];
  readonly socket: SocketCaller;
  /** When each message of its gRPC stream was created, in milliseconds since 1970, and its last status. */
  readonly stream: { readonly created: number[]; status: number | undefined };
  /** Makes a call over a connection that is open already. */
  post(): Promise<number>;
  /** Sends the rest of a call whose first half has been sent before. */
  finish(): Promise<number>;
}

async function startNode(): Promise<{ url: string; tip(): number }> {
  let tip = blockAfter(undefined, 0);
  const node = new ChainServer(tip);
  await node.start();
  const blocks = setInterval(() => {
    tip = blockAfter(tip, 1);
    node.moveTo(tip);
  }, 50);
  onTestFinished(async () => {
    clearInterval(blocks);
    await node.stop();
  });
  return { url: node.url, tip: () => tip.number };
}

/** A gateway whose upstream has a new block every 50 ms. */
interface Started extends GatewayProcess {
  /** The number of the upstream's newest block. */
  tip(): number;
}

async function start(folder: string, ...args: string[]): Promise<Started> {
  const { url, tip } = await startNode();
  const rpc = { upstreams: [{ name: "own", url }] };
  const networks = { "ethereum-mainnet": { chainId: "any", rpc }, "solana-mainnet": "simulator" };
  writeFileSync(join(folder, "config.json"), JSON.stringify({ networks, admin: { port: 0 } }));
  const gateway = await startGatewayWith(environment, folder, "--config", "config.json", ...args);
  onTestFinished(() => {
    process.kill(gateway.pid, "SIGCONT");
    return gateway.kill();
  });
  return { ...gateway, tip };
}

/** The id of a node that the first start created. */
function nodeIn({ credentials }: GatewayProcess, protocol: string): string {
  return credentials?.nodes[protocol]?.id ?? "";
}

async function open(gateway: GatewayProcess, admin: string, nodes: readonly string[]): Promise<Caller> {
  const [rpc, geyser] = await Promise.all(
    nodes.map(async (node) =>
      readBody<NewKeyRecord>(
        await request(`${admin}/nodes/${node}/credentials/`, {
          method: "POST",
          headers,
          body: { name: "caller" },
        }),
        201,
      ),
    ),
  );
  if (!rpc || !geyser) throw new Error("two nodes are needed");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Begins a call over its own connection, and returns a function that sends the rest. */
  const begin = (options: { agent?: Agent }): (() => Promise<number>) => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_syncing","params":[]}';
    const all = { method: "POST", headers: { "content-length": body.length }, ...options };
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const sent = httpRequest(`${gateway.url}/${rpc.key}`, all, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject).write(body.slice(0, 10));
    return () => {
      sent.end(body.slice(10));
      return promise;
    };
  };
  const post = (): Promise<number> => begin({ agent })();
  const finish = begin({ agent: new Agent() });
  expect(await post()).toBe(200);
  const socket = await SocketCaller.connect(`${gateway.url.replace("http", "ws")}/ws/${rpc.key}`);
  await socket.subscribe("newHeads");
  await socket.subscribe("logs", {});
  const grpc = new GrpcCaller(gateway.grpcUrl, geyser.key);
  const call = grpc.bidi("/geyser.Geyser/Subscribe");
  const stream: Caller["stream"] = { created: [], status: undefined };
  call
    .on("data", (bytes: Buffer) => {
      const { seconds = 0n, nanos = 0 } = SubscribeUpdate.decode(bytes).createdAt ?? {};
      stream.created.push(Number(seconds) * 1_000 + nanos / 1_000_000);
    })
    .on("status", ({ code }) => (stream.status = code));
  call.write(
    Buffer.from(SubscribeRequest.encode(SubscribeRequest.fromPartial({ slots: { all: {} } })).finish()),
  );
  await once(call, "data");
  onTestFinished(() => {
    agent.destroy();
    socket.socket.terminate();
    grpc.client.close();
  });
  return { ids: [rpc.id, geyser.id], socket, stream, post, finish };
}

/**
 * Stops a process, revokes what the callers use, makes calls, and lets the process continue. What the process had written
 * before it was stopped may arrive later. If it could not read the changes in time, which its log says, it served what it
 * knew, as in an outage of the database.
 *
 * @param gateway - Whose log the process writes.
 * @param admin - Sends a request to a process that still runs.
 */
async function expectNothingServed(
  gateway: Started,
  pid: number,
  callers: readonly Caller[],
  admin: Send,
): Promise<void> {
  process.kill(pid, "SIGSTOP");
  const ids = callers.flatMap((caller) => caller.ids);
  const revoked = await Promise.all(ids.map((id) => admin("POST", `/credentials/${id}/revoke/`)));
  expect(new Set(revoked)).toEqual(new Set([200]));
  const [revokedAt, tip] = [Date.now(), gateway.tip()];
  const statuses = callers.flatMap(({ post, finish }) => [post(), finish()]);
  for (const { socket } of callers)
    socket.socket.send('{"jsonrpc":"2.0","id":99,"method":"eth_syncing","params":[]}');
  process.kill(pid, "SIGCONT");
  const served = new Set(await Promise.all(statuses));
  await expect.poll(() => callers.map(({ socket }) => socket.closed?.[0])).toEqual(callers.map(() => 1008));
  await expect.poll(() => callers.map(({ stream }) => stream.status)).toEqual(callers.map(() => 16));
  if (gateway.log().includes("serving without the newest changes")) {
    expect([...served].every((status) => [200, 401].includes(status))).toBe(true);
    return;
  }
  expect(served).toEqual(new Set([401]));
  for (const { socket, stream } of callers) {
    expect(stream.created.filter((time) => time > revokedAt)).toEqual([]);
    expect(socket.messages.filter(({ id, result }) => id === 99 && result !== undefined)).toEqual([]);
    const events = socket.messages.flatMap(({ params }) => params?.result ?? []) as readonly Numbered[];
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ number, blockNumber }) => Number(number ?? blockNumber) > tip)).toEqual([]);
  }
}

/** A head, or a log. */
interface Numbered {
  readonly number?: string;
  readonly blockNumber?: string;
}

function findAdmin(gateway: GatewayProcess): string {
  return `${/"admin":"([^"]+)"/.exec(gateway.log())?.[1]}/v1`;
}

async function openCallers(count: number, gateway: GatewayProcess): Promise<Caller[]> {
  const nodes = ["ethereum", "solana"].map((protocol) => nodeIn(gateway, protocol));
  const callers: Caller[] = [];
  while (callers.length < count) callers.push(await open(gateway, findAdmin(gateway), nodes));
  return callers;
}

function operator(base: string): Send {
  const agent = new Agent();
  onTestFinished(() => agent.destroy());
  return (method, path) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(`${base}${path}`, { method, headers, agent }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      });
      sent.on("error", reject).end();
    });
}

describe.runIf(isNight)("gateways on one Postgres", () => {
  const postgres = usePostgres();

  it("serve nothing to credentials that another gateway revoked while they were stopped", async () => {
    const database = await postgres().createDatabase();
    const frozen = await start(temporaryFolder(), "--database", database);
    const other = await start(temporaryFolder(), "--database", database);
    await expectNothingServed(frozen, frozen.pid, await openCallers(10, frozen), operator(findAdmin(other)));
  });
});

it("serves nothing to credentials that another worker revoked while it was stopped", async () => {
  const gateway = await start(temporaryFolder(), "--workers", "2");
  // Whichever worker accepts a connection serves it: with three callers, mostly both do.
  const callers = await openCallers(3, gateway);
  const [frozen = 0] = listChildren(gateway.pid);
  // Its connections are opened when the worker is stopped already: the other one accepts them.
  await expectNothingServed(gateway, frozen, callers, operator(findAdmin(gateway)));
});
