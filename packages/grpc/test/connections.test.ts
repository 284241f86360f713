import { isNodeAccessError, xToken } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import { GetSlotRequest, GetSlotResponse } from "@node-access/grpc/geyser/messages";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startServer, unary } from "./grpc-server.ts";

/** Starts a server that accepts connections, reads what comes, and never writes. */
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

function codeOf(error: unknown): string {
  return isNodeAccessError(error) ? error.code : String(error);
}

describe("a server that accepts and never finishes its handshake", () => {
  describe.each([
    ["HTTP/2", "http://127.0.0.1"],
    ["TLS", "localhost"],
  ])("of %s", (_, host) => {
    it("loses the connection when the deadline passes", async () => {
      const { port, closed } = await startSilentServer();
      const call = client(`${host}:${port}`).with({ timeout: 300 }).getSlot();
      expect(await call.catch(codeOf)).toBe("TIMEOUT");
      await closed;
    });

    it("loses it when the last call is aborted", async () => {
      const { port, accepted, closed } = await startSilentServer();
      const first = new AbortController();
      const second = new AbortController();
      const own = client(`${host}:${port}`);
      const calls = [first, second].map(({ signal }) => own.with({ signal }).getSlot().catch(codeOf));
      const socket = await accepted;
      first.abort();
      expect(await calls[0]).toBe("ABORTED");
      expect(socket.destroyed).toBe(false);
      second.abort();
      expect(await calls[1]).toBe("ABORTED");
      await closed;
    });

    it("loses it when the stream that waits for it is given up, or the client closed", async () => {
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
      const call = closing.getSlot().catch(codeOf);
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
      expect(await own.with({ timeout: 200 }).getSlot().catch(codeOf)).toBe("TIMEOUT");
    await closed;
  });

  it("does not keep the process alive after close", async () => {
    const { port } = await startSilentServer();
    const script = `
      import { createGeyserClient } from ${JSON.stringify(new URL("../src/geyser.ts", import.meta.url))};
      const client = createGeyserClient({ endpoint: "http://127.0.0.1:${port}" });
      const call = client.getSlot().catch((error) => console.log(error.code));
      setTimeout(() => client.close(), 300);
    `;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
    onTestFinished(() => void child.kill());
    const [[line], [exitCode]] = await Promise.all([
      once(createInterface(child.stdout), "line"),
      once(child, "exit"),
    ]);
    expect(line).toBe("CLOSED");
    expect(exitCode).toBe(0);
  });
});

describe("a proxy in the environment", () => {
  it.each(["http_proxy", "https_proxy", "grpc_proxy"])("named in %s is not used", async (name) => {
    const { port, accepted } = await startSilentServer();
    vi.stubEnv(name, `http://127.0.0.1:${port}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    let isUsed = false;
    void accepted.then(() => (isUsed = true));
    const { endpoint } = await startServer([
      unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, (_, answer) =>
        answer(null, { slot: 3n }),
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
