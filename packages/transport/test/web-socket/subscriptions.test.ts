import { describe, expect, it } from "vitest";
import type { Middleware } from "../../src/index.ts";
import type { Subscription } from "../../src/web-socket/index.ts";
import { connect, failure, SAFE, serve, until } from "./fixture.ts";
import type { Behaviour, Peer, Request } from "./hostile-server.ts";

/**
 * A node that assigns the subscription ids 0xa1, 0xa2 ... on its first socket, 0xb1 ... on its second,
 * and so on.
 */
function node(
  more: (request: Request, peer: Peer, id: string) => boolean = () => false,
  compresses = true,
): Behaviour {
  const sockets: Peer[] = [];
  const made = new Map<Peer, number>();
  return {
    compresses,
    onPeer: (peer) => sockets.push(peer),
    onRequest(request, peer) {
      const count = (made.get(peer) ?? 0) + (request.method === "eth_subscribe" ? 1 : 0);
      made.set(peer, count);
      const id = `0x${"abcdef"[sockets.indexOf(peer)]}${count}`;
      if (more(request, peer, id)) return;
      if (request.method === "eth_subscribe") peer.result(request, id);
      else peer.result(request, true);
    },
  };
}

async function take<T>(subscription: Subscription<T>, count: number): Promise<(T | undefined)[]> {
  const taken = [];
  for (let index = 0; index < count; index++) taken.push((await subscription.next()).value);
  return taken;
}

describe("subscribe", () => {
  it("delivers the notifications of its own id, in order", async () => {
    const server = await serve(node());
    const client = connect(server);
    const heads = await client.subscribe("eth_subscribe", ["newHeads"]);
    const logs = await client.subscribe("eth_subscribe", ["logs", {}]);
    const [peer] = server.peers;
    for (const [id, result] of [
      ["0xa2", "log"],
      ["0xa1", 1],
      ["0xff", "foreign"],
      ["0xa1", 2],
    ]) {
      peer?.notify(id, result);
    }
    expect(await take(heads, 2)).toEqual([1, 2]);
    expect(await take(logs, 1)).toEqual(["log"]);
    expect(server.requests.map(({ params }) => params)).toEqual([["newHeads"], ["logs", {}]]);
    expect(heads.id).not.toBe(logs.id);
  });

  it("loses no notification that arrives with or before the response", async () => {
    const server = await serve(
      node((request, peer, id) => {
        peer.notify(id, "before");
        peer.result(request, id);
        peer.notify(id, "with");
        return true;
      }),
    );
    const subscription = await connect(server).subscribe("eth_subscribe", ["newHeads"]);
    expect(await take(subscription, 2)).toEqual(["before", "with"]);
  });

  it("delivers notifications that arrive before the responses of several subscriptions to their own", async () => {
    const held: (() => void)[] = [];
    const server = await serve(
      node((request, peer, id) => {
        peer.notify(id, `${id} first`);
        held.push(() => {
          peer.notify(id, `${id} second`);
          peer.result(request, id);
        });
        if (held.length === 2) for (const respond of held) respond();
        return true;
      }),
    );
    const client = connect(server);
    const subscriptions = await Promise.all([
      client.subscribe("eth_subscribe", ["newHeads"]),
      client.subscribe("eth_subscribe", ["logs"]),
    ]);
    const taken = await Promise.all(subscriptions.map((subscription) => take(subscription, 2)));
    const ids = taken.map(([first]) => String(first).replace(" first", ""));
    expect(taken).toEqual(ids.map((id) => [`${id} first`, `${id} second`]));
    expect(new Set(ids).size).toBe(2);
  });

  it("reports that too many notifications arrived before the response, whatever maxBuffered is", async () => {
    const server = await serve(
      node((request, peer, id) => {
        if (request.method !== "eth_subscribe") return false;
        for (let index = 0; index < 10_003; index++) peer.notify(id, index);
        peer.result(request, id);
        return true;
      }, false),
    );
    const subscribe = { maxBuffered: 20_000 };
    const subscription = await connect(server).subscribe("eth_subscribe", [], subscribe);
    const taken = await take(subscription, 10_001);
    expect([taken[0], taken.at(-1)]).toEqual([0, 10_000]);
    expect(await failure(subscription.next())).toMatchObject({
      code: "SUBSCRIPTION_OVERFLOW",
      context: { limit: 10_000 },
    });
  });

  it("accepts the other form of notification, with each method of the namespace but no other", async () => {
    const server = await serve(
      node((request, peer) => {
        peer.result(request, 7);
        const notify = (method: string, result: unknown): void =>
          peer.send({ jsonrpc: "2.0", method, params: { subscription_id: 7, result } });
        notify("starknet_subscriptionNewHeads", { block_number: 1 });
        notify("eth_subscription", "foreign");
        notify("starknet_subscriptionReorg", { starting_block_number: 1 });
        notify("starknet_subscriptionNewHeads", { block_number: 2 });
        return true;
      }),
    );
    const subscription = await connect(server).subscribe("starknet_subscribeNewHeads", []);
    expect(await take(subscription, 3)).toEqual([
      { block_number: 1 },
      { starting_block_number: 1 },
      { block_number: 2 },
    ]);
    await subscription.unsubscribe();
    expect(server.requests.at(-1)).toMatchObject({ method: "starknet_unsubscribe", params: [7] });
  });

  it("keeps apart equal ids in namespaces of which one begins like the other", async () => {
    const server = await serve({ onRequest: (request, peer) => peer.result(request, "0x1") });
    const client = connect(server);
    const methods = ["eth", "ether", "debug"].map((namespace) => `${namespace}_subscribe`);
    const [eth, ether] = await Promise.all(methods.map((method) => client.subscribe(method, [])));
    for (const namespace of ["ether", "eth", "debug", "e", "ether", "eth"])
      server.peers[0]?.send({
        method: `${namespace}_subscription`,
        params: { subscription: "0x1", result: namespace },
      });
    expect(await take(eth as Subscription, 2)).toEqual(["eth", "eth"]);
    expect(await take(ether as Subscription, 2)).toEqual(["ether", "ether"]);
    await eth?.unsubscribe();
    expect(server.requests.at(-1)).toMatchObject({ method: "eth_unsubscribe", params: ["0x1"] });
    server.peers[0]?.send({ method: "ether_x", params: { subscription: "0x1", result: "still" } });
    expect(await take(ether as Subscription, 1)).toEqual(["still"]);
  });

  it("uses an id again after unsubscribe(), and as a number or text", async () => {
    const server = await serve({
      onRequest: (request, peer) => peer.result(request, /_subscribe/.test(request.method) ? 7 : true),
    });
    const client = connect(server);
    for (const [round, id] of [7, "7", 7].entries()) {
      const subscription = await client.subscribe("eth_subscribe", ["newHeads"]);
      server.peers[0]?.notify(id, round);
      expect(await take(subscription, 1)).toEqual([round]);
      await subscription.unsubscribe();
    }
  });

  it("rejects with the node's error", async () => {
    const server = await serve({
      onRequest: ({ id }, peer) => peer.send({ id, error: { code: -32_601, message: "no subscriptions" } }),
    });
    const error = await failure(connect(server).subscribe("eth_subscribe", ["newHeads"]));
    expect(error).toMatchObject({ code: "JSON_RPC_ERROR", context: { operation: "eth_subscribe" } });
  });

  it("exists only once even if the node responds to two attempts", async () => {
    const responses: (() => void)[] = [];
    const server = await serve(
      node((request, peer, id) => {
        if (request.method !== "eth_subscribe") return false;
        responses.push(() => peer.result(request, id));
        if (responses.length === 2) for (const response of responses) response();
        return true;
      }),
    );
    const subscription = await connect(server).subscribe("eth_subscribe", [], { timeout: 400 });
    await until(() => server.requests.length === 3);
    expect(server.requests[2]).toMatchObject({ method: "eth_unsubscribe", params: ["0xa1"] });
    for (const id of ["0xa1", "0xa2"]) server.peers[0]?.notify(id, id);
    expect(await take(subscription, 1)).toEqual(["0xa2"]);
  });

  it("unsubscribes if the node confirms after the caller has aborted", async () => {
    const responses: (() => void)[] = [];
    const server = await serve(
      node((request, peer, id) => {
        if (request.method === "eth_subscribe") responses.push(() => peer.result(request, id));
        return request.method === "eth_subscribe";
      }),
    );
    const client = connect(server);
    await client.call(SAFE, [], {});
    const options = { timeout: 30, retries: 0 };
    expect(await failure(client.subscribe("eth_subscribe", [], options))).toMatchObject({
      code: "TIMEOUT",
    });
    await until(() => responses.length === 1);
    for (const response of responses) response();
    await until(() => server.requests.length === 3);
    expect(server.requests[2]).toMatchObject({ method: "eth_unsubscribe", params: ["0xa1"] });
  });

  it.each<[unknown]>([[null], [false], [true], [""], [{}], [[]], [{ toString: 1 }]])(
    "rejects if the node responds with the invalid id %j, and keeps other subscriptions",
    async (id) => {
      const server = await serve(
        node((request, peer) => {
          if (request.params?.[0] === "good") return false;
          peer.result(request, id);
          return true;
        }),
      );
      const client = connect(server);
      const good = await client.subscribe("eth_subscribe", ["good"]);
      expect(await failure(client.subscribe("eth_subscribe", ["bad"]))).toMatchObject({
        code: "INVALID_RESPONSE",
        context: { operation: "eth_subscribe", reason: "no new subscription id" },
      });
      server.peers[0]?.notify(id, "for no subscription");
      server.peers[0]?.notify("0xa1", "good");
      expect(await take(good, 1)).toEqual(["good"]);
      expect(server.requests).toHaveLength(2);
    },
  );

  it("rejects if the node assigns an id twice, and keeps the first subscription", async () => {
    const server = await serve({ onRequest: (request, peer) => peer.result(request, "0x1") });
    const client = connect(server);
    const first = await client.subscribe("eth_subscribe", ["newHeads"]);
    const error = await failure(client.subscribe("eth_subscribe", ["logs"]));
    expect(error).toMatchObject({ code: "INVALID_RESPONSE", context: { received: '"0x1"' } });
    server.peers[0]?.notify("0x1", "first");
    expect(await take(first, 1)).toEqual(["first"]);
    // Unsubscribing would have ended the first.
    expect(server.requests.map(({ method }) => method)).toEqual(["eth_subscribe", "eth_subscribe"]);
  });

  it("ends with SUBSCRIPTION_OVERFLOW after the buffered notifications, and unsubscribes", async () => {
    const server = await serve(node());
    const client = connect(server);
    const subscription = await client.subscribe("eth_subscribe", [], { maxBuffered: 2 });
    for (const result of [1, 2, 3, 4]) server.peers[0]?.notify("0xa1", result);
    await until(() => server.requests.length === 2);
    expect(server.requests[1]).toMatchObject({ method: "eth_unsubscribe", params: ["0xa1"] });
    expect(await take(subscription, 3)).toEqual([1, 2, 3]);
    expect(await failure(subscription.next())).toMatchObject({
      code: "SUBSCRIPTION_OVERFLOW",
      context: { operation: "eth_subscribe", limit: 2, option: "maxBuffered" },
    });
    expect(await subscription.next()).toEqual({ done: true, value: undefined });
  });

  it("ends with SUBSCRIPTION_OVERFLOW for few notifications that are large, but not if they are read", async () => {
    const server = await serve(node(undefined, false));
    const client = connect(server);
    const large = "x".repeat(8 * 1024 * 1024);
    const subscription = await client.subscribe("eth_subscribe", []);
    // Would be the ninth unread one if it still counted.
    server.peers[0]?.notify("0xa1", large);
    expect((await take(subscription, 1))[0]).toBe(large);
    for (let count = 0; count < 9; count += 1) server.peers[0]?.notify("0xa1", large);
    await until(() => server.requests.length === 2);
    expect(await take(subscription, 8)).toHaveLength(8);
    expect(await failure(subscription.next())).toMatchObject({
      code: "SUBSCRIPTION_OVERFLOW",
      context: { limit: 64 * 1024 * 1024, option: "maxBuffered" },
    });
  });

  it("ends with the node's error after the buffered notifications, which no call receives", async () => {
    const server = await serve(node((request) => request.method === SAFE.name));
    const client = connect(server);
    const subscription = await client.subscribe("eth_subscribe", []);
    const call = client.call(SAFE, [], {});
    await until(() => server.requests.length === 2);
    const error = { code: -32001, message: "the subscription has ended: the gap cannot be filled" };
    const ended = { method: "eth_subscription", params: { subscription: "0xa1", error }, error };
    server.peers[0]?.notify("0xa1", 1);
    server.peers[0]?.send({ jsonrpc: "2.0", ...ended });
    expect(await take(subscription, 1)).toEqual([1]);
    expect(await failure(subscription.next())).toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { operation: "eth_subscribe", rpcCode: error.code, rpcMessage: error.message },
    });
    expect(await subscription.next()).toEqual({ done: true, value: undefined });
    const { id } = server.requests[1] ?? {};
    server.peers[0]?.send({ jsonrpc: "2.0", id, result: false });
    expect(await call).toMatchObject({ value: false });
  });

  it("fails if the node ends the subscription before it responds with its id", async () => {
    const server = await serve(
      node((request, peer, id) => {
        const params = { subscription: id, error: { code: -32001, message: "no upstream" } };
        peer.send({ jsonrpc: "2.0", method: "eth_subscription", params });
        peer.result(request, id);
        return true;
      }),
    );
    const subscription = await connect(server).subscribe("eth_subscribe", []);
    expect(await failure(subscription.next())).toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -32001, rpcMessage: "no upstream" },
    });
  });

  it("ends with an error whose stack contains the subscriber", async () => {
    const server = await serve(node());
    const client = connect(server);
    const theCallersOwnFunction = async (): Promise<Subscription> =>
      await client.subscribe("eth_subscribe", [], { maxBuffered: 1 });
    const subscription = await theCallersOwnFunction();
    for (const result of [1, 2]) server.peers[0]?.notify("0xa1", result);
    await until(() => server.requests.length === 2);
    await take(subscription, 2);
    const { stack } = await failure(subscription.next());
    expect(stack).toMatch(/^NodeAccessError: eth_subscribe at .*more than 1 unread notifications/);
    expect(stack).toContain("theCallersOwnFunction");
  });

  it.each([0, Number.NaN])("rejects maxBuffered %s", async (maxBuffered) => {
    const client = connect({ port: 1 });
    const error = await failure(client.subscribe("eth_subscribe", [], { maxBuffered }));
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "maxBuffered" } });
  });
});

describe("unsubscribe", () => {
  it("delivers nothing more, ends the loop, and can be repeated", async () => {
    const server = await serve(node());
    const client = connect(server);
    const subscription = await client.subscribe("eth_subscribe", []);
    const waiting = subscription.next();
    server.peers[0]?.notify("0xa1", 1);
    expect(await waiting).toEqual({ done: false, value: 1 });
    server.peers[0]?.notify("0xa1", 2);
    await client.call(SAFE, [], {});
    const ended = subscription.unsubscribe();
    server.peers[0]?.notify("0xa1", 3);
    await Promise.all([ended, subscription.unsubscribe()]);
    expect(await subscription.next()).toEqual({ done: true, value: undefined });
    expect(server.requests.filter(({ method }) => method === "eth_unsubscribe")).toMatchObject([
      { params: ["0xa1"] },
    ]);
  });

  it("happens when the consumer leaves the loop", async () => {
    const server = await serve(node());
    const subscription = await connect(server).subscribe("eth_subscribe", []);
    server.peers[0]?.notify("0xa1", 1);
    for await (const value of subscription) {
      expect(value).toBe(1);
      break;
    }
    expect(server.requests.at(-1)).toMatchObject({ method: "eth_unsubscribe", params: ["0xa1"] });
  });

  it("resolves even if the node returns an error or is gone", async () => {
    const server = await serve(
      node(({ id, params }, peer) => {
        if (params?.[0] === "0xa1")
          peer.send({ id, error: { code: -32_000, message: "subscription not found" } });
        else if (params?.[0] === "0xa2") peer.kill();
        else return false;
        return true;
      }),
    );
    const client = connect(server);
    const first = await client.subscribe("eth_subscribe", []);
    const second = await client.subscribe("eth_subscribe", []);
    await first.unsubscribe();
    await second.unsubscribe();
    expect(await client.call(SAFE, [], {})).toEqual({ value: true });
    expect(server.requests.filter(({ method }) => method === "eth_subscribe")).toHaveLength(2);
  });
});

describe("a subscription whose socket is lost", () => {
  it("subscribes again in order on the next, remaps ids, calls onReconnect, and unsubscribes with the new id", async () => {
    const server = await serve(node());
    const client = connect(server);
    const notified: string[] = [];
    const subscribe = (kind: string) =>
      client.subscribe("eth_subscribe", [kind], { onReconnect: () => void notified.push(kind) });
    const gone = await subscribe("gone");
    const subscriptions = await Promise.all(["newHeads", "logs", "syncing"].map(subscribe));
    await gone.unsubscribe();
    const ids = subscriptions.map(({ id }) => id);
    server.peers[0]?.kill();
    await until(() => notified.length === 3);
    const again = server.requests.slice(-3).map(({ params }) => params?.[0]);
    expect(again).toEqual(["newHeads", "logs", "syncing"]);
    expect(notified).toEqual(again);
    expect(subscriptions.map(({ id }) => id)).toEqual(ids);
    for (const id of ["0xa2", "0xb2", "0xb1", "0xb3"]) server.peers[1]?.notify(id, id);
    expect(await Promise.all(subscriptions.map((one) => one.next()))).toMatchObject([
      { value: "0xb1" },
      { value: "0xb2" },
      { value: "0xb3" },
    ]);
    await subscriptions[1]?.unsubscribe();
    expect(server.requests.at(-1)).toMatchObject({ method: "eth_unsubscribe", params: ["0xb2"] });
  });

  it("subscribes again with the same params, even if the caller has changed the object", async () => {
    const server = await serve(node());
    const client = connect(server);
    const filter = { topics: ["0x01"] };
    const subscribing = client.subscribe("eth_subscribe", ["logs", filter]);
    filter.topics[0] = "0x02";
    await subscribing;
    server.peers[0]?.kill();
    await until(() => server.requests.length === 2);
    expect(server.requests.map(({ params }) => params?.[1])).toEqual([
      { topics: ["0x01"] },
      { topics: ["0x01"] },
    ]);
  });

  it("sends params that are nested deeper than a response may be", async () => {
    const server = await serve(node());
    let deep: unknown = "core";
    for (let level = 0; level < 4_100; level += 1) deep = [deep];
    await connect(server).subscribe("eth_subscribe", [deep]);
    expect(JSON.stringify(server.requests[0]?.params)).toBe(JSON.stringify([deep]));
  });

  it("ends with INVALID_RESPONSE if the node assigns one id to two of them on the next socket", async () => {
    const server = await serve(
      node((request, peer) => {
        if (server.peers.length === 1) return false;
        peer.result(request, "0xbb");
        return true;
      }),
    );
    const client = connect(server);
    const heads = await client.subscribe("eth_subscribe", ["newHeads"]);
    const logs = await client.subscribe("eth_subscribe", ["logs"]);
    server.peers[0]?.kill();
    expect(await failure(logs.next())).toMatchObject({ code: "INVALID_RESPONSE" });
    server.peers[1]?.notify("0xbb", "head");
    expect(await take(heads, 1)).toEqual(["head"]);
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("no database");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no database"))],
  ])("ends with the error of its onReconnect that %s, and others continue", async (_how, onReconnect) => {
    const server = await serve(node());
    const client = connect(server);
    const ending = await client.subscribe("eth_subscribe", ["newHeads"], { onReconnect });
    const goesOn = await client.subscribe("eth_subscribe", ["logs"]);
    server.peers[0]?.kill();
    await expect(ending.next()).rejects.toThrow("no database");
    server.peers[1]?.notify("0xb2", "log");
    expect(await take(goesOn, 1)).toEqual(["log"]);
  });

  it("is found by the id that it had, if the node uses it again", async () => {
    const server = await serve({ onRequest: (request, peer) => peer.result(request, "0x1") });
    const subscription = await connect(server).subscribe("eth_subscribe", []);
    for (let round = 0; round < 3; round += 1) {
      await until(() => server.requests.length === round + 1);
      server.peers[round]?.notify("0x1", round);
      expect(await take(subscription, 1)).toEqual([round]);
      server.peers[round]?.kill();
    }
  });

  it("keeps buffered notifications", async () => {
    const server = await serve(node());
    const client = connect(server);
    const subscription = await client.subscribe("eth_subscribe", []);
    server.peers[0]?.notify("0xa1", "before");
    await client.call(SAFE, [], {});
    server.peers[0]?.kill();
    await until(() => server.peers.length === 2 && server.requests.length === 3);
    server.peers[1]?.notify("0xb1", "after");
    expect(await take(subscription, 2)).toEqual(["before", "after"]);
  });

  it("ends with the node's error if the node rejects the new subscription, and others continue", async () => {
    const server = await serve(
      node(({ id, params }, peer) => {
        if (server.peers.length === 1 || params?.[0] !== "logs") return false;
        peer.send({ jsonrpc: "2.0", id, error: { code: -32_000, message: "too many" } });
        return true;
      }),
    );
    const client = connect(server);
    const logs = await client.subscribe("eth_subscribe", ["logs"]);
    const heads = await client.subscribe("eth_subscribe", ["newHeads"]);
    server.peers[0]?.kill();
    expect(await failure(logs.next())).toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcMessage: "too many" },
    });
    server.peers[1]?.notify("0xb2", "head");
    expect(await take(heads, 1)).toEqual(["head"]);
  });

  it("survives a second loss before it has subscribed again", async () => {
    const server = await serve(
      node(({ method }, peer) => {
        const dies = server.peers.length === 2 && method === "eth_subscribe";
        if (dies) peer.kill();
        return dies;
      }),
    );
    const subscription = await connect(server).subscribe("eth_subscribe", [], { retries: 0 });
    server.peers[0]?.kill();
    await until(() => server.requests.length === 3);
    server.peers[2]?.notify("0xc1", "third");
    expect(await take(subscription, 1)).toEqual(["third"]);
  });

  it("subscribes again later if the node limits its rate", async () => {
    let limited = 0;
    const server = await serve(
      node(({ id, method }, peer) => {
        if (server.peers.length === 1 || method !== "eth_subscribe" || limited > 0) return false;
        limited += 1;
        peer.send({ jsonrpc: "2.0", id, error: { code: -32_005, message: "limit exceeded" } });
        return true;
      }),
    );
    const client = connect(server);
    const subscription = await client.subscribe("eth_subscribe", []);
    server.peers[0]?.kill();
    await until(() => server.requests.length === 3);
    server.peers[1]?.notify("0xb2", "after");
    expect(await take(subscription, 1)).toEqual(["after"]);
  });

  it("unsubscribes with an id that the node assigns after unsubscribe()", async () => {
    const responses: (() => void)[] = [];
    const server = await serve(
      node((request, peer, id) => {
        if (server.peers.length === 1 || request.method !== "eth_subscribe") return false;
        responses.push(() => peer.result(request, id));
        return true;
      }),
    );
    const client = connect(server);
    const subscription = await client.subscribe("eth_subscribe", []);
    server.peers[0]?.kill();
    await until(() => responses.length === 1);
    await subscription.unsubscribe();
    for (const response of responses) response();
    await until(() => server.requests.length === 3);
    expect(server.requests[2]).toMatchObject({ method: "eth_unsubscribe", params: ["0xb1"] });
  });

  it("ends if the credential is rejected, and retries while the node is unavailable", async () => {
    let upgrades = 0;
    const server = await serve({
      ...node(),
      onUpgrade(_request, socket) {
        upgrades += 1;
        if (upgrades === 1) return false;
        if (upgrades === 2) socket.destroy();
        else if (upgrades === 3) socket.end("HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n");
        else socket.end("HTTP/1.1 401 No\r\ncontent-length: 0\r\n\r\n");
        return true;
      },
    });
    const subscription = await connect(server).subscribe("eth_subscribe", []);
    server.peers[0]?.kill();
    expect(await failure(subscription.next())).toMatchObject({
      code: "CREDENTIAL_REFUSED",
      context: { operation: "eth_subscribe", status: 401 },
    });
    expect(upgrades).toBe(4);
  });

  it("detects a silent node by a ping", async () => {
    const server = await serve(node());
    const client = connect(server, { pingInterval: 100 });
    const subscription = await client.subscribe("eth_subscribe", []);
    server.peers[0]?.freeze();
    await until(() => server.peers.length === 2 && server.requests.length === 2);
    server.peers[1]?.notify("0xb1", "alive");
    expect(await take(subscription, 1)).toEqual(["alive"]);
  });

  it("ends with CLOSED when the client is closed, reported to the next next()", async () => {
    const server = await serve(node());
    const client = connect(server);
    const requests = await client.subscribe("eth_subscribe", []);
    const idle = await client.subscribe("eth_subscribe", []);
    const waiting = failure(requests.next());
    await client.close();
    expect(await waiting).toMatchObject({ code: "CLOSED", context: { operation: "eth_subscribe" } });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await failure(idle.next())).toMatchObject({ code: "CLOSED" });
    await idle.unsubscribe();
  });
});

it("does not repeat a subscription on a socket that has closed while a middleware held it back", async () => {
  const server = await serve(node());
  const client = connect(server);
  const attempts = new Map<string, number>();
  const held: (() => void)[] = [];
  let holds = false;
  const middleware: Middleware = async ({ requestId, attempt }, next) => {
    attempts.set(requestId, attempt);
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    return next();
  };
  const heads = await client.subscribe("eth_subscribe", ["newHeads"], { middleware: [middleware] });
  holds = true;
  server.peers[0]?.kill();
  await until(() => held.length === 1);
  server.peers[1]?.kill();
  await until(() => held.length === 2);
  for (const release of held) release();
  await until(() => server.requests.length === 2);
  server.peers[2]?.notify("0xc1", 1);
  expect(await take(heads, 1)).toEqual([1]);
  // Longer than the delay before a second attempt.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([...attempts.values()]).toEqual([1, 1, 1]);
});
