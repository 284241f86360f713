import { isNodeAccessError, xToken } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import { GetSlotRequest, GetSlotResponse } from "@node-access/grpc/geyser/messages";
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createServer as createHttp2Server } from "node:http2";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startFrameServer } from "../frame-server.ts";
import { startServer, unary } from "../grpc-server.ts";
import { startRawServer } from "../raw-server.ts";

/** Starts a server that accepts connections, reads, and never writes. */
async function startSilentServer(): Promise<{
  port: number;
  accepted: Promise<Socket>;
  closed: Promise<void>;
}> {
  const server = createServer();
  const accepted = once(server, "connection").then(([socket]) => socket as Socket);
  const closed = accepted.then(async (socket) => {
    socket.on("error", () => undefined).resume();
    await once(socket, "close");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, accepted, closed };
}

function client(endpoint: string): GeyserClient {
  const made = createGeyserClient({ endpoint, credential: xToken("t0ken"), retries: 0 });
  onTestFinished(() => made.close());
  return made;
}

function readCode(error: unknown): string {
  return isNodeAccessError(error) ? error.code : String(error);
}

describe("a server that accepts and never finishes its handshake", () => {
  describe.each([
    ["HTTP/2", "http://127.0.0.1"],
    ["TLS", "localhost"],
  ])("of %s", (_, host) => {
    it("loses the connection when the deadline passes", async () => {
      const { port, accepted, closed } = await startSilentServer();
      const own = client(`${host}:${port}`);
      // On a busy machine, the first deadlines may pass before the client has connected.
      for (let timeout = 300; !(await Promise.race([accepted, undefined])); timeout *= 2)
        expect(await own.with({ timeout }).getSlot().catch(readCode)).toBe("TIMEOUT");
      await closed;
    });

    it("loses it when the last call is aborted", async () => {
      const { port, accepted, closed } = await startSilentServer();
      const first = new AbortController();
      const second = new AbortController();
      const own = client(`${host}:${port}`);
      const calls = [first, second].map(({ signal }) => own.with({ signal }).getSlot().catch(readCode));
      const socket = await accepted;
      first.abort();
      expect(await calls[0]).toBe("ABORTED");
      expect(socket.destroyed).toBe(false);
      second.abort();
      expect(await calls[1]).toBe("ABORTED");
      await closed;
    });

    it("loses it when the stream that waits for it is abandoned, or the client is closed", async () => {
      const { port, accepted, closed } = await startSilentServer();
      const own = client(`${host}:${port}`);
      const stream = own.subscribe({ slots: { all: {} } });
      const next = stream.next();
      await accepted;
      await stream.return();
      expect(await next).toEqual({ done: true, value: undefined });
      await closed;

      const other = await startSilentServer();
      const closing = client(`${host}:${other.port}`);
      const call = closing.getSlot().catch(readCode);
      await other.accepted;
      closing.close();
      expect(await call).toBe("CLOSED");
      await other.closed;
    });
  });

  it("is connected to again by the next call", async () => {
    const { port, closed } = await startSilentServer();
    const own = client(`http://127.0.0.1:${port}`);
    for (let call = 0; call < 2; call += 1)
      expect(await own.with({ timeout: 200 }).getSlot().catch(readCode)).toBe("TIMEOUT");
    await closed;
  });

  it("does not keep the process alive after close", async () => {
    const { port } = await startSilentServer();
    expect(await runProgram(port, "setTimeout(() => client.close(), 300)")).toEqual(["CLOSED", 0]);
  });
});

describe("a server that does not accept", () => {
  it("does not keep the process alive after the deadline, nor after close", async () => {
    const port = await startFullServer();
    expect(await runProgram(port, "")).toEqual(["TIMEOUT", 0]);
    expect(await runProgram(port, "setTimeout(() => client.close(), 100)")).toEqual(["CLOSED", 0]);
  });
});

/** Makes a call in a separate process. @returns the code of its error, and of the process' exit. */
async function runProgram(port: number, then: string): Promise<[string, number]> {
  const script = `
    import { createGeyserClient } from ${JSON.stringify(new URL("../../src/geyser/index.ts", import.meta.url))};
    const client = createGeyserClient({ endpoint: "http://127.0.0.1:${port}", timeout: 2_000, retries: 0 });
    client.getSlot().catch((error) => console.log(error.code));
    ${then};
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  onTestFinished(() => void child.kill());
  const [[line], [exitCode]] = await Promise.all([
    once(createInterface(child.stdout), "line"),
    once(child, "exit"),
  ]);
  return [line as string, exitCode as number];
}

/** Starts a server that is stopped, whose queue of connections is full: the server accepts no further ones. */
async function startFullServer(): Promise<number> {
  const listen = `require("node:net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, function () {
    console.log(this.address().port);
  })`;
  const child = spawn(process.execPath, ["--eval", listen]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const port = Number(line);
  child.kill("SIGSTOP");
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const isAccepted = await Promise.race([once(socket, "connect").then(() => true), sleep(1_000, false)]);
    if (!isAccepted) return port;
  }
}

describe("a proxy in the environment", () => {
  it.each(["http_proxy", "https_proxy", "grpc_proxy"])("named in %s is not used", async (name) => {
    const { port, accepted } = await startSilentServer();
    vi.stubEnv(name, `http://127.0.0.1:${port}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    let isUsed = false;
    void accepted.then(() => (isUsed = true));
    const { endpoint } = await startServer([
      unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, (_, respond) =>
        respond(null, { slot: 3n }),
      ),
    ]);
    expect((await client(endpoint).getSlot()).slot).toBe(3n);
    expect(isUsed).toBe(false);
  });
});

describe("a host that does not exist", () => {
  it("is named in the error", async () => {
    const error = await client("no-such-host.invalid")
      .getSlot()
      .catch((failure: unknown) => failure);
    expect(isNodeAccessError(error, "NOT_SENT") && error.context.reason).toMatch(
      /no-such-host|ENOTFOUND|EAI_AGAIN/,
    );
  });
});

describe("calls that are aborted together", () => {
  it("end at the server, and leave one connection that the next call uses", async () => {
    const seen: Promise<unknown>[] = [];
    const sessions = new Set<unknown>();
    let isResponding = false;
    const { endpoint } = await startRawServer((stream) => {
      sessions.add(stream.session);
      if (isResponding) stream.respond({ ":status": 200, "grpc-status": "5" }, { endStream: true });
      else seen.push(once(stream, "close"));
      if (seen.length === 100) controller.abort();
    });
    const controller = new AbortController();
    const own = client(endpoint);
    const aborting = own.with({ signal: controller.signal });
    const calls = Array.from({ length: 100 }, () => aborting.getSlot().catch(readCode));
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["ABORTED"]));
    await Promise.all(seen);
    isResponding = true;
    expect(await own.getSlot().catch(readCode)).toBe("GRPC_STATUS");
    expect(sessions.size).toBe(1);
  });
});

describe("a connection", () => {
  it("that the server ends in order finishes its calls, and the next call opens another", async () => {
    const sessions = new Set<unknown>();
    const { endpoint } = await startRawServer((stream) => {
      sessions.add(stream.session);
      if (sessions.size === 1) stream.session?.close();
      stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      setTimeout(() => stream.end(Buffer.alloc(5)), 50);
    });
    const own = client(endpoint);
    for (let call = 1; call <= 2; call += 1) {
      expect((await own.getSlot()).slot).toBe(0n);
      expect(sessions.size).toBe(call);
    }
  });

  it("makes calls wait that are more than the server takes at a time", async () => {
    let running = 0;
    let most = 0;
    const server = createHttp2Server({ settings: { maxConcurrentStreams: 3 } });
    server.on("stream", (stream) => {
      running += 1;
      most = Math.max(most, running);
      stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      stream.once("close", () => (running -= 1));
      setTimeout(() => stream.end(Buffer.alloc(5)), 5);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const own = client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const slots = await Promise.all(Array.from({ length: 20 }, () => own.getSlot()));
    expect(slots).toHaveLength(20);
    expect(most).toBeLessThanOrEqual(3);
    own.close();
  });

  it("whose server no longer responds to pings is lost", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const requested = new EventEmitter();
    const arrived = once(requested, "call");
    const { endpoint } = await startFrameServer(() => (requested.emit("call"), Buffer.of()), false);
    const patient = client(endpoint).with({ timeout: Infinity, totalTimeout: Infinity });
    const call = patient.getSlot().catch((failure: unknown) => failure);
    await arrived;
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.advanceTimersByTimeAsync(20_000);
    const error = await call;
    expect(isNodeAccessError(error, "UNANSWERED") && error.context.reason).toMatch(/pings/);
  });

  it("is closed after half an hour without a call", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const closed = new EventEmitter();
    const { endpoint } = await startRawServer((stream) => {
      stream.session?.once("close", () => closed.emit("session"));
      stream.respond({ ":status": 200, "grpc-status": "5" }, { endStream: true });
    });
    const ended = once(closed, "session");
    await client(endpoint).getSlot().catch(readCode);
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    await ended;
  });

  it("without a call does not keep the process alive", async () => {
    const { endpoint } = await startRawServer((stream) => {
      stream.respond({ ":status": 200, "grpc-status": "5" }, { endStream: true });
    });
    expect(await runProgram(Number(new URL(endpoint).port), "")).toEqual(["GRPC_STATUS", 0]);
  });
});

describe("a server of another protocol", () => {
  const noTls =
    "the server does not speak TLS at this port: check the port, or write http:// for a server without TLS";
  const noPlainGrpc =
    "the server does not speak gRPC without TLS at this port: gRPC often has a port of its own, and a server with TLS needs https://";

  it.each([
    ["HTTP/1.1", "http://127.0.0.1", "HTTP/1.1 400 Bad Request\r\n\r\n", noPlainGrpc],
    ["HTTP/1.1", "localhost", "HTTP/1.1 400 Bad Request\r\n\r\n", noTls],
    ["gRPC without TLS", "localhost", "\0\0\0\u0004\0\0\0\0\0", noTls],
    // TLS responds to plain text with an alert, and ends the connection.
    ["TLS", "http://127.0.0.1", "\u0015\u0003\u0001\0\u0002\u0002\u0016", noPlainGrpc],
  ])("%s, called as %s, is named in the error, and no connection stays", async (name, host, sent, reason) => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      socket.on("error", () => undefined).on("close", () => open.delete(socket));
      socket.once("data", () => socket[name === "TLS" ? "end" : "write"](sent, "latin1")).resume();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const own = client(`${host}:${port}`);
    const error: unknown = await own.getSlot().catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error, "NOT_SENT") && error.context.reason).toBe(reason);
    own.close();
    // Nothing connects again after a pause.
    await sleep(400);
    expect(open.size).toBe(0);
  });
});
