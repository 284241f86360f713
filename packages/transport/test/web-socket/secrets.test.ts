import { inspect } from "node:util";
import { basic, type CredentialFor, NodeAccessError, urlToken } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import { engine as platform } from "../../src/web-socket/platform-engine.ts";
import type { WebSocketJsonRpc, WebSocketJsonRpcOptions } from "../../src/web-socket/index.ts";
import { connect, failure, SAFE, serve, WRITE } from "./fixture.ts";
import type { Behaviour } from "./hostile-server.ts";

const TOKEN = "t0psecret-t0ken";
const PASSWORD = "pa55w0rd-longer";

/** The secrets of the running test's credential. */
let known: readonly string[] = [];

/** Ways to fail. Each server repeats everything it knows of the credential. */
const failures: readonly {
  readonly name: string;
  readonly behaviour: Behaviour;
  readonly options?: Partial<WebSocketJsonRpcOptions>;
  readonly act?: (client: WebSocketJsonRpc) => Promise<unknown>;
}[] = [
  {
    name: "a rejected upgrade",
    behaviour: {
      onUpgrade(_request, socket) {
        socket.end(`HTTP/1.1 401 No\r\n\r\n${known.join(" ")}`);
        return true;
      },
    },
  },
  {
    name: "a redirect",
    behaviour: {
      onUpgrade(_request, socket) {
        socket.end(`HTTP/1.1 302 Found\r\nlocation: https://h/${known.join("/")}\r\n\r\n`);
        return true;
      },
    },
  },
  {
    name: "a cut handshake",
    behaviour: {
      onUpgrade(_request, socket) {
        socket.destroy();
        return true;
      },
    },
  },
  {
    name: "a broken handshake",
    behaviour: {
      onUpgrade(_request, socket) {
        socket.end(
          "HTTP/1.1 101 Ok\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: no\r\n\r\n",
        );
        return true;
      },
    },
  },
  { name: "no handshake in time", behaviour: { onUpgrade: () => true }, options: { connectTimeout: 30 } },
  { name: "a cut socket", behaviour: { onRequest: (_request, peer) => peer.kill() } },
  {
    name: "a close frame",
    behaviour: { onRequest: (_request, peer) => peer.socket.close(4_001, known.join(" ")) },
  },
  {
    name: "an error of the node",
    behaviour: {
      onRequest: ({ id }, peer) =>
        peer.send({ id, error: { code: 1, message: known.join(" "), data: { [known[0] ?? ""]: known } } }),
    },
  },
  { name: "no JSON", behaviour: { onRequest: (_request, peer) => peer.socket.send(known.join(" ")) } },
  {
    name: "no response to the call",
    behaviour: { onRequest: ({ id }, peer) => peer.send({ jsonrpc: "2.0", id, known }) },
  },
  {
    name: "too large a response",
    behaviour: { onRequest: (request, peer) => peer.result(request, "x".repeat(10_000)) },
    options: { maxResponseBytes: 1_000 },
  },
  {
    name: "a timeout",
    behaviour: { onRequest() {} },
    act: (client) => client.call(SAFE, [], { timeout: 20, retries: 0 }),
  },
  {
    name: "an overflow",
    behaviour: {
      onRequest(request, peer) {
        peer.result(request, known[0]);
        for (let count = 0; count < 3; count++) peer.notify(known[0], 1);
      },
    },
    async act(client) {
      const subscription = await client.subscribe("eth_subscribe", [], { maxBuffered: 1 });
      await client.call(SAFE, [], {});
      for (let count = 0; count < 3; count++) await subscription.next();
    },
  },
  {
    name: "a closed client",
    behaviour: {},
    async act(client) {
      await client.close();
      await client.call(SAFE, [], {});
    },
  },
];

const credentials: readonly [string, CredentialFor<"node">, Partial<WebSocketJsonRpcOptions>][] = [
  ["url-token", urlToken(TOKEN), {}],
  ["basic", basic("us3rname-x", PASSWORD), {}],
  ["url-token on the platform's own WebSocket", urlToken(TOKEN), { engine: platform }],
];

function shownForms(value: unknown): string {
  const deep = inspect(value, { showHidden: true, depth: Infinity, getters: true });
  const error =
    value instanceof Error ? [value.message, value.stack, JSON.stringify(value), String(value)] : [];
  return [deep, ...error].join("\n");
}

describe.each(credentials)("with %s", (_kind, credential, forCredential) => {
  it.each(failures)("$name shows no secret", async ({ behaviour, options, act }) => {
    known = credential.secrets.map((secret) => secret.reveal());
    const server = await serve(behaviour);
    const client = connect(server, { credential, ...forCredential, ...options });
    const error = await failure(act ? act(client) : client.call(WRITE, [], { retries: 0 }));
    expect(error).toBeInstanceOf(NodeAccessError);
    const shown = shownForms(error) + shownForms(client);
    for (const secret of credential.secrets) expect(shown).not.toContain(secret.reveal());
  });

  it("a client and a subscription in use show no secret", async () => {
    const server = await serve({ onRequest: (request, peer) => peer.result(request, "0x1") });
    const client = connect(server, { credential, ...forCredential });
    const subscription = await client.subscribe("eth_subscribe", []);
    const shown = shownForms(client) + shownForms(subscription);
    for (const secret of credential.secrets) expect(shown).not.toContain(secret.reveal());
    const { endpoint } = client;
    expect(JSON.stringify([client, subscription])).toBe(
      JSON.stringify([{ endpoint, socketListeners: {} }, { id: subscription.id }]),
    );
  });
});
