import { inspect } from "node:util";
import {
  isNodeAccessError,
  type Middleware,
  NodeAccessError,
  refreshing,
  statusDetails,
  withResponse,
  xToken,
} from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser/web";
import { GetSlotRequest, GetSlotResponse } from "@node-access/grpc/geyser/messages";
import {
  GetObjectRequest,
  GetObjectResponse,
  SubscribeCheckpointsResponse,
} from "@node-access/grpc/sui/messages";
import { createSuiClient, type GrpcWebClientOptions, type SuiClient } from "@node-access/grpc/sui/web";
import { createTronClient } from "@node-access/grpc/tron/web";
import { Status } from "../../src/generated/google/rpc/status.ts";
import { BadRequest } from "../../src/generated/google/rpc/error_details.ts";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { FrameSplitter, framed as frameOf } from "../../src/runtime/frame-splitter.ts";
import { framed } from "../raw-server.ts";
import { OK, respondWith, startWebServer, trailersFrame, WEB_HEADERS } from "../web-server.ts";

const TOKEN = "s3cret-t0ken";

function sui(options: GrpcWebClientOptions): SuiClient {
  const client = createSuiClient({ credential: xToken(TOKEN), ...options });
  onTestFinished(() => client.close());
  return client;
}

async function failure(promise: Promise<unknown>): Promise<NodeAccessError> {
  return promise.then(
    (value) => expect.fail(`it returned ${inspect(value)}`),
    (error: unknown) => {
      expect(error).toBeInstanceOf(NodeAccessError);
      expect(inspect(error, { depth: 9 })).not.toContain(TOKEN);
      return error as NodeAccessError;
    },
  );
}

const object = GetObjectResponse.encode(
  GetObjectResponse.fromPartial({ object: { objectId: "0x5", version: 2n ** 64n - 1n } }),
).finish();

function checkpoint(number: bigint): Uint8Array {
  return SubscribeCheckpointsResponse.encode(
    SubscribeCheckpointsResponse.fromPartial({ cursor: number, checkpoint: { digest: `${number}` } }),
  ).finish();
}

describe("a call with one response", () => {
  it("sends the request, the token, the deadline and its own headers, and returns the response", async () => {
    const { endpoint, received } = await startWebServer((response) => respondWith(response, [object]));
    const client = sui({
      endpoint: `${endpoint}/some/path/`,
      headers: { "x-team": "indexing" },
      timeout: 5_000,
    });
    const called = await withResponse(client, (one) => one.ledger.getObject({ objectId: "0x5" }));
    expect(called.value.object?.version).toBe(2n ** 64n - 1n);
    expect(called.headers).toMatchObject(WEB_HEADERS);
    const [{ path, headers, message } = expect.fail("nothing was received")] = received;
    expect(path).toBe("/some/path/sui.rpc.v2.LedgerService/GetObject");
    expect(GetObjectRequest.decode(message).objectId).toBe("0x5");
    expect(headers).toMatchObject({
      "content-type": "application/grpc-web+proto",
      accept: "application/grpc-web+proto",
      "x-grpc-web": "1",
      "x-token": TOKEN,
      "x-team": "indexing",
      "grpc-timeout": "6000m",
    });
  });

  it("returns views, and uses one connection for calls one after another", async () => {
    const { endpoint, sockets } = await startWebServer((response) => respondWith(response, [object]));
    const client = sui({ endpoint });
    for (let call = 0; call < 3; call += 1) {
      const { object: found } = await client.ledger.getObject({}, { lazy: true });
      expect(found?.objectId).toBe("0x5");
      expect(found?.toObject().version).toBe(2n ** 64n - 1n);
    }
    expect(sockets.size).toBe(1);
  });

  it("is also possible for Geyser and TRON", async () => {
    const slot = GetSlotResponse.encode({ slot: 7n }).finish();
    const { endpoint, received } = await startWebServer((response) => respondWith(response, [slot]));
    const geyser = createGeyserClient({ endpoint });
    expect((await geyser.getSlot({ commitment: 2 })).slot).toBe(7n);
    expect(GetSlotRequest.decode(received[0]?.message ?? Buffer.of()).commitment).toBe(2);
    await createTronClient({ endpoint }).wallet.getNowBlock2();
    expect(received[1]?.path).toBe("/protocol.Wallet/GetNowBlock2");
  });

  it("is sent with a fetch that was passed", async () => {
    const { endpoint } = await startWebServer((response) => respondWith(response, [object]));
    let calls = 0;
    const own: typeof fetch = (...request) => {
      calls += 1;
      return fetch(...request);
    };
    const { object: found } = await sui({ endpoint, fetch: own }).ledger.getObject({});
    expect(found?.objectId).toBe("0x5");
    await failure(sui({ endpoint: "http://127.0.0.1:1", fetch: own, retries: 0 }).ledger.getObject({}));
    expect(calls).toBe(2);
  });

  it("is repeated if it reads, and never if it writes", async () => {
    const { endpoint, received } = await startWebServer((response, _, number) => {
      if (number % 2 === 1) response.writeHead(503).end("busy");
      else respondWith(response, [], trailersFrame("grpc-status: 14\r\ngrpc-message: not%20now\r\n"));
    });
    const read = await failure(sui({ endpoint, retries: 3 }).ledger.getObject({}));
    expect(read.attempts?.map(({ message }) => /HTTP 503: busy|not now/.exec(message)?.[0])).toEqual([
      "HTTP 503: busy",
      "not now",
      "HTTP 503: busy",
      "not now",
    ]);
    expect(read.code === "GRPC_STATUS" && read.context).toMatchObject({ status: "UNAVAILABLE" });
    await failure(sui({ endpoint }).transactionExecution.executeTransaction({}));
    expect(received).toHaveLength(5);
  });

  it("ends at its deadline, which the rest of the body does not extend, and closes the socket", async () => {
    const { endpoint, sockets } = await startWebServer((response) => {
      response.writeHead(200, WEB_HEADERS);
      response.write(Buffer.concat([framed(object), OK]));
    });
    const error = await failure(sui({ endpoint, timeout: 200, retries: 0 }).ledger.getObject({}));
    expect(error.context).toMatchObject({ option: "timeout", sent: true });
    await expect.poll(() => sockets.size).toBe(0);
  });

  it("ends with its signal, and with close()", async () => {
    const { endpoint, sockets } = await startWebServer(() => undefined);
    const controller = new AbortController();
    const client = sui({ endpoint, signal: controller.signal });
    const aborted = failure(client.ledger.getObject({}));
    const closed = failure(client.with({ signal: undefined }).ledger.getObject({}));
    await expect.poll(() => sockets.size).toBe(2);
    controller.abort(new Error("enough"));
    expect((await aborted).code).toBe("ABORTED");
    client.close();
    expect((await closed).code).toBe("CLOSED");
    expect((await failure(client.ledger.getObject({}))).code).toBe("ABORTED");
    expect((await failure(client.with({ signal: undefined }).ledger.getObject({}))).code).toBe("CLOSED");
    await expect.poll(() => sockets.size).toBe(0);
  });

  it("passes through middleware", async () => {
    const { endpoint } = await startWebServer((response) => respondWith(response, [object]));
    const seen: unknown[] = [];
    const middleware: Middleware = (context, next) => {
      seen.push(context.operation.name, context.transport, context.endpoint);
      return next();
    };
    await sui({ endpoint, middleware: [middleware] }).ledger.getObject({});
    expect(seen).toEqual(["sui.rpc.v2.LedgerService/GetObject", "grpc", `${endpoint}/***`]);
  });
});

describe("a status", () => {
  const details = Status.encode(
    Status.fromPartial({
      code: 3,
      details: [
        {
          typeUrl: "type.googleapis.com/google.rpc.BadRequest",
          value: BadRequest.encode(
            BadRequest.fromPartial({ fieldViolations: [{ field: "object_id" }] }),
          ).finish(),
        },
      ],
    }),
  ).finish();

  it.each([
    ["trailers", true],
    ["headers", false],
  ])("in %s becomes an error with its text and details", async (_, inBody) => {
    const fields = {
      "Grpc-Status": "3",
      "grpc-message": "no%20object%20%F0%9F%98%80%25",
      "grpc-status-details-bin": Buffer.from(details).toString("base64").replace(/=+$/, ""),
    };
    const { endpoint } = await startWebServer((response) => {
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      if (inBody) respondWith(response, [], trailersFrame(lines.join("")));
      else response.writeHead(200, { ...WEB_HEADERS, ...fields }).end();
    });
    const error = await failure(sui({ endpoint }).ledger.getObject({}));
    if (!isNodeAccessError(error, "GRPC_STATUS")) expect.fail(inspect(error));
    expect(error.context).toMatchObject({ status: "INVALID_ARGUMENT", details: "no object 😀%" });
    expect(await statusDetails(error)).toMatchObject([
      { $case: "BadRequest", value: { fieldViolations: [{ field: "object_id" }] } },
    ]);
    expect(error.response?.headers).toMatchObject({ "grpc-status": "3" });
    expect(error.requestId).toBeDefined();
  });

  it.each([
    [401, "CREDENTIAL_REFUSED", 401],
    [403, "CREDENTIAL_REFUSED", 403],
    [404, "GRPC_STATUS", "UNIMPLEMENTED"],
    [302, "GRPC_STATUS", "UNKNOWN"],
    [400, "GRPC_STATUS", "INTERNAL"],
    [500, "GRPC_STATUS", "UNKNOWN"],
  ])("of HTTP %i becomes the one of gRPC", async (status, code, name) => {
    const { endpoint, received } = await startWebServer((response) =>
      response.writeHead(status, { location: "/elsewhere" }).end(`not ${TOKEN}`),
    );
    const error = await failure(sui({ endpoint }).ledger.getObject({}));
    expect(error).toMatchObject({ code, context: { status: name } });
    expect(received).toHaveLength(1);
  });

  it("that rejects the credential lets it be renewed once, also if it is in the body", async () => {
    const tokens: unknown[] = [];
    const { endpoint } = await startWebServer((response, { headers }) => {
      tokens.push(headers["x-token"]);
      if (headers["x-token"] === "t0ken-2") respondWith(response, [object]);
      else respondWith(response, [], trailersFrame("grpc-status:16\r\n"));
    });
    let provided = 0;
    const credential = refreshing(async () => {
      provided += 1;
      return xToken(`t0ken-${provided}`);
    });
    expect((await sui({ endpoint, credential }).ledger.getObject({})).object?.objectId).toBe("0x5");
    expect(tokens).toEqual(["t0ken-1", "t0ken-2"]);
  });
});

/** Bodies that break the rules, by the code of the error that each must cause. */
const broken: [string, string, (Buffer | Uint8Array)[], Record<string, string>?][] = [
  ["UNANSWERED", "no trailers", [framed(object)]],
  ["UNANSWERED", "an empty body", []],
  ["UNANSWERED", "trailers without a status", [framed(object), trailersFrame("x: y\r\n")]],
  ["UNANSWERED", "a status that is no number", [framed(object), trailersFrame("grpc-status: ok\r\n")]],
  ["UNANSWERED", "an end within a message", [framed(object).subarray(0, 9)]],
  ["UNDECODABLE_BODY", "no message", [OK]],
  ["UNDECODABLE_BODY", "two messages", [framed(object), framed(object), OK]],
  ["UNDECODABLE_BODY", "bytes that are no message", [framed(Buffer.from("ffff", "hex")), OK]],
  [
    "UNDECODABLE_BODY",
    "a compressed message",
    [Buffer.concat([Buffer.of(1), framed(object).subarray(1)]), OK],
  ],
  ["UNDECODABLE_BODY", "compressed trailers", [framed(object), trailersFrame("grpc-status: 0\r\n", 0x81)]],
  ["UNDECODABLE_BODY", "a web page", [Buffer.from("<html>")], { "content-type": "text/html" }],
  ["UNDECODABLE_BODY", "the text form", [Buffer.from(framed(object).toString("base64"))], { "content-type": "application/grpc-web-text" }], // prettier-ignore
  ["UNDECODABLE_BODY", "gRPC of HTTP/2", [framed(object)], { "content-type": "application/grpc" }],
  ["UNDECODABLE_BODY", "an unknown encoding", [framed(object), OK], { "content-encoding": "snappy" }],
  ["RESPONSE_TOO_LARGE", "a large message", [framed(Buffer.alloc(1_001)), OK]],
  ["RESPONSE_TOO_LARGE", "a length of 4 GB", [Buffer.from("00ffffffff", "hex")]],
];

describe("a response that breaks the rules", () => {
  it.each(broken)("causes %s: %s", async (code, _, parts, headers = {}) => {
    const { endpoint, received } = await startWebServer((response) => {
      response.writeHead(200, { ...WEB_HEADERS, ...headers });
      for (const part of parts) response.write(part);
      response.end();
    });
    const client = sui({ endpoint, retries: 0, maxResponseBytes: 1_000 });
    expect((await failure(client.ledger.getObject({}))).code).toBe(code);
    expect(received).toHaveLength(1);
  });

  it("causes RESPONSE_TOO_LARGE for a message that no buffer can have, without a limit", async () => {
    const { endpoint } = await startWebServer((response) => {
      response.writeHead(200, WEB_HEADERS).end(Buffer.from("00ffffffff", "hex"));
    });
    const error = await failure(sui({ endpoint, maxResponseBytes: Infinity }).ledger.getObject({}));
    expect(error.code).toBe("RESPONSE_TOO_LARGE");
  });

  it("causes UNANSWERED where it breaks off", async () => {
    const { endpoint } = await startWebServer((response) => {
      response.writeHead(200, WEB_HEADERS);
      response.write(framed(object).subarray(0, 7), () => response.destroy());
    });
    expect((await failure(sui({ endpoint, retries: 0 }).ledger.getObject({}))).code).toBe("UNANSWERED");
  });

  it("causes an error if it goes on after its trailers", async () => {
    const { endpoint } = await startWebServer((response) => {
      response.writeHead(200, WEB_HEADERS);
      response.write(Buffer.concat([framed(object), OK]), () => setTimeout(() => response.end("more"), 20));
    });
    expect((await failure(sui({ endpoint }).ledger.getObject({}))).code).toBe("UNDECODABLE_BODY");
  });

  it.each([
    ["a byte", Buffer.of(0)],
    ["a message", framed(object)],
    ["other trailers", OK],
  ])("causes an error if it goes on after its trailers in the same chunk: %s", async (_, more) => {
    const { endpoint } = await startWebServer((response) => {
      response.writeHead(200, WEB_HEADERS).end(Buffer.concat([framed(object), OK, more]));
    });
    expect((await failure(sui({ endpoint }).ledger.getObject({}))).code).toBe("UNDECODABLE_BODY");
    const reading = (async () => {
      for await (const one of sui({ endpoint }).ledger.listCheckpoints({})) void one;
    })();
    expect((await failure(reading)).code).toBe("UNDECODABLE_BODY");
  });
});

describe("a stream of responses", () => {
  it("delivers messages as they arrive, and ends with an error if the server ends it", async () => {
    const { endpoint } = await startWebServer((response) => {
      response.writeHead(200, WEB_HEADERS);
      response.write(framed(checkpoint(1n)));
      setTimeout(() => response.end(Buffer.concat([framed(checkpoint(2n)), OK])), 20);
    });
    const cursors: unknown[] = [];
    const reading = (async () => {
      const stream = sui({ endpoint, timeout: 1_000 }).subscription.subscribeCheckpoints({
        readMask: ["digest"],
      });
      for await (const { cursor } of stream) cursors.push(cursor);
    })();
    const error = await failure(reading);
    expect(cursors).toEqual([1n, 2n]);
    expect(error.code).toBe("UNANSWERED");
    expect(error.stack).toContain("web.test.ts");
  });

  it("ends without an error if it has an end, and accepts the status of its trailers", async () => {
    const { endpoint } = await startWebServer((response, { path }) =>
      respondWith(
        response,
        [Buffer.of(), Buffer.of()],
        path.endsWith("ListCheckpoints") ? OK : trailersFrame("grpc-status:11\r\ngrpc-message:pruned\r\n"),
      ),
    );
    const { ledger, subscription } = sui({ endpoint });
    const all: unknown[] = [];
    for await (const one of ledger.listCheckpoints({}, { lazy: true })) all.push(one.toObject());
    expect(all).toHaveLength(2);
    const stream = subscription.subscribeCheckpoints({});
    await stream.next();
    await stream.next();
    expect(await failure(stream.next())).toMatchObject({
      code: "GRPC_STATUS",
      context: { status: "OUT_OF_RANGE" },
    });
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it("is opened again after a status in the headers, and not after a message", async () => {
    const { endpoint, received } = await startWebServer((response, _, number) => {
      if (number === 1) response.writeHead(200, { ...WEB_HEADERS, "grpc-status": "14" }).end();
      else respondWith(response, [checkpoint(1n)], trailersFrame("grpc-status:14\r\n"));
    });
    const stream = sui({ endpoint }).subscription.subscribeCheckpoints({});
    expect((await stream.next()).value?.cursor).toBe(1n);
    await failure(stream.next());
    expect(received).toHaveLength(2);
  });

  it.each(["break", "return", "signal", "close"])("is cancelled at the server by %s", async (how) => {
    const { endpoint, sockets } = await startWebServer((response) => {
      response.writeHead(200, WEB_HEADERS);
      response.write(framed(checkpoint(1n)));
    });
    const controller = new AbortController();
    const client = sui({ endpoint, signal: controller.signal });
    const stream = client.subscription.subscribeCheckpoints({});
    if (how === "break") for await (const _ of stream) break;
    else {
      await stream.next();
      const next = stream.next();
      if (how === "return") await stream.return();
      else if (how === "signal") controller.abort();
      else client.close();
      if (how === "return") expect((await next).done).toBe(true);
      else expect((await failure(next)).code).toBe(how === "signal" ? "ABORTED" : "CLOSED");
    }
    await expect.poll(() => sockets.size).toBe(0);
  });

  it("pauses the server while it is not read", async () => {
    const large = checkpoint(1n);
    const message = framed(
      Buffer.concat([large, Buffer.of(0x7a), Buffer.from([0x80, 0x80, 0x40]), Buffer.alloc(2 ** 20)]),
    );
    let written = 0;
    const { endpoint } = await startWebServer(async (response) => {
      response.writeHead(200, WEB_HEADERS);
      while (written < 100 && !response.destroyed) {
        await new Promise((resolve) => response.write(message, resolve));
        written += 1;
      }
      response.end(OK);
    });
    const client = sui({ endpoint });
    const stream = client.subscription.subscribeCheckpoints({});
    await stream.next();
    let before = -1;
    await expect.poll(() => before === (before = written), { interval: 300 }).toBe(true);
    expect(written).toBeLessThan(40);
    let read = 1;
    await failure(
      (async () => {
        for await (const _ of stream) read += 1;
      })(),
    );
    expect(read).toBe(100);
  });
});

describe("what gRPC-Web cannot do", () => {
  it("fails with a reason, for programs without types", async () => {
    const client = createGeyserClient({ endpoint: "http://127.0.0.1:1" });
    const { subscribe } = client as unknown as { subscribe(request: object): AsyncIterator<unknown> };
    const error = await failure(subscribe({}).next());
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "geyser.Geyser/Subscribe" } });
    expect(error.message).toContain("gRPC-Web cannot stream requests");
  });

  it.each([
    [{ endpoint: "" }, "endpoint"],
    [{ endpoint: "http://node.example" }, "unencrypted"],
    [{ endpoint: "node.example", fetch: 1 }, "fetch"],
    [{ endpoint: "node.example", proxy: 1 }, "proxy"],
    [{ endpoint: "node.example", rootCertificates: "x" }, "rootCertificates"],
    [{ endpoint: "node.example", timeout: -1 }, "timeout"],
  ])("is rejected when the client is created: %j", (options, named) => {
    expect(() => createSuiClient(options as never)).toThrow(named);
  });

  it.each([{ "grpc-x": "1" }, { "x-bin": "1" }])(
    "is rejected before anything is sent: headers %j",
    async (headers) => {
      const error = await failure(sui({ endpoint: "http://127.0.0.1:1", headers }).ledger.getObject({}));
      expect(error.code).toBe("INVALID_ARGUMENT");
    },
  );
});

it("frames are found however their bytes are divided into chunks", () => {
  const messages = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 });
  fc.assert(
    fc.property(messages, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), (all, sizes) => {
      const bytes = Buffer.concat(all.map((one) => frameOf(one)));
      const splitter = new FrameSplitter(() => undefined);
      const found: Uint8Array[] = [];
      for (let at = 0, step = 0; at < bytes.length; step += 1) {
        const size = sizes[step % sizes.length] ?? 1;
        // The memory of a chunk is reused.
        const chunk = Uint8Array.from(bytes.subarray(at, at + size));
        splitter.push(chunk);
        for (let frame = splitter.take(); frame; frame = splitter.take()) found.push(frame);
        chunk.fill(0xee);
        at += size;
      }
      expect(found.map((one) => Array.from(one))).toEqual(all.map((one) => Array.from(one)));
      expect(splitter.isWithinFrame).toBe(false);
    }),
  );
});
