import { createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Destination, StreamDefinition } from "@node-access/delivery";
import { Connections, listen } from "@node-access-tools/local-servers";
import { generate } from "selfsigned";
import { expect, it, onTestFinished } from "vitest";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { batchOf, definitionOf } from "./events.ts";

const never = new AbortController().signal;
const INFO = 'INFO {"version":"2.10.0","max_payload":1048576,"proto":1,"headers":true}\r\n';
const POSTGRES_READY = "R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I";

type Kind = "webhook" | "postgres" | "nats" | "redis" | "kafka";
const destinations: Readonly<
  Record<Kind, (port: number, parameters: string) => StreamDefinition["destination"]>
> = {
  webhook: (port) => ({ type: "webhook", url: `http://127.0.0.1:${port}` }),
  postgres: (port, parameters) => ({
    type: "postgres",
    url: `postgres://user:pass@127.0.0.1:${port}/x${parameters}`,
    table: "x",
  }),
  nats: (port) => ({ type: "nats", url: `nats://user:pass@127.0.0.1:${port}`, subject: "x" }),
  kafka: (port) => ({ type: "kafka", url: `kafka://127.0.0.1:${port}`, topic: "x" }),
  redis: (port) => ({ type: "redis", url: `redis://user:pass@127.0.0.1:${port}`, key: "x" }),
};

/** Sends a text without an end, as fast as it is read. */
function flood(socket: Socket, text: string): void {
  const chunk = Buffer.from(text.repeat(Math.ceil(100_000 / text.length)), "latin1");
  const send = (): void => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on("drain", send);
  send();
}

async function createFor(
  kind: Kind,
  parameters: string,
  greet: (socket: Socket) => void,
): Promise<{ destination: Destination; connections: Connections; sent(): number }> {
  const connections = new Connections();
  const all: Socket[] = [];
  const server = createServer((socket) => {
    connections.add(socket);
    all.push(socket);
    socket.on("error", () => {});
    greet(socket);
  });
  const { port, close } = await listen(server);
  const definition = definitionOf(destinations[kind](port, parameters));
  const destination = await createDestination(definition, { allowPrivate: true, log() {} });
  onTestFinished(async () => {
    await destination.close();
    connections.cut();
    await close();
  });
  return {
    destination,
    connections,
    sent: () => all.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
  };
}

it.each<[what: string, kind: Kind, greeting: string, rest: string]>([
  ["postgres: a message that does not end", "postgres", "N\u007F\0\0\0", "x"],
  ["postgres: notices", "postgres", POSTGRES_READY, "N\0\0\0\u0008M\0\0\0"],
  ["postgres: rows", "postgres", `${POSTGRES_READY}T\0\0\0\u0006\0\0`, "D\0\0\0\u0006\0\0"],
  ["nats: an INFO that does not end", "nats", "INFO {", "x"],
  ["nats: a message that does not end", "nats", `${INFO}PONG\r\nMSG a 1 4000000000\r\n`, "x"],
  ["nats: pings", "nats", `${INFO}PONG\r\n`, "PING\r\n"],
  ["redis: a reply that does not end", "redis", "$4294967296\r\n", "x"],
  ["redis: a line that does not end", "redis", "+", "x"],
  ["redis: a list that does not end", "redis", "*4294967296\r\n", ":1\r\n"],
  ["kafka: a response that does not end", "kafka", "\u007F\u00FF\u00FF\u00FF", "x"],
  ["kafka: responses that nobody asked for", "kafka", "", "\0\0\0\u0004\0\0\0\0"],
  ["webhook: informational responses", "webhook", "", "HTTP/1.1 100 Continue\r\n\r\n"],
  ["webhook: headers", "webhook", "HTTP/1.1 200 OK\r\n", "a: b\r\n"],
  ["webhook: a header that does not end", "webhook", "HTTP/1.1 200 OK\r\na: ", "x"],
  ["webhook: what nobody asked for", "webhook", "", "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"],
])("a server cannot fill the memory: %s", async (_what, kind, greeting, rest) => {
  const { destination, sent } = await createFor(kind, "", (socket) => {
    socket.write(greeting, "latin1");
    flood(socket, rest);
  });
  const delivered = destination.open(1, never).then(() => destination.deliver(batchOf(1, 3), never));
  // A response that comes before its request is one too.
  await delivered.catch((error: unknown) =>
    expect(error).toMatchObject({ name: "DeliveryError", outcome: "retry" }),
  );
  // What is in flight counts as sent.
  expect(sent()).toBeLessThan(40_000_000);
});

it("a server cannot fill the memory with what is encrypted", async () => {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  const { destination, sent } = await createFor("postgres", "?sslmode=require", (socket) => {
    socket.once("data", () => {
      socket.write("S");
      const encrypted = new TLSSocket(socket, { isServer: true, cert, key });
      encrypted.on("error", () => {}).once("secure", () => flood(encrypted, "x"));
    });
  });
  await expect(destination.open(1, never)).rejects.toThrow(/^127\.0\.0\.1:\d+ has sent too much$/);
  expect(sent()).toBeLessThan(40_000_000);
});

it("many servers cannot fill the memory together, and one that sends little is not affected", async () => {
  const controller = new AbortController();
  const hostile = Array.from({ length: 30 }, async () => {
    const { destination } = await createFor("redis", "", (socket) =>
      socket.write(`+${"x".repeat(3_900_000)}`),
    );
    await destination.open(1, controller.signal);
  });
  const outcomes = Promise.allSettled(hostile);
  const first = await Promise.race(hostile).catch((error: Error) => error);
  expect(first).toMatchObject({ message: expect.stringMatching(/^127\.0\.0\.1:\d+ has sent too much$/) });
  const { destination } = await createFor("webhook", "", (socket) =>
    socket.once("data", () => socket.write("HTTP/1.1 204 No Content\r\n\r\n")),
  );
  await destination.deliver(batchOf(1, 3), never);
  controller.abort(new Error("stopped"));
  const failed = await outcomes;
  const ended = failed.filter((one) => one.status === "rejected" && /sent too much/.test(String(one.reason)));
  expect(ended.length).toBeGreaterThan(5);
  expect(ended.length).toBeLessThan(25);
});
