import { status, type ServerWritableStream } from "@grpc/grpc-js";
import { isNodeAccessError, NodeAccessError } from "@node-access/grpc";
import {
  type CheckpointEvent,
  type CheckpointOptions,
  createSuiClient,
  type SuiClient,
} from "@node-access/grpc/sui";
import {
  GetCheckpointRequest,
  GetCheckpointResponse,
  GetServiceInfoRequest,
  GetServiceInfoResponse,
  SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "@node-access/grpc/sui/messages";
import { createSuiClient as createSuiWebClient } from "@node-access/grpc/sui/web";
import { describe, expect, it, onTestFinished } from "vitest";
import { serverStream, startServer, unary } from "./grpc-server.ts";
import { framed } from "./raw-server.ts";
import { OK, respondWith, startWebServer, trailersFrame, WEB_HEADERS } from "./web-server.ts";

/** What one subscription sends: checkpoints, before its stream is lost or stays open. */
interface Script {
  readonly numbers: readonly number[];
  readonly end: "lost" | "rejected" | "open";
}

/** A Sui node, as a test sees it. */
interface Node {
  readonly subscriptions: readonly Script[];
  /** Checkpoints that it does not have. */
  readonly absent?: readonly number[];
  readonly lowest?: number;
}

interface Served {
  readonly endpoint: string;
  /** The subscriptions and reads that it has received, in order. */
  readonly requests: (SubscribeCheckpointsRequest | GetCheckpointRequest)[];
}

const isRead = (one: object): one is GetCheckpointRequest => !("filter" in one);
const numberIn = ({ checkpointId }: GetCheckpointRequest): number =>
  checkpointId?.$case === "sequenceNumber" ? Number(checkpointId.value) : -1;
const digestOf = (number: number): { digest: string } => ({ digest: `digest ${number}` });
const messageOf = (number: number): Partial<SubscribeCheckpointsResponse> =>
  ({ cursor: BigInt(number), checkpoint: digestOf(number) }) as Partial<SubscribeCheckpointsResponse>;
const paths = {
  subscribe: "/sui.rpc.v2.SubscriptionService/SubscribeCheckpoints",
  read: "/sui.rpc.v2.LedgerService/GetCheckpoint",
  info: "/sui.rpc.v2.LedgerService/GetServiceInfo",
};

async function serveHttp2({ subscriptions, absent = [], lowest = 0 }: Node): Promise<Served> {
  const requests: Served["requests"] = [];
  let opened = 0;
  const { endpoint } = await startServer([
    serverStream(
      paths.subscribe,
      SubscribeCheckpointsRequest,
      SubscribeCheckpointsResponse,
      (call: ServerWritableStream<SubscribeCheckpointsRequest, Partial<SubscribeCheckpointsResponse>>) => {
        const { numbers, end } = subscriptions[Math.min(opened++, subscriptions.length - 1)] as Script;
        requests.push(call.request);
        for (const number of numbers) call.write(messageOf(number));
        if (end === "lost") call.end();
        else if (end === "rejected") call.emit("error", { code: status.UNAVAILABLE, details: "restart" });
      },
    ),
    unary<GetCheckpointRequest, GetCheckpointResponse>(
      paths.read,
      GetCheckpointRequest,
      GetCheckpointResponse,
      ({ request }, respond) => {
        requests.push(request);
        const number = numberIn(request);
        if (absent.includes(number)) respond({ code: status.NOT_FOUND, details: "pruned" });
        else respond(null, { checkpoint: digestOf(number) } as Partial<GetCheckpointResponse>);
      },
    ),
    unary(paths.info, GetServiceInfoRequest, GetServiceInfoResponse, (_, respond) =>
      respond(null, { lowestAvailableCheckpoint: BigInt(lowest) }),
    ),
  ]);
  return { endpoint, requests };
}

async function serveWeb({ subscriptions, absent = [], lowest = 0 }: Node): Promise<Served> {
  const requests: Served["requests"] = [];
  let opened = 0;
  const { endpoint } = await startWebServer((response, { path, message }) => {
    if (path === paths.info) {
      const info = GetServiceInfoResponse.fromPartial({ lowestAvailableCheckpoint: lowest });
      return respondWith(response, [GetServiceInfoResponse.encode(info).finish()]);
    }
    if (path === paths.read) {
      const request = GetCheckpointRequest.decode(message);
      requests.push(request);
      const number = numberIn(request);
      if (absent.includes(number)) return respondWith(response, [], trailersFrame("grpc-status:5\r\n"));
      const found = GetCheckpointResponse.fromPartial({ checkpoint: digestOf(number) });
      return respondWith(response, [GetCheckpointResponse.encode(found).finish()]);
    }
    const { numbers, end } = subscriptions[Math.min(opened++, subscriptions.length - 1)] as Script;
    requests.push(SubscribeCheckpointsRequest.decode(message));
    response.writeHead(200, WEB_HEADERS);
    response.flushHeaders();
    for (const number of numbers) {
      const update = SubscribeCheckpointsResponse.fromPartial(messageOf(number));
      response.write(framed(SubscribeCheckpointsResponse.encode(update).finish()));
    }
    if (end === "lost") response.end(OK);
    else if (end === "rejected") response.end(trailersFrame("grpc-status:14\r\n"));
  });
  return { endpoint, requests };
}

type Create = (endpoint: string) => SuiClient;
const transports: [string, (node: Node) => Promise<Served>, Create][] = [
  ["HTTP/2", serveHttp2, (endpoint) => createSuiClient({ endpoint, retries: 2 })],
  ["gRPC-Web", serveWeb, (endpoint) => createSuiWebClient({ endpoint, retries: 2 })],
];

const shown = (event: CheckpointEvent): string =>
  event.type === "gap"
    ? `gap ${event.fromCheckpoint} to ${event.toCheckpoint}`
    : `${event.cursor} ${event.checkpoint?.digest}`;
const all = (...numbers: number[]): string[] => numbers.map((number) => `${number} digest ${number}`);

describe.each(transports)("a subscription to checkpoints that resumes, over %s", (_, serve, create) => {
  async function take(
    node: Node,
    count: number,
    options: CheckpointOptions = {},
    request: Partial<SubscribeCheckpointsRequest> = { readMask: ["digest"] },
  ): Promise<{ events: string[]; requests: Served["requests"] }> {
    const { endpoint, requests } = await serve(node);
    const client = create(endpoint);
    onTestFinished(() => client.close());
    const events: string[] = [];
    const settings = { ...options, resume: true, lazy: false } as const;
    for await (const event of client.subscription.subscribeCheckpoints(request, settings)) {
      events.push(shown(event));
      if (events.length === count) break;
    }
    return { events, requests };
  }

  it("reads what was missed, with the same mask, and delivers each checkpoint once, in order", async () => {
    const { events, requests } = await take(
      {
        subscriptions: [
          { numbers: [7, 8], end: "lost" },
          { numbers: [], end: "rejected" },
          { numbers: [8, 11], end: "rejected" },
          { numbers: [12, 13], end: "open" },
        ],
      },
      7,
    );
    expect(events).toEqual(all(7, 8, 9, 10, 11, 12, 13));
    expect(requests.filter(isRead).map(numberIn)).toEqual([9, 10]);
    expect(new Set(requests.map(({ readMask }) => readMask?.join()))).toEqual(new Set(["digest"]));
  });

  it("reports checkpoints that the node no longer has as a gap, and reads the others", async () => {
    const { events } = await take(
      {
        subscriptions: [
          { numbers: [7], end: "lost" },
          { numbers: [12], end: "open" },
        ],
        absent: [8, 9, 10],
        lowest: 11,
      },
      4,
    );
    expect(events).toEqual([...all(7), "gap 8 to 10", ...all(11, 12)]);
  });

  it("reports a checkpoint that is not found, after some tries, as a gap", async () => {
    const { events, requests } = await take(
      {
        subscriptions: [
          { numbers: [7], end: "lost" },
          { numbers: [10], end: "open" },
        ],
        absent: [8],
      },
      4,
    );
    expect(events).toEqual([...all(7), "gap 8 to 8", ...all(9, 10)]);
    expect(requests.filter(isRead).map(numberIn)).toEqual([8, 8, 8, 9]);
  });

  it.each([
    ["more than maxGap were missed", { maxGap: 2 }, { readMask: ["digest"] }],
    ["it has a filter", {}, { readMask: ["digest"], filter: { terms: [] } }],
  ])("reports a gap without reading if %s", async (_name, options, request) => {
    const { events, requests } = await take(
      {
        subscriptions: [
          { numbers: [7], end: "lost" },
          { numbers: [11, 12], end: "open" },
        ],
      },
      4,
      options,
      request,
    );
    expect(events).toEqual([...all(7), "gap 8 to 10", ...all(11, 12)]);
    expect(requests).toHaveLength(2);
  });

  it("does not report what its filter omits as a gap", async () => {
    const request = { filter: { terms: [] } };
    const node: Node = { subscriptions: [{ numbers: [7, 20, 21], end: "open" }] };
    expect((await take(node, 3, {}, request)).events).toEqual(all(7, 20, 21));
  });

  it("throws after several losses without a new checkpoint, with all of them", async () => {
    const error = await take({ subscriptions: [{ numbers: [7], end: "lost" }] }, 9).catch(
      (reason: unknown) => reason,
    );
    expect(isNodeAccessError(error, "UNANSWERED") && error.attempts).toHaveLength(3);
  });

  it("delivers views of what it reads too", async () => {
    const { endpoint } = await serve({
      subscriptions: [
        { numbers: [7], end: "lost" },
        { numbers: [9], end: "open" },
      ],
    });
    const client = create(endpoint);
    onTestFinished(() => client.close());
    const digests: unknown[] = [];
    for await (const view of client.subscription.subscribeCheckpoints({}, { resume: true, lazy: true })) {
      if (view.type === "gap") expect.fail("a gap");
      digests.push(view.checkpoint?.digest, view.toObject().cursor);
      if (digests.length === 6) break;
    }
    expect(digests).toEqual(["digest 7", 7n, "digest 8", 8n, "digest 9", 9n]);
  });

  it("ends with return() and close() while it waits to subscribe again", async () => {
    const { endpoint } = await serve({ subscriptions: [{ numbers: [7], end: "lost" }] });
    const client = create(endpoint);
    const stream = client.subscription.subscribeCheckpoints({}, { resume: true });
    await stream.next();
    const next = stream.next();
    await stream.return();
    expect((await next).done).toBe(true);
    const other = client.subscription.subscribeCheckpoints({}, { resume: true });
    await other.next();
    const closed = other.next().catch((error: unknown) => error);
    client.close();
    expect(isNodeAccessError(await closed, "CLOSED")).toBe(true);
  });

  it.each([
    [{ resume: 1 }, "resume"],
    [{ resume: true, maxGap: -1 }, "maxGap"],
    [{ resume: true, more: 1 }, "more"],
  ])("rejects the options %j by name", async (options, name) => {
    const { subscription } = create("http://127.0.0.1:1");
    const error = await subscription
      .subscribeCheckpoints({}, options as never)
      .next()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NodeAccessError);
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: name } });
  });
});
