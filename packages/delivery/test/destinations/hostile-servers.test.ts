import { once } from "node:events";
import { createServer } from "node:net";
import type { StreamDefinition } from "@node-access/delivery";
import { Connections, listen } from "@node-access-tools/local-servers";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { batchOf, definitionOf } from "./events.ts";

const runs = process.env["NIGHTLY"] ? 500 : 20;

/** The response to a request, of Kafka. */
function kafka(request: number, body: string): string {
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 4);
  head.writeInt32BE(request, 4);
  return head.toString("latin1") + body;
}

/** What servers could begin with, and then continue with something else. */
const beginnings = [
  "",
  'INFO {"max_payload":1048576,"proto":1,"headers":true}\r\n',
  'INFO {"max_payload":1048576,"proto":1,"headers":true}\r\nPONG\r\n',
  "INFO {\r\n",
  "INFO null\r\n",
  "-ERR 'x'\r\n",
  "+OK\r\n",
  "*3\r\n$-1\r\n",
  "%1\r\n+server\r\n+redis\r\n",
  "%1\r\n+server\r\n+redis\r\n+OK\r\n+OK\r\n",
  ">2\r\n+invalidate\r\n*1\r\n$1\r\na\r\n",
  "$4294967296\r\n",
  "*4294967296\r\n",
  "R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I",
  "R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005IC\0\0\0\u000ABEGIN\0Z\0\0\0\u0005I",
  "R\0\0\0\u0017\0\0\0\u000ASCRAM-SHA-256\0\0R\0\0\0\u0010\0\0\0\u000Br=1,s=,i=99999999999",
  "E\0\0\0\u0005\0",
  kafka(1, "\0\0\0\0\0\x03\0\x12\0\0\0\x03\0\x03\0\0\0\x07\0\x16\0\0\0\x01"),
  kafka(1, "\0\0\x04\0\x03\0\0\0\x07\0\0\x16\0\0\0\x01\0\0\0\0\0\x03\0\0\0\x07\0\0\0\0\0\0"),
  kafka(1, "\0\x23"),
  kafka(
    2,
    "\0\0\0\0\0\0\0\x01\0\0\0\x01\0\x01x\0\0\0\x01\xff\xff\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x01x\0\0\0\0\0",
  ),
  kafka(2, "\0\0\0\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0"),
  kafka(1, "\0\0\x7f\xff\xff\xff"),
  "\xff\xff\xff\xff\0\0\0\x01",
  "\x7f\xff\xff\xff",
  "HTTP/1.1 200 OK\r\n",
  "HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n",
  "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzzzz\r\n",
  "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
  "HTTP/1.1 100 Continue\r\n\r\n".repeat(1_000),
];

const destinations: Readonly<Record<string, (port: number) => StreamDefinition["destination"]>> = {
  webhook: (port) => ({ type: "webhook", url: `http://127.0.0.1:${port}` }),
  postgres: (port) => ({ type: "postgres", url: `postgres://user:pass@127.0.0.1:${port}/x`, table: "x" }),
  "postgres with TLS": (port) => ({
    type: "postgres",
    url: `postgres://user:pass@127.0.0.1:${port}/x?sslmode=require`,
    table: "x",
  }),
  nats: (port) => ({ type: "nats", url: `nats://user:pass@127.0.0.1:${port}`, subject: "x" }),
  "nats with TLS": (port) => ({ type: "nats", url: `tls://user:pass@127.0.0.1:${port}`, subject: "x" }),
  redis: (port) => ({ type: "redis", url: `redis://user:pass@127.0.0.1:${port}`, key: "x" }),
  kafka: (port) => ({ type: "kafka", url: `kafka://user:pass@127.0.0.1:${port}`, topic: "x" }),
  "kafka without a password": (port) => ({ type: "kafka", url: `kafka://127.0.0.1:${port}`, topic: "x" }),
  "kafka with TLS": (port) => ({ type: "kafka", url: `kafka+ssl://user:pass@127.0.0.1:${port}`, topic: "x" }),
  "redis with TLS": (port) => ({ type: "redis", url: `rediss://user:pass@127.0.0.1:${port}`, key: "x" }),
};

/** What a server sends: at once, and after each packet that it gets. */
const behaviours = fc.record({
  first: fc.constantFrom(...beginnings),
  replies: fc.array(fc.oneof(fc.constantFrom(...beginnings), fc.string({ unit: "binary", maxLength: 50 })), {
    maxLength: 4,
  }),
  ends: fc.boolean(),
});

describe.each(Object.keys(destinations))("a server that is no server: %s", (kind) => {
  it("fails its own stream alone, whatever it sends", async () => {
    const connections = new Connections();
    let behaviour = { first: "", replies: [] as readonly string[], ends: true };
    const server = createServer((socket) => {
      connections.add(socket);
      const { first, replies, ends } = behaviour;
      let count = 0;
      socket.write(first, "latin1");
      socket.on("data", () => {
        const reply = replies[count++];
        if (reply !== undefined) socket.write(reply, "latin1");
        else if (ends) socket.end();
      });
    });
    const { port, close } = await listen(server);
    onTestFinished(async () => {
      connections.cut();
      await close();
    });
    await fc.assert(
      fc.asyncProperty(behaviours, async (chosen) => {
        behaviour = chosen;
        const definition = definitionOf(
          (destinations[kind] as (port: number) => StreamDefinition["destination"])(port),
        );
        const destination = await createDestination(definition, { allowPrivate: true, log() {} });
        const controller = new AbortController();
        // A server that sends nothing more would hold the test for 15 seconds.
        const timer = setTimeout(() => controller.abort(new Error("stopped")), 200);
        const delivered = destination
          .open(1, controller.signal)
          .then(() => destination.deliver(batchOf(1, 3), controller.signal));
        const error = await delivered.catch((thrown: Error) => thrown);
        clearTimeout(timer);
        if (error && error.message !== "stopped") {
          expect(error).toMatchObject({ name: "DeliveryError" });
          expect(error.message).not.toMatch(/pass\b|\p{Cc}/u);
        }
        await destination.close();
        // Within the time of the client of NATS to connect.
        await Promise.all([...connections.open.values()].map((socket) => once(socket, "close")));
      }),
      { numRuns: kind.startsWith("nats") ? runs / 10 : runs },
    );
  });
});
