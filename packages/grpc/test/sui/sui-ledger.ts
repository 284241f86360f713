import { type ServerWritableStream, status } from "@grpc/grpc-js";
import { QueryEndReason } from "@node-access/grpc/sui";
import * as sui from "@node-access/grpc/sui/messages";
import { serverStream, startServer, unary } from "../grpc-server.ts";

const decoder = new TextDecoder();

/** An item's place: checkpoint, transaction, event. A checkpoint's end has the transaction 99. */
type Place = readonly [checkpoint: number, transaction: number, event: number];

/** What a test's request asks for, of either kind. */
interface Request {
  readonly readMask?: string[] | undefined;
  readonly filter?: object | undefined;
  readonly endCheckpoint?: bigint | undefined;
  readonly options?: sui.QueryOptions | undefined;
}
type Call = ServerWritableStream<Request, object>;

/** A Sui node whose checkpoints have two transactions each, and each transaction two events. */
export class SuiLedger {
  /** The latest checkpoint, and the latest one that lists have. */
  height = 10;
  indexed = Number.POSITIVE_INFINITY;
  lowest = 0;
  /** Whether lists exist. */
  lists = true;
  /** How many items a list returns at most. */
  limit = 1_000;
  readonly requests: Request[] = [];
  readonly listed: Request[] = [];
  readonly #streams = new Map<Call, "transaction" | "event">();

  get subscribers(): number {
    return this.#streams.size;
  }

  async start(): Promise<string> {
    const { endpoint } = await startServer([
      serverStream(
        createPath("SubscriptionService/SubscribeTransactions"),
        sui.SubscribeTransactionsRequest,
        sui.SubscribeTransactionsResponse,
        (one) => this.#subscribe(one as unknown as Call, "transaction"),
      ),
      serverStream(
        createPath("SubscriptionService/SubscribeEvents"),
        sui.SubscribeEventsRequest,
        sui.SubscribeEventsResponse,
        (one) => this.#subscribe(one as unknown as Call, "event"),
      ),
      serverStream(
        createPath("LedgerService/ListTransactions"),
        sui.ListTransactionsRequest,
        sui.ListTransactionsResponse,
        (one) => this.#list(one as unknown as Call, "transaction"),
      ),
      serverStream(
        createPath("LedgerService/ListEvents"),
        sui.ListEventsRequest,
        sui.ListEventsResponse,
        (one) => this.#list(one as unknown as Call, "event"),
      ),
      unary(
        createPath("LedgerService/GetServiceInfo"),
        sui.GetServiceInfoRequest,
        sui.GetServiceInfoResponse,
        (_, respond) => respond(null, { lowestAvailableCheckpoint: BigInt(this.lowest) }),
      ),
    ]);
    return endpoint;
  }

  /** Executes checkpoints, and sends what is in them. */
  grow(height: number): void {
    while (this.height < height) {
      this.height += 1;
      for (const [stream, kind] of this.#streams) this.#send(stream, kind, this.height);
    }
  }

  /** Ends all subscriptions, after the first items of the next checkpoint if asked. */
  drop(afterItems = 0): void {
    if (afterItems > 0) this.height += 1;
    for (const [stream, kind] of this.#streams) {
      for (const place of listItems(kind, this.height, isFiltered(stream)).slice(0, afterItems))
        stream.write(createMessage(kind, place));
      stream.emit("error", { code: status.UNAVAILABLE, details: "restart" });
    }
    this.#streams.clear();
  }

  #subscribe(stream: Call, kind: "transaction" | "event"): void {
    this.requests.push(stream.request);
    // The start of a filtered stream comes as a message of its own.
    if (isFiltered(stream)) stream.write({ watermark: { cursor: encodeCursor([this.height, 0, 0]) } });
    this.#streams.set(stream, kind);
    stream.on("cancelled", () => this.#streams.delete(stream));
    this.#send(stream, kind, this.height);
  }

  #send(stream: Call, kind: "transaction" | "event", checkpoint: number): void {
    for (const place of listItems(kind, checkpoint, isFiltered(stream)))
      stream.write(createMessage(kind, place));
    const end: Place = [checkpoint, 99, 0];
    stream.write({ watermark: { cursor: encodeCursor(end), checkpoint: BigInt(checkpoint) } });
  }

  #list(stream: Call, kind: "transaction" | "event"): void {
    const { options, endCheckpoint } = stream.request;
    this.listed.push(stream.request);
    if (!this.lists) {
      stream.emit("error", { code: status.UNIMPLEMENTED, details: "no lists" });
      return;
    }
    const after = decodeCursor(options?.after) ?? [-1, 0, 0];
    const before = decodeCursor(options?.before);
    const tip = Math.min(this.height, this.indexed);
    const end = Math.min(tip, endCheckpoint === undefined ? tip : Number(endCheckpoint) - 1);
    let sent = 0;
    for (let checkpoint = Math.max(after[0], this.lowest); checkpoint <= end; checkpoint += 1) {
      for (const place of listItems(kind, checkpoint, isFiltered(stream))) {
        if (compare(place, after) <= 0) continue;
        if (before && compare(place, before) >= 0) return finish(stream, before, "CURSOR_BOUND");
        sent += 1;
        const isLast = sent === this.limit;
        stream.write({ ...createMessage(kind, place), ...(isLast && createEnd("ITEM_LIMIT")) });
        if (isLast) return void stream.end();
      }
      const watermark = { cursor: encodeCursor([checkpoint, 99, 0]), checkpoint: BigInt(checkpoint) };
      if (!before || checkpoint < before[0]) stream.write({ watermark });
    }
    if (before && before[0] <= end) return finish(stream, before, "CURSOR_BOUND");
    const isBound = endCheckpoint !== undefined && end === Number(endCheckpoint) - 1;
    finish(stream, [end, 99, 0], isBound ? "CHECKPOINT_BOUND" : "LEDGER_TIP");
  }
}

/** The items of a range of checkpoints, as a test shows them. */
export function shownItems(
  kind: "transaction" | "event",
  from: number,
  to: number,
  filtered = false,
): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => listItems(kind, from + at, filtered))
    .flat()
    .map((place) => place.slice(0, kind === "event" ? 3 : 2).join("."));
}

/** A filter leaves only the second transaction of each even checkpoint. */
function listItems(kind: "transaction" | "event", checkpoint: number, filtered: boolean): Place[] {
  const transactions = filtered ? (checkpoint % 2 === 0 ? [1] : []) : [0, 1];
  return transactions.flatMap((transaction) =>
    (kind === "event" ? [0, 1] : [0]).map((event): Place => [checkpoint, transaction, event]),
  );
}

function createMessage(kind: "transaction" | "event", place: Place): object {
  const [checkpoint, transactionIndex, eventIndex] = place;
  const item = {
    checkpoint: BigInt(checkpoint),
    transactionIndex: BigInt(transactionIndex),
    ...(kind === "event" ? { eventIndex, eventType: "0x2::a::B" } : { digest: place.join() }),
  };
  return { [kind]: item, watermark: { cursor: encodeCursor(place) } };
}

function finish(stream: Call, place: Place, reason: keyof typeof QueryEndReason): void {
  stream.write({ watermark: { cursor: encodeCursor(place) }, ...createEnd(reason) });
  stream.end();
}

function createEnd(reason: keyof typeof QueryEndReason): object {
  return { end: { reason: QueryEndReason[reason] } };
}

function createPath(name: string): string {
  return `/sui.rpc.v2.${name}`;
}

function isFiltered(stream: Call): boolean {
  return stream.request.filter !== undefined;
}

function encodeCursor(place: Place): Uint8Array {
  return new TextEncoder().encode(place.join());
}

function decodeCursor(cursor: Uint8Array | undefined): Place | undefined {
  // A cursor is made of three numbers.
  return cursor && (decoder.decode(cursor).split(",").map(Number) as unknown as Place);
}

function compare(left: Place, right: Place): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
