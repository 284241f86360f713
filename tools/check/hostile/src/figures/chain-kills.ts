import { setTimeout as pause } from "node:timers/promises";
import { type HeadEvent, type LogEvent, watchHeads, watchLogs } from "@node-access/rpc/subscriptions";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { ChainNode } from "../chain/chain-node.ts";
import { Chain } from "../chain/chain.ts";
import { between, randomOf } from "@node-access-tools/workspace";
import { startHostileServer } from "../server/hostile-server.ts";
import { type Delivered, type Entry, Ledger } from "./ledger.ts";

/** What of a chain was delivered while its socket was killed again and again. */
export interface KillsFigure {
  readonly blocks: number;
  readonly reorganisations: number;
  readonly kills: number;
  readonly connections: number;
  readonly heads: Delivered;
  readonly logs: Delivered;
}

/** Milliseconds that most sockets live: as long as a client waits after one loss. */
const LIFE = 300;
/** Milliseconds for what was missed at the end to be made up for. */
const PATIENCE = 20_000;

/**
 * Grows a chain by this many blocks, with reorganisations, and kills the socket this many times, at moments that the seed
 * decides, while a client watches heads and logs.
 *
 * @param maxGap - The most blocks in a row that the client reads again: beyond it tells a gap.
 */
export async function chainKills(
  seed: number,
  blocks: number,
  kills: number,
  maxGap: number,
): Promise<KillsFigure> {
  const random = randomOf(seed);
  const chain = new Chain(random);
  const server = await startHostileServer({ node: (call, connection) => node.handler(call, connection) });
  const node = new ChainNode(chain, (text, connection) => server.push(text, connection));
  const endpoint = server.url.replace("http", "ws");
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint });
  const heads = new Ledger();
  const logs = new Ledger();
  const ends = [
    heads.read(watchHeads(client, { maxGap }), ofHead),
    logs.read(watchLogs(client, {}, { maxGap }), ofLog),
  ];
  const subscribed = (): boolean =>
    server.requests.filter(({ body }) => body.includes('"eth_subscribe"')).length >= 3;
  await until(subscribed);
  await pause(100);

  let connections = 0;
  let since = 0;
  /** Whether there is a socket to kill. Most live for some time: a client waits longer each time for one that does not. */
  const isRipe = (): boolean => {
    if (server.connections > connections) since = performance.now();
    connections = server.connections;
    return server.open.size > 0 && (performance.now() - since > LIFE || random() < 0.02);
  };
  const begin = chain.height;
  let reorganisations = 0;
  let killed = 0;
  while (chain.height < begin + blocks) {
    if (random() < 0.03) {
      // One that goes behind the beginning would take back what was never told.
      chain.reorganise(Math.min(between(random, 1, 7), chain.height - begin));
      reorganisations += 1;
    } else chain.mine();
    node.sync();
    // So that the kills are spread over all blocks.
    const chance = (5 * (kills - killed)) / Math.max(1, begin + blocks - chain.height - 50);
    if (killed < kills && isRipe() && random() < chance) {
      server.cut();
      killed += 1;
    }
    await pause(between(random, 1, 20));
  }
  for (; killed < kills; killed += 1) {
    await until(isRipe);
    server.cut();
    await until(() => server.open.size === 0);
  }
  const truth = new Map(chain.blocks.slice(begin + 1).map(({ number, hash }) => [hash, number]));
  const truthOfLogs = new Map(
    chain.blocks
      .slice(begin + 1)
      .flatMap(({ number, logs: own }) => own.map((log) => [keyOf(log), number] as const)),
  );
  const done = (): boolean =>
    heads.compare(truth).missing.length === 0 && logs.compare(truthOfLogs).missing.length === 0;
  await until(done);
  await pause(200);
  await client.close();
  await Promise.all(ends);
  await server.close();
  return {
    blocks,
    reorganisations,
    kills: killed,
    connections: server.connections,
    heads: heads.compare(truth),
    logs: logs.compare(truthOfLogs),
  };
}

function ofHead(event: HeadEvent): Entry {
  if (event.type === "gap") return ofGap(event);
  const { number, hash } = event.head;
  return { kind: event.type === "head" ? "told" : "removed", block: Number(number), key: hash };
}

function ofLog(event: LogEvent): Entry {
  if (event.type === "gap") return ofGap(event);
  const { type, log } = event;
  return { kind: type === "log" ? "told" : "removed", block: Number(log.blockNumber), key: keyOf(log) };
}

function ofGap({ fromBlock, toBlock }: { fromBlock: string; toBlock: string }): Entry {
  return { kind: "gap", block: Number(fromBlock), last: Number(toBlock), key: "" };
}

function keyOf({ blockHash, logIndex }: { blockHash: string | null; logIndex: string | null }): string {
  return `${blockHash} ${logIndex}`;
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE; !holds() && performance.now() < end;) await pause(50);
}
