import { basic, xToken } from "@node-access/auth";
import { statusDetails, type MessageStream, type NodeAccessError, type Requests } from "@node-access/grpc";
import {
  createGeyserClient,
  mergeSubscriptions,
  type CommitmentLevel,
  type LazyMessage,
  type SubscribeUpdateTransactionInfo,
} from "@node-access/grpc/geyser";
import { SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { createGeyserClient as createGeyserWebClient } from "@node-access/grpc/geyser/web";
import {
  createSuiClient,
  fieldMask,
  type ExecutedTransaction,
  type GetObjectResult,
  type SuiClient,
} from "@node-access/grpc/sui";
import { createSuiClient as createSuiWebClient } from "@node-access/grpc/sui/web";
import { createTronClient } from "@node-access/grpc/tron";
import { Account, Proposal } from "@node-access/grpc/tron/messages";
import type { WebService } from "@node-access/grpc/web";

const client = createGeyserClient({ endpoint: "node.example:443", credential: xToken("t") });

// @ts-expect-error a gRPC endpoint accepts no basic credential
createGeyserClient({ endpoint: "node.example:443", credential: basic("u", "p") });
// @ts-expect-error an endpoint is needed
createGeyserClient({});

export const slot: Promise<bigint> = client.getSlot().then((response) => response.slot);
export const level: CommitmentLevel = 2;
await client.getSlot({ commitment: level });
// @ts-expect-error no such commitment
await client.getSlot({ commitment: 7 });
// @ts-expect-error a blockhash is text
await client.isBlockhashValid({ blockhash: 1n });
// @ts-expect-error the request is not optional
await client.isBlockhashValid();
// @ts-expect-error no such call
client.getBlock();

for await (const update of client.subscribe({ slots: { all: {} }, fromSlot: 5 }, { resume: true })) {
  const seen: SubscribeUpdate = update;
  if (seen.updateOneof?.$case === "slot") seen.updateOneof.value.slot satisfies bigint;
  // @ts-expect-error a slot update has no transaction
  if (seen.updateOneof?.$case === "slot") console.log(seen.updateOneof.value.transaction);
}

for await (const update of client.subscribe({ transactions: { all: {} } }, { lazy: true, resume: true })) {
  update satisfies LazyMessage<SubscribeUpdate>;
  update.toObject() satisfies SubscribeUpdate;
  update.filters satisfies readonly string[];
  if (update.updateOneof?.$case !== "transaction") continue;
  const { slot: at, transaction } = update.updateOneof.value;
  at satisfies bigint;
  transaction?.signature satisfies Uint8Array | undefined;
  transaction?.meta?.logMessages.map((line) => line.length) satisfies number[] | undefined;
  transaction?.toObject() satisfies SubscribeUpdateTransactionInfo | undefined;
  // @ts-expect-error a transaction update has no status
  console.log(update.updateOneof.value.status);
  // @ts-expect-error a view cannot be changed
  update.filters.push("more");
  // @ts-expect-error a view cannot be changed
  update.createdAt = undefined;
  // @ts-expect-error a view is not an update: it has no own properties
  const whole: SubscribeUpdate = update;
  console.log(whole);
}
for await (const update of client.subscribe({}, { lazy: false })) update satisfies SubscribeUpdate;

SubscribeUpdate.encode(SubscribeUpdate.lazy(new Uint8Array(0))).finish() satisfies Uint8Array;
Account.lazy(new Uint8Array(0)).asset["1000001"] satisfies bigint | undefined;
Proposal.lazy(new Uint8Array(0)).parameters.get(1n) satisfies bigint | undefined;
// @ts-expect-error a view of a map cannot be changed
Proposal.lazy(new Uint8Array(0)).parameters.set(1n, 1n);

const sui = createSuiClient({ endpoint: "node.example" }).with({ timeout: 5 });
for await (const { cursor } of sui.subscription.subscribeCheckpoints()) cursor satisfies bigint | undefined;
// @ts-expect-error a stream is not a promise
sui.subscription.subscribeCheckpoints().then(console.log);

const tron = createTronClient({ endpoint: "node.example" });
(await tron.walletSolidity.getNowBlock()).blockHeader?.rawData?.number satisfies bigint | undefined;
// @ts-expect-error the service of irreversible blocks has no writes
tron.walletSolidity.broadcastTransaction({});

fieldMask<ExecutedTransaction>({ effects: { gasUsed: true }, digest: true }) satisfies string[];
// @ts-expect-error no such field
fieldMask<ExecutedTransaction>({ effects: { gas: true } });
// @ts-expect-error a text has no fields
fieldMask<ExecutedTransaction>({ digest: { length: true } });
// @ts-expect-error only the members of a oneof have paths
fieldMask<GetObjectResult>({ result: true });

mergeSubscriptions({ a: { slots: { filterByCommitment: true } } }, { fromSlot: 1n });
// @ts-expect-error no such kind of filter
mergeSubscriptions({ a: { receipts: {} } });

declare const failed: NodeAccessError<"GRPC_STATUS">;
for (const detail of await statusDetails(failed))
  if (detail.$case === "ErrorInfo") detail.value.reason satisfies string;

// Over gRPC-Web, calls and messages are the same.
const web = createSuiWebClient({ endpoint: "https://node.example/path", credential: xToken("t") });
export const sameClient: SuiClient = web;
const webGeyser = createGeyserWebClient({ endpoint: "https://node.example" });
export const webSlot: Promise<bigint> = webGeyser
  .with({ timeout: 1 })
  .getSlot({ commitment: 2 })
  .then((one) => one.slot);
export const lazySlot: Promise<bigint> = webGeyser.getSlot({}, { lazy: true }).then((one) => one.slot);
// @ts-expect-error gRPC-Web cannot stream requests
webGeyser.subscribe({ slots: { all: {} } });
// @ts-expect-error gRPC-Web cannot stream requests
webGeyser.subscribeDeshred({});
// @ts-expect-error browsers have certificates of their own
createSuiWebClient({ endpoint: "https://node.example", rootCertificates: "" });
// @ts-expect-error gRPC endpoints accept no basic credential
createSuiWebClient({ endpoint: "https://node.example", credential: basic("u", "p") });

interface Streams {
  one(request: { a: number }): Promise<string>;
  many(request: { a: number }): MessageStream<string>;
  up(requests: Requests<{ a: number }>): Promise<string>;
  both(requests: Requests<{ a: number }>): MessageStream<string>;
}
export const webCalls: keyof WebService<Streams> = "one" as "one" | "many";
// @ts-expect-error gRPC-Web cannot stream requests
export const webUp: keyof WebService<Streams> = "up";
// @ts-expect-error gRPC-Web cannot stream requests
export const webBoth: keyof WebService<Streams> = "both";

// A subscription of Sui reports gaps only if it resumes.
for await (const { cursor } of sui.subscription.subscribeCheckpoints()) console.log(cursor);
for await (const event of sui.subscription.subscribeCheckpoints({}, { resume: true })) {
  // @ts-expect-error it may be a gap
  console.log(event.cursor);
  if (event.type === "gap") console.log(event.fromCheckpoint + event.toCheckpoint);
  else console.log(event.cursor, event.checkpoint?.digest);
}
for await (const event of web.subscription.subscribeCheckpoints({}, { resume: true, lazy: true, maxGap: 5 }))
  if (event.type === undefined) console.log(event.toObject().cursor);
// @ts-expect-error only a subscription that resumes has gaps
sui.subscription.subscribeCheckpoints({}, { maxGap: 5 });
for await (const event of sui.subscription.subscribeTransactions(
  { readMask: ["digest"] },
  { resume: true },
)) {
  // @ts-expect-error it may be a gap
  console.log(event.watermark);
  if (event.type === "gap") console.log(event.fromCheckpoint);
  else event.transaction?.transactionIndex satisfies bigint | undefined;
}
for await (const event of web.subscription.subscribeEvents({}, { resume: true, lazy: true }))
  if (event.type === undefined) event.toObject().event?.eventIndex satisfies number | undefined;
for await (const { event } of sui.subscription.subscribeEvents())
  event?.eventType satisfies string | undefined;
for await (const view of sui.subscription.subscribeEvents({}, { lazy: true })) console.log(view.toObject());
