import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { Reply } from "../../src/upstreams/upstream.ts";
import { closeAfterTest } from "../cleanup.ts";
import { createPool, type TestPool } from "../upstream-pool.ts";
import { type Respond, startUpstream, type UpstreamServer } from "../upstream-server.ts";

async function start(respond: Respond): Promise<UpstreamServer> {
  const server = await startUpstream(respond);
  closeAfterTest(server);
  return server;
}

async function pool(
  respond: readonly Respond[],
  options?: Parameters<typeof createPool>[1],
): Promise<TestPool & { servers: UpstreamServer[] }> {
  const servers = await Promise.all(respond.map(start));
  const testPool = createPool(
    servers.map(({ url }) => url),
    options,
  );
  closeAfterTest(testPool.pool);
  return { ...testPool, servers };
}

function goodFor({ id }: { id: unknown }): object {
  return { jsonrpc: "2.0", id, result: "0xb" };
}

const respondWell: Respond = (body, response) => {
  const calls = JSON.parse(body) as { id: unknown } | { id: unknown }[];
  response.end(JSON.stringify(Array.isArray(calls) ? calls.map(goodFor) : goodFor(calls)));
};

const respondText =
  (text: string, status = 200): Respond =>
  (_, response) =>
    response.writeHead(status).end(text);
const respondError =
  (error: object): Respond =>
  (body, response) => {
    const { id } = JSON.parse(body) as { id: unknown };
    response.end(JSON.stringify({ jsonrpc: "2.0", id, error }));
  };
const large = `"${"a".repeat(400_000)}"`;

const truncated: Respond = (_, response) => {
  response.writeHead(200, { "content-length": "100" });
  response.write('{"jsonrpc":"2.0",');
  setImmediate(() => response.destroy());
};

describe("a response", () => {
  it.each([
    ["HTML with status 200", respondText("<html><body>Bad Gateway</body></html>")],
    ["half a body", respondText('{"jsonrpc":"2.0","id":1,"result":{"a":')],
    ["another call's id", respondText('{"jsonrpc":"2.0","id":2,"result":"0xa"}')],
    ["nothing at all", respondText("")],
    ["plain text", respondText("daily request count exceeded, request rate limited")],
    ["HTML with status 404", respondText("<html>not here</html>", 404)],
    ["a large page of HTML", respondText(`<html>${large}</html>`)],
    ["a truncated body", truncated],
    [
      "a result and an error",
      respondText(
        '{"jsonrpc":"2.0","id":1,"result":"0x1","error":{"code":3,"message":"execution reverted"}}',
      ),
    ],
    ["an error that is a text", respondText('{"jsonrpc":"2.0","id":1,"error":"broken"}')],
    ["an empty error", respondError({})],
    [
      "a missing trie node",
      respondError({ code: -32000, message: "missing trie node 0a (path ) state is not available" }),
    ],
    [
      "a method that it does not have",
      respondError({ code: -32601, message: "the method eth_call does not exist/is not available" }),
    ],
    [
      "a daily limit",
      respondError({ code: -32005, message: "daily request count exceeded, request rate limited" }),
    ],
    ["a block that it does not have yet", respondError({ code: -32000, message: "header not found" })],
    ["its own error", respondError({ code: -32603, message: "Internal error" })],
  ] as [string, Respond][])("of %s sends the call to the next upstream", async (_, respond) => {
    const { call, servers } = await pool([respond, respondWell]);
    expect(JSON.parse(await call("eth_call"))).toEqual({ jsonrpc: "2.0", id: 1, result: "0xb" });
    expect(servers.map(({ bodies }) => bodies.length)).toEqual([1, 1]);
  });

  it.each([
    ["a revert", { code: 3, message: "execution reverted: rate limit exceeded", data: "0x08c379a0" }],
    ["wrong params", { code: -32602, message: "invalid argument 0: hex string without 0x prefix" }],
    ["a used nonce", { code: -32000, message: "nonce too low" }],
    ["too little money", { code: -32000, message: "insufficient funds for gas * price + value" }],
    ["an unknown error", { code: -32042, message: "who knows" }],
  ])("of %s is the caller's error: no other upstream is tried", async (_, error) => {
    const { call, servers, failures } = await pool([respondError(error), respondWell]);
    expect(JSON.parse(await call("eth_call"))).toEqual({ jsonrpc: "2.0", id: 1, error });
    expect(servers.map(({ bodies }) => bodies.length)).toEqual([1, 0]);
    expect(failures).toEqual([]);
  });

  it("with an error and no result may have a null result", async () => {
    const text = '{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":3,"message":"execution reverted"}}';
    const { call, servers } = await pool([respondText(text), respondWell]);
    expect(await call("eth_call")).toBe(text);
    expect(servers.map(({ bodies }) => bodies.length)).toEqual([1, 0]);
  });

  it("with an error goes to the caller if no upstream has a better one; a malformed one never does", async () => {
    const error = { code: -32000, message: "header not found" };
    const { call } = await pool([respondText("<html>"), respondError(error), respondText("<html>")]);
    expect(JSON.parse(await call("eth_call"))).toEqual({ jsonrpc: "2.0", id: 1, error });
    const { call: callAgain } = await pool([respondText("<html>"), respondText("half")]);
    await expect(callAgain("eth_call")).rejects.toThrow("malformed response");
  });

  it.each(["first", "last"])(
    "of a busy upstream that comes %s says less than one about the call",
    async (at) => {
      const busy = respondError({ code: -32005, message: "limit exceeded" });
      const error = { code: -32000, message: "header not found" };
      const responds = [busy, respondError(error)];
      const { call } = await pool(at === "first" ? responds : responds.toReversed());
      expect(JSON.parse(await call("eth_call"))).toMatchObject({ error });
    },
  );

  it("to a write is final: no other upstream gets the write", async () => {
    const error = { code: -32005, message: "daily request count exceeded" };
    const { call, servers } = await pool([respondError(error), respondWell]);
    expect(JSON.parse(await call("eth_sendTransaction", ["0x00"]))).toEqual({
      jsonrpc: "2.0",
      id: 1,
      error,
    });
    expect(servers[1]?.bodies).toEqual([]);
    const { call: callAgain, servers: others } = await pool([respondText("<html>"), respondWell]);
    await expect(callAgain("eth_sendTransaction", ["0x00"])).rejects.toThrow("its response was lost");
    expect(others[1]?.bodies).toEqual([]);
    const { call: callOdd, servers: rest } = await pool([respondError({ code: "1" }), respondWell]);
    await expect(callOdd("eth_sendTransaction", ["0x00"])).rejects.toThrow("its response was lost");
    expect(rest[1]?.bodies).toEqual([]);
  });

  it("that is large breaks off for its caller if its end is malformed", async () => {
    for (const end of ["", ',"error"', "}}", ',"id":2}']) {
      const { call } = await pool([respondText(`{"jsonrpc":"2.0","id":1,"result":${large}${end}`)]);
      await expect(call("eth_call")).rejects.toThrow("malformed response");
    }
    const { call } = await pool([respondText(`{"jsonrpc":"2.0","result":${large},"id":1}`)]);
    expect((await call("eth_call")).length).toBeGreaterThan(400_000);
  });
});

const silent: Respond = () => {};

const trickle: Respond = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(" "), 10);
  response.on("close", () => clearInterval(timer));
};

describe("an upstream that hangs", () => {
  it("delays a light call only by its own timeout", async () => {
    const timeouts = { light: 50, standard: 600_000, heavy: 600_000 };
    const { call, failures } = await pool([silent, respondWell], { timeouts });
    expect(await call("eth_chainId")).toContain('"0xb"');
    expect(failures).toHaveLength(1);
  });

  it("delays a call no longer if it sends a byte now and then", async () => {
    const { call } = await pool([trickle, respondWell], {
      timeouts: { light: 100, standard: 600_000, heavy: 600_000 },
    });
    expect(await call("eth_chainId")).toContain('"0xb"');
  });

  it("gets heavy calls only on a share of its connections, so that others are still served", async () => {
    const traces: ServerResponse[] = [];
    const respondToLight: Respond = (body, response, request) => {
      if (body.includes("debug_traceTransaction")) traces.push(response);
      else respondWell(body, response, request);
    };
    const { call } = await pool([respondToLight], { limits: { connections: 8 } });
    const heavy = Array.from({ length: 20 }, (_, index) => call("debug_traceTransaction", [`0x${index}`]));
    for (const one of heavy) one.catch(() => {});
    for (let sent = 0; sent < 20; sent += 1) expect(await call("eth_chainId")).toContain('"0xb"');
    expect(traces).toHaveLength(2);
    for (let done = 0; done < 20; done += 1) {
      traces.shift()?.end('{"jsonrpc":"2.0","id":1,"result":[]}');
      // The next call replaces the one that ended.
      while (traces.length < Math.min(2, 19 - done)) await call("eth_chainId");
    }
    for (const text of await Promise.all(heavy)) expect(text).toContain("[]");
  });
});

async function get({ pool: sender }: TestPool): Promise<Reply> {
  return sender.handle({ method: "GET", path: "/x", idempotency: "safe", expectsJson: true });
}

describe("a REST response", () => {
  it.each([
    ["an HTML page", respondText("<html></html>")],
    ["half a body", respondText('{"data":')],
    ["nothing", respondText("")],
    [
      "an HTML page with status 404",
      (_, response) => response.writeHead(404, { "content-type": "text/html" }).end("<html>"),
    ],
  ] as [string, Respond][])("that is %s sends the request to the next upstream", async (_, respond) => {
    const { body } = await get(await pool([respond, respondText('{"data":1}')]));
    expect(String(body)).toBe('{"data":1}');
  });

  it.each([
    [
      "an error that is a text",
      (_, response) => response.writeHead(422, { "content-type": "text/plain" }).end("no such thing"),
    ],
    [
      "bytes",
      (_, response) => response.writeHead(200, { "content-type": "application/octet-stream" }).end("{"),
    ],
  ] as [string, Respond][])("that is %s goes to the caller", async (_, respond) => {
    const testPool = await pool([respond, respondText('{"data":1}')]);
    await get(testPool);
    expect(testPool.servers[1]?.bodies).toEqual([]);
  });

  it("that is large and ends malformed fails for its caller", async () => {
    const { body } = await get(await pool([respondText(`{"data":${large}`)]));
    if (Buffer.isBuffer(body)) throw new Error("expected a stream");
    await expect(body.resume().toArray()).rejects.toThrow("malformed response");
  });
});

/** An upstream that does not serve some methods, and responds to them in another way. */
function lacking(methods: Readonly<Record<string, object | undefined>>): Respond {
  return (body, response) => {
    const value = JSON.parse(body) as Call | Call[];
    const one = ({ id, method }: Call): object[] => {
      if (!(method in methods)) return [{ jsonrpc: "2.0", id, result: "0xa" }];
      const error = methods[method];
      return error ? [{ jsonrpc: "2.0", id, error }] : [];
    };
    response.end(JSON.stringify(Array.isArray(value) ? value.flatMap(one).toReversed() : one(value)[0]));
  };
}

interface Call {
  readonly id: unknown;
  readonly method: string;
}

/** The result or error code of each item of a batch's response, by id. */
function outcomes(text: string): [unknown, unknown][] {
  const items = JSON.parse(text) as { id: unknown; result?: unknown; error?: { code: number } }[];
  return items.map(({ id, result, error }) => [id, error ? error.code : result]);
}

const missingState = { code: -32000, message: "missing trie node 0a (path )" };

describe("a batch", () => {
  it("retries exactly the items elsewhere whose errors are about the node", async () => {
    const one = lacking({
      eth_call: missingState,
      eth_getLogs: undefined,
      eth_estimateGas: { code: 3, message: "execution reverted" },
    });
    const { batch, servers } = await pool([one, respondWell]);
    const text = await batch([
      [1, "eth_chainId"],
      ["b", "eth_call"],
      [3, "eth_estimateGas"],
      [4, "eth_getLogs"],
    ]);
    expect(outcomes(text)).toEqual([
      [1, "0xa"],
      ["b", "0xb"],
      [3, 3],
      [4, "0xb"],
    ]);
    expect(JSON.parse(servers[1]?.bodies[0] ?? "").map(({ id }: Call) => id)).toEqual(["b", 4]);
  });

  it("gets each item unchanged if nothing has to be retried", async () => {
    const written =
      '[ {"id":2,"jsonrpc":"2.0","result":1.50} ,{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"no"}}]';
    const { batch } = await pool([respondText(written), respondWell]);
    expect(
      await batch([
        [1, "eth_call"],
        [2, "eth_call"],
      ]),
    ).toBe(
      '[{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"no"}},{"id":2,"jsonrpc":"2.0","result":1.50}]',
    );
  });

  it("never retries a write", async () => {
    const one = lacking({
      eth_sendTransaction: { code: -32005, message: "rate limit" },
      eth_call: missingState,
    });
    const { batch, servers } = await pool([one, respondWell]);
    const text = await batch([
      [1, "eth_sendTransaction"],
      [2, "eth_call"],
    ]);
    expect(outcomes(text)).toEqual([
      [1, -32005],
      [2, "0xb"],
    ]);
    expect(servers[1]?.bodies.join()).not.toContain("eth_sendTransaction");
  });

  it("gets what says more about an item than that an upstream is busy", async () => {
    const busy = lacking({ eth_call: { code: -32005, message: "limit exceeded" } });
    const stateless = lacking({ eth_call: missingState });
    for (const responds of [
      [busy, stateless],
      [stateless, busy],
    ]) {
      const { batch } = await pool(responds);
      const calls = [
        [1, "eth_chainId"],
        [2, "eth_call"],
      ] as const;
      expect(outcomes(await batch(calls))).toEqual([
        [1, "0xa"],
        [2, missingState.code],
      ]);
    }
  });

  it("gets the last error for an item that no upstream serves, or the gateway's own if there is no response", async () => {
    const { batch } = await pool([
      lacking({
        eth_call: missingState,
        eth_getLogs: undefined,
        eth_getProof: { code: -32000, message: "invalid api key" },
      }),
      lacking({
        eth_call: { code: -32000, message: "header not found" },
        eth_getLogs: undefined,
        eth_getProof: undefined,
      }),
    ]);
    const text = await batch([
      [1, "eth_call"],
      [2, "eth_getLogs"],
      [3, "eth_getProof"],
    ]);
    expect(outcomes(text)).toEqual([
      [1, -32000],
      [2, -32002],
      [3, -32002],
    ]);
    expect(text).toContain("header not found");
    expect(text).not.toContain("api key");
  });

  it("keeps the order and the ids of its calls, even if ids repeat", async () => {
    const { batch } = await pool([lacking({ eth_call: missingState }), respondWell]);
    const text = await batch([
      [1, "eth_call"],
      [1, "eth_chainId"],
      ["1", "eth_call"],
    ]);
    expect(outcomes(text)).toEqual([
      [1, "0xb"],
      [1, "0xa"],
      ["1", "0xb"],
    ]);
  });

  it("that is large is completed too, while it is passed on", async () => {
    const items = [
      `{"jsonrpc":"2.0","id":1,"result":${large}}`,
      '{"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"missing trie node 0a (path )"}}',
      '{"jsonrpc":"2.0","id":99,"result":"of nobody"}',
      ` {"result":{"a":["]}\\\\"]},"id":3} `,
      '{"jsonrpc":"2.0","id":4,"error":{"code":3,"message":"execution reverted"}}',
      '{"jsonrpc":"2.0","id":5,"error":{"code":-32005,"message":"rate limit"}}',
      `{"jsonrpc":"2.0","result":${large},"id":7}`,
    ];
    const { batch, servers } = await pool([respondText(`[${items.join(",")}]`), respondWell]);
    const text = await batch([
      [1, "eth_call"],
      [2, "eth_call"],
      [3, "eth_call"],
      [4, "eth_call"],
      [5, "eth_sendTransaction"],
      [6, "eth_chainId"],
      [7, "eth_call"],
    ]);
    const found = new Map(outcomes(text));
    expect([...found.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([2, 3, 4, 5, 6].map((id) => found.get(id))).toEqual(["0xb", { a: ["]}\\"] }, 3, -32005, "0xb"]);
    expect(servers[1]?.bodies).toHaveLength(1);
    expect(JSON.parse(servers[1]?.bodies[0] ?? "").map(({ id }: Call) => id)).toEqual([2, 6]);
  });

  it("that is large and ends malformed never looks complete", async () => {
    const { batch } = await pool([respondText(`[{"jsonrpc":"2.0","id":1,"result":${large}},{"id":2`)]);
    const text = await batch([
      [1, "eth_call"],
      [2, "eth_call"],
    ]).catch((error: Error) => error.message);
    // The first item may have arrived before the end.
    if (text !== "malformed response") expect(new Map(outcomes(text)).get(2)).toBe(-32002);
  });

  it("is retried as a whole elsewhere if the upstream rejects it as a whole", async () => {
    const { batch, servers } = await pool([
      respondText('{"error":{"code":-32600,"message":"batch too large"}}'),
      respondWell,
    ]);
    expect(
      outcomes(
        await batch([
          [1, "eth_call"],
          [2, "eth_call"],
        ]),
      ),
    ).toEqual([
      [1, "0xb"],
      [2, "0xb"],
    ]);
    expect(servers.map(({ bodies }) => bodies.length)).toEqual([1, 1]);
  });
});

describe("a method that an upstream lacks", () => {
  it("is remembered: its next calls go directly to others", async () => {
    const notFound = { code: -32601, message: "the method debug_traceCall does not exist/is not available" };
    const { call, servers } = await pool([lacking({ debug_traceCall: notFound }), respondWell]);
    for (let sent = 0; sent < 4; sent += 1) expect(await call("debug_traceCall")).toContain('"0xb"');
    const received = servers[0]?.bodies.filter((body) => body.includes("debug_traceCall")) ?? [];
    expect(received.length).toBeLessThanOrEqual(1);
  });

  it("is reported by one upstream if all lack it", async () => {
    const notFound = { code: -32601, message: "Method not found" };
    const { call, servers } = await pool([lacking({ eth_call: notFound }), lacking({ eth_call: notFound })]);
    for (let sent = 0; sent < 3; sent += 1) expect(await call("eth_call")).toContain("-32601");
    expect(servers.reduce((sum, { bodies }) => sum + bodies.length, 0)).toBe(4);
  });
});
