import { setTimeout as pause } from "node:timers/promises";
import { type HeadEvent, type LogEvent, watchHeads, watchLogs } from "@node-access/rpc/subscriptions";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { createLogs } from "@node-access-tools/local-servers/evm-node";
import { Chain, grow, createNode } from "../chain/chain.ts";
import { startHostileServer } from "../server/hostile-server.ts";
import { none, type Report, share } from "../report.ts";
import type { FiguresScale } from "../scales.ts";
import { until } from "../timing.ts";
import { type Entry, Ledger } from "./ledger.ts";

/** Milliseconds that most sockets live: as long as a client waits after one loss. */
const LIFETIME = 300;
/** Milliseconds for missed events to be delivered at the end. */
const CATCH_UP = 20_000;

/**
 * Grows a chain, with reorganizations, and kills the socket at random moments, while a client watches heads and logs.
 *
 * @param maxGap - The most missed blocks that the client reads again. For more, it reports a gap.
 */
export async function chainKills(
  report: Report,
  { blocks, kills }: Pick<FiguresScale, "blocks" | "kills">,
  maxGap: number,
): Promise<void> {
  const random = report.random();
  const chain = new Chain(random);
  const server = await startHostileServer({ node: (call, connection) => node.respond(call, connection) });
  const node = createNode(chain, (text, connection) => server.push(text, connection));
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
  await until(subscribed, CATCH_UP);
  await pause(100);

  let connections = 0;
  let since = 0;
  /** Whether to kill a socket. Most live for some time, since clients back off longer if sockets die early. */
  const isRipe = (): boolean => {
    if (server.connections.count > connections) since = performance.now();
    connections = server.connections.count;
    return server.connections.open.size > 0 && (performance.now() - since > LIFETIME || random() < 0.02);
  };
  const begin = chain.height;
  const kill = (): boolean => {
    if (!isRipe()) return false;
    server.cut();
    return true;
  };
  const grown = await grow(chain, random, { blocks, kills }, () => node.follow(chain.tip), kill);
  let { killed } = grown;
  for (; killed < kills; killed += 1) {
    await until(isRipe, CATCH_UP);
    server.cut();
    await until(() => server.connections.open.size === 0, CATCH_UP);
  }
  const added = chain.blocks.slice(begin + 1);
  const expected = new Map(added.map(({ number, hash }) => [hash, number]));
  const expectedLogs = new Map(
    added.flatMap((block) => createLogs(block).map((log) => [createKey(log), block.number] as const)),
  );
  const compare = () => ({ heads: heads.compare(expected), logs: logs.compare(expectedLogs) });
  await until(() => Object.values(compare()).every(({ missing }) => missing.length === 0), CATCH_UP);
  await pause(200);
  await client.close();
  await Promise.all(ends);
  await server.close();
  const delivered = compare();
  const events = Object.entries(delivered).map(
    ([name, one]) => `${one.events} ${name} with ${one.gaps} gaps reported`,
  );
  report.add(
    `chain of ${blocks} blocks with ${grown.reorganizations} reorganizations, ${killed} kills, ${server.connections.count} connections, maxGap ${maxGap}
  ${events.join(", ")}`,
    [
      ...Object.entries(delivered).flatMap(([name, { missing, surplus, disorder }]) => [
        none(`${name} missing`, missing),
        none(`${name} too many`, surplus),
        none(`${name} out of order`, disorder),
      ]),
      share("kills", killed, kills, 1),
    ],
  );
}

function ofHead(event: HeadEvent): Entry {
  if (event.type === "gap") return ofGap(event);
  const { number, hash } = event.head;
  return { kind: event.type === "head" ? "delivered" : "removed", block: Number(number), key: hash };
}

function ofLog(event: LogEvent): Entry {
  if (event.type === "gap") return ofGap(event);
  const { type, log } = event;
  return {
    kind: type === "log" ? "delivered" : "removed",
    block: Number(log.blockNumber),
    key: createKey(log),
  };
}

function ofGap({ fromBlock, toBlock }: { fromBlock: string; toBlock: string }): Entry {
  return { kind: "gap", block: Number(fromBlock), last: Number(toBlock), key: "" };
}

function createKey({ blockHash, logIndex }: { blockHash: string | null; logIndex: string | null }): string {
  return `${blockHash} ${logIndex}`;
}
