import { status, type ServerWritableStream } from "@grpc/grpc-js";
import { type DeepPartial, isNodeAccessError, NodeAccessError } from "@node-access/grpc";
import {
  createSuiClient,
  QueryEndReason,
  type Resumed,
  type SubscriptionOptions,
  type SuiClient,
} from "@node-access/grpc/sui";
import {
  GetCheckpointRequest,
  GetCheckpointResponse,
  GetServiceInfoRequest,
  GetServiceInfoResponse,
  ListCheckpointsRequest,
  ListCheckpointsResponse,
  SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
} from "@node-access/grpc/sui/messages";
import { createSuiClient as createSuiWebClient } from "@node-access/grpc/sui/web";
import { describe, expect, it, onTestFinished } from "vitest";
import { serverStream, startServer, unary } from "../grpc-server.ts";
import { framed } from "../raw-server.ts";
import { OK, respondWith, startWebServer, trailersFrame, WEB_HEADERS } from "../web-server.ts";

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
  /** What each call for a list returns, the last one again and again; without any, the node has no lists. */
  readonly lists?: readonly DeepPartial<ListCheckpointsResponse>[][];
}

interface Served {
  readonly endpoint: string;
  /** The subscriptions and reads that it has received, in order. */
  readonly requests: (SubscribeCheckpointsRequest | GetCheckpointRequest | ListCheckpointsRequest)[];
}

const isList = (one: object): one is ListCheckpointsRequest => "startCheckpoint" in one;
const isRead = (one: object): one is GetCheckpointRequest => !("filter" in one);
const numberIn = ({ checkpointId }: GetCheckpointRequest): number =>
  checkpointId?.$case === "sequenceNumber" ? Number(checkpointId.value) : -1;
const createDigest = (number: number): { digest: string } => ({ digest: `digest ${number}` });
const createMessage = (number: number): Partial<SubscribeCheckpointsResponse> =>
  ({ cursor: BigInt(number), checkpoint: createDigest(number) }) as Partial<SubscribeCheckpointsResponse>;
const paths = {
  subscribe: "/sui.rpc.v2.SubscriptionService/SubscribeCheckpoints",
  read: "/sui.rpc.v2.LedgerService/GetCheckpoint",
  list: "/sui.rpc.v2.LedgerService/ListCheckpoints",
  info: "/sui.rpc.v2.LedgerService/GetServiceInfo",
};

async function serveHttp2({ subscriptions, absent = [], lowest = 0, lists = [] }: Node): Promise<Served> {
  const requests: Served["requests"] = [];
  let opened = 0;
  let listed = 0;
  const { endpoint } = await startServer([
    serverStream(
      paths.subscribe,
      SubscribeCheckpointsRequest,
      SubscribeCheckpointsResponse,
      (call: ServerWritableStream<SubscribeCheckpointsRequest, Partial<SubscribeCheckpointsResponse>>) => {
        const { numbers, end } = subscriptions[Math.min(opened++, subscriptions.length - 1)] as Script;
        requests.push(call.request);
        for (const number of numbers) call.write(createMessage(number));
        if (end === "lost") call.end();
        else if (end === "rejected") call.emit("error", { code: status.UNAVAILABLE, details: "restart" });
      },
    ),
    serverStream(
      paths.list,
      ListCheckpointsRequest,
      ListCheckpointsResponse,
      (call: ServerWritableStream<ListCheckpointsRequest, Partial<ListCheckpointsResponse>>) => {
        requests.push(call.request);
        const list = lists[Math.min(listed++, lists.length - 1)];
        if (!list) return call.emit("error", { code: status.UNIMPLEMENTED, details: "no lists" });
        for (const one of list) call.write(ListCheckpointsResponse.fromPartial(one));
        return call.end();
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
        else respond(null, { checkpoint: createDigest(number) } as Partial<GetCheckpointResponse>);
      },
    ),
    unary(paths.info, GetServiceInfoRequest, GetServiceInfoResponse, (_, respond) =>
      respond(null, { lowestAvailableCheckpoint: BigInt(lowest) }),
    ),
  ]);
  return { endpoint, requests };
}

async function serveWeb({ subscriptions, absent = [], lowest = 0, lists = [] }: Node): Promise<Served> {
  const requests: Served["requests"] = [];
  let opened = 0;
  let listed = 0;
  const { endpoint } = await startWebServer((response, { path, message }) => {
    if (path === paths.info) {
      const info = GetServiceInfoResponse.fromPartial({ lowestAvailableCheckpoint: lowest });
      return respondWith(response, [GetServiceInfoResponse.encode(info).finish()]);
    }
    if (path === paths.list) {
      requests.push(ListCheckpointsRequest.decode(message));
      const list = lists[Math.min(listed++, lists.length - 1)];
      if (!list) return respondWith(response, [], trailersFrame("grpc-status:12\r\n"));
      const all = list.map((one) => ListCheckpointsResponse.encode(ListCheckpointsResponse.fromPartial(one)));
      return respondWith(
        response,
        all.map((one) => one.finish()),
      );
    }
    if (path === paths.read) {
      const request = GetCheckpointRequest.decode(message);
      requests.push(request);
      const number = numberIn(request);
      if (absent.includes(number)) return respondWith(response, [], trailersFrame("grpc-status:5\r\n"));
      const found = GetCheckpointResponse.fromPartial({ checkpoint: createDigest(number) });
      return respondWith(response, [GetCheckpointResponse.encode(found).finish()]);
    }
    const { numbers, end } = subscriptions[Math.min(opened++, subscriptions.length - 1)] as Script;
    requests.push(SubscribeCheckpointsRequest.decode(message));
    response.writeHead(200, WEB_HEADERS);
    response.flushHeaders();
    for (const number of numbers) {
      const update = SubscribeCheckpointsResponse.fromPartial(createMessage(number));
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

/** A checkpoint of a list. */
const matching = (number: number): DeepPartial<ListCheckpointsResponse> => ({
  checkpoint: { ...createDigest(number), sequenceNumber: BigInt(number) },
  watermark: { checkpoint: BigInt(number) },
});
/** The last message of a list. */
const end = (reason: QueryEndReason, checkpoint: number): DeepPartial<ListCheckpointsResponse> => ({
  watermark: { checkpoint: BigInt(checkpoint) },
  end: { reason },
});

/** A node whose stream is lost between 7 and 11. */
const lossOf8To10: Node = {
  subscriptions: [
    { numbers: [7], end: "lost" },
    { numbers: [11, 12], end: "open" },
  ],
};

const shown = (event: Resumed<SubscribeCheckpointsResponse>): string =>
  event.type === "gap"
    ? `gap ${event.fromCheckpoint} to ${event.toCheckpoint}`
    : `${event.cursor} ${event.checkpoint?.digest}`;
const all = (...numbers: number[]): string[] => numbers.map((number) => `${number} digest ${number}`);

describe.each(transports)("a subscription to checkpoints that resumes, over %s", (_, serve, create) => {
  async function take(
    node: Node,
    count: number,
    options: SubscriptionOptions = {},
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

  it("reports a gap without reading if more than maxGap were missed", async () => {
    const { events, requests } = await take(lossOf8To10, 4, { maxGap: 2 });
    expect(events).toEqual([...all(7), "gap 8 to 10", ...all(11, 12)]);
    expect(requests).toHaveLength(2);
  });

  describe("with a filter", () => {
    const filter = { terms: [{ literals: [] }] };
    const request = { readMask: ["digest"], filter } as unknown as Partial<SubscribeCheckpointsRequest>;

    it("lists what was missed, however many calls that takes", async () => {
      const node: Node = {
        ...lossOf8To10,
        lists: [
          [{ watermark: { checkpoint: 7n } }, end(QueryEndReason.SCAN_LIMIT, 8)],
          [matching(9), end(QueryEndReason.ITEM_LIMIT, 9)],
          [end(QueryEndReason.CHECKPOINT_BOUND, 10)],
        ],
      };
      const { events, requests } = await take(node, 4, {}, request);
      expect(events).toEqual(all(7, 9, 11, 12));
      const lists = requests.filter(isList);
      expect(lists.map((one) => [one.startCheckpoint, one.endCheckpoint, one.readMask])).toEqual([
        [8n, 11n, ["digest", "sequence_number"]],
        [9n, 11n, ["digest", "sequence_number"]],
        [10n, 11n, ["digest", "sequence_number"]],
      ]);
      expect(lists.map((one) => one.filter?.terms.length)).toEqual([1, 1, 1]);
    });

    it("ends a list at its bound, although the last watermark is earlier", async () => {
      const lists = [[matching(8), { end: { reason: QueryEndReason.CHECKPOINT_BOUND } }]];
      const { events, requests } = await take({ ...lossOf8To10, lists }, 4, {}, request);
      expect(events).toEqual(all(7, 8, 11, 12));
      expect(requests.filter(isList)).toHaveLength(1);
    });

    it("reports what a node cannot list as a gap, and nothing twice", async () => {
      const tip = [matching(8), end(QueryEndReason.LEDGER_TIP, 8)];
      for (const [node, expected] of [
        [{}, ["gap 8 to 10"]],
        [{ lists: [tip] }, [...all(8), "gap 9 to 10"]],
        [
          { lowest: 10, lists: [[matching(10), end(QueryEndReason.CHECKPOINT_BOUND, 10)]] },
          ["gap 8 to 9", ...all(10)],
        ],
        [{ lowest: 12, lists: [] }, ["gap 8 to 10"]],
      ] as const) {
        const { events } = await take({ ...lossOf8To10, ...node } as Node, 3 + expected.length, {}, request);
        expect(events).toEqual([...all(7), ...expected, ...all(11, 12)]);
      }
    });

    it("resumes from where a list was lost", async () => {
      const { events } = await take(
        {
          subscriptions: [
            { numbers: [7], end: "lost" },
            { numbers: [11], end: "lost" },
            { numbers: [12, 13], end: "open" },
          ],
          lists: [[matching(8)], [{ watermark: { checkpoint: 11n } }]],
        },
        5,
        {},
        request,
      );
      expect(events).toEqual(all(7, 8, 11, 12, 13));
    });
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
