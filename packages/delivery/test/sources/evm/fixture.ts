import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type Block, blockAfter, EvmServer, type Fault } from "@node-access-tools/local-servers/evm-node";
import { onTestFinished } from "vitest";
import type { StreamDefinition } from "@node-access/delivery";
import type { Cursor, Reading, Source, SourceBlock } from "../../../src/model/source.ts";
import { createEvmSource } from "../../../src/sources/evm/create-evm-source.ts";
import { SharedReads } from "../../../src/sources/shared-reads.ts";
import { waitFor } from "../read-source.ts";

/** A node that a test moves. Blocks have 0 to 3 logs. */
export class TestNode extends EvmServer {
  static async start(height: number): Promise<TestNode> {
    const node = new TestNode(extend(undefined, height + 1), { otherMethods: { result: true } });
    await node.start();
    onTestFinished(async () => {
      node.cut();
      await node.stop();
    });
    return node;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  mine(count: number, logs?: number): void {
    this.node.moveTo(extend(this.node.tip, count, logs));
  }

  /** Replaces the newest blocks by others: as many, or more. */
  reorganize(depth: number, count: number = depth): void {
    this.node.moveTo(extend(this.node.chain[this.node.tip.number - depth], count));
  }

  /** How often a method was called. */
  count(method: string): number {
    return this.received.filter((call) => call.method === method).length;
  }

  /** Fails calls of a method in some way. */
  failWith(method: string, fault: (times: number) => Fault | undefined): void {
    let times = 0;
    this.fault = (call) => (call.method === method ? fault(times++) : undefined);
  }
}

function extend(parent: Block | undefined, count: number, logs?: number): Block {
  let tip = parent;
  for (let index = 0; index < count; index += 1) {
    const number = (tip?.number ?? -1) + 1;
    tip = blockAfter(tip, logs ?? number % 4);
  }
  return tip as Block;
}

/** A node behind a path: some nodes respond at `/` alone, and a gateway at `/KEY`. */
export async function startPath(target: string): Promise<string> {
  const { hostname, port, host } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const headers = { "content-type": "application/json" };
      const result = await fetch(target, { method: "POST", headers, body }).catch(() => undefined);
      if (!result) return void request.socket.destroy();
      response.writeHead(result.status, headers).end(await result.text());
    });
  });
  server.on("upgrade", (request, socket: Socket) => {
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries({ ...request.headers, host }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      upstream.write(["GET / HTTP/1.1", ...headers, "", ""].join("\r\n"));
      socket.pipe(upstream).pipe(socket);
    });
    for (const one of [socket, upstream]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => [socket, upstream].forEach((other) => other.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface TestSource extends Source {
  findCurrent: NonNullable<Source["findCurrent"]>;
  reread: NonNullable<Source["reread"]>;
}

/** Creates the source of a stream. */
export function createSource(
  url: string,
  source: StreamDefinition["source"] = { type: "logs" },
  options: Partial<StreamDefinition> = {},
  shared: SharedReads = new SharedReads(),
): TestSource {
  const definition: StreamDefinition = {
    id: "ST-1",
    number: 1,
    protocol: "ethereum",
    publicNetwork: "ethereum-mainnet",
    source,
    start: "latest",
    confirmations: 0,
    destination: { type: "pull" },
    secrets: [],
    batchSize: 100,
    node: { url, grpcUrl: url, key: "k".repeat(32) },
    ...options,
  };
  const created = createEvmSource(definition, shared, { log: () => {} });
  onTestFinished(() => created.close());
  return created as TestSource;
}

/** Reads a stream as its runner does: what leaves the chain is removed, the newest first. */
export class Consumer {
  cursor: Cursor;
  /** The blocks that were delivered and not removed. */
  blocks: SourceBlock[] = [];
  /** The keys of all events in order, those of removals with a minus. */
  readonly events: string[] = [];
  readonly readings: Reading[] = [];
  /** Whether it sometimes waits as streams do, before it reads. */
  waits = false;
  readonly #source: TestSource;
  #final: Cursor;
  /** The number of the newest block that was final. */
  #finalNumber = -1;

  constructor(source: TestSource, start: Cursor) {
    this.#source = source;
    this.cursor = start;
    this.#final = start;
  }

  get keys(): string[] {
    return keysOf(this.blocks);
  }

  /** Reads until the block before the cursor has a hash. */
  async readTo(hash: () => string): Promise<void> {
    while (this.cursor.hash !== hash()) await this.step();
  }

  async step(signal: AbortSignal = AbortSignal.timeout(20_000)): Promise<void> {
    if (this.waits && this.cursor.next % 2 === 0) await waitFor(this.#source, this.cursor, signal);
    const reading = await this.#source.read(this.cursor, signal);
    if (reading === "replaced") return this.#remove(signal);
    this.readings.push(reading);
    const { first, blocks, cursor, finalNumber } = reading;
    if (first.number < this.cursor.next) throw new Error(`${first.number} follows ${this.cursor.next}`);
    this.blocks.push(...blocks);
    this.events.push(...keysOf(blocks));
    this.cursor = cursor;
    this.#finalNumber = Math.max(this.#finalNumber, finalNumber);
    if (cursor.next <= finalNumber + 1) this.#final = cursor;
  }

  async #remove(signal: AbortSignal): Promise<void> {
    const open = this.blocks.filter(({ number }) => number >= this.#final.next);
    const current = await this.#source.findCurrent(open, signal);
    const gone = open.filter((_, index) => !current[index]);
    if (gone.some(({ number }) => number <= this.#finalNumber))
      throw new Error("a final block has left the chain");
    this.events.push(
      ...keysOf(gone)
        .map((key) => `-${key}`)
        .toReversed(),
    );
    this.blocks = this.blocks.filter((block) => !gone.includes(block));
    const newest = open.findLast((_, index) => current[index]);
    this.cursor = newest ? { next: newest.number + 1, hash: newest.hash } : this.#final;
  }
}

/** The keys of all items. */
export function keysOf(blocks: readonly SourceBlock[]): string[] {
  return blocks.flatMap(({ items }) => items.map(({ key }) => key));
}

/** The keys of the logs of a node's chain. */
export function logKeys(node: TestNode, from = 0, to = Infinity): string[] {
  return node.node.chain
    .filter(({ number }) => number >= from && number <= to)
    .flatMap(({ hash, logs }) => Array.from({ length: logs }, (_, index) => `${hash}:${index}`));
}
