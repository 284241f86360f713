import { type Image, type MessageType, readSurface } from "../../load/proto/index.ts";
import type { JsonObject } from "./json.ts";
import { literal } from "./literal.ts";

/** The messages that the stand-in reads or writes; those of their fields come along. */
const wanted: readonly string[] = [
  "geyser.GetBlockHeightResponse",
  "geyser.GetLatestBlockhashResponse",
  "geyser.GetSlotResponse",
  "geyser.GetVersionResponse",
  "geyser.IsBlockhashValidResponse",
  "geyser.PingRequest",
  "geyser.PongResponse",
  "geyser.SubscribeReplayInfoResponse",
  "geyser.SubscribeRequest",
  "geyser.SubscribeUpdate",
  "sui.rpc.v2.GetServiceInfoResponse",
];

/** Written without the messages of their fields, which are many. */
const shallow: readonly string[] = [
  "google.protobuf.Timestamp",
  "protocol.Account",
  "protocol.AccountPaginated",
  "protocol.AccountResourceMessage",
  "protocol.Block",
  "protocol.BlockExtention",
  "protocol.BlockHeader",
  "protocol.BlockHeader.raw",
  "protocol.ChainParameters",
  "protocol.ChainParameters.ChainParameter",
  "protocol.DynamicProperties",
  "protocol.MetricsInfo",
  "protocol.MetricsInfo.BlockChainInfo",
  "protocol.NumberMessage",
  "protocol.Return",
  "protocol.Transaction",
  "protocol.Transaction.raw",
  "protocol.TransactionExtention",
  "protocol.TransactionList",
  "protocol.TransactionListExtention",
  "protocol.ZksnarkResponse",
  "sui.rpc.v2.Balance",
  "sui.rpc.v2.Checkpoint",
  "sui.rpc.v2.CheckpointSummary",
  "sui.rpc.v2.Epoch",
  "sui.rpc.v2.ExecuteTransactionResponse",
  "sui.rpc.v2.ExecutedTransaction",
  "sui.rpc.v2.GetBalanceRequest",
  "sui.rpc.v2.GetBalanceResponse",
  "sui.rpc.v2.GetCheckpointRequest",
  "sui.rpc.v2.GetCheckpointResponse",
  "sui.rpc.v2.GetEpochRequest",
  "sui.rpc.v2.GetEpochResponse",
  "sui.rpc.v2.GetObjectRequest",
  "sui.rpc.v2.GetObjectResponse",
  "sui.rpc.v2.GetTransactionRequest",
  "sui.rpc.v2.GetTransactionResponse",
  "sui.rpc.v2.ListBalancesResponse",
  "sui.rpc.v2.ListOwnedObjectsRequest",
  "sui.rpc.v2.ListOwnedObjectsResponse",
  "sui.rpc.v2.Object",
  "sui.rpc.v2.Owner",
  "sui.rpc.v2.SimulateTransactionResponse",
  "sui.rpc.v2.SubscribeCheckpointsResponse",
];

/** The text of `grpc.ts`: every call of the protocols' services, and the fields of the messages that the stand-in speaks. */
export function emitGrpc(image: Image, packages: readonly string[]): string {
  const methods = packages.flatMap((name) =>
    readSurface(image, name, name, "specs/grpc").services.flatMap((service) =>
      service.methods.map(({ wireName, stream, endless }) => [wireName, { stream, endless }]),
    ),
  );
  const messages = image.file.flatMap((file) =>
    (file.messageType ?? []).flatMap((message) => withNested(message, file.package)),
  );
  const byName = new Map(messages);
  const reached = new Set(shallow);
  for (const name of wanted) reach(name, byName, reached);
  const fields = messages
    .filter(([name]) => reached.has(name))
    .map(([name, message]) => [name, fieldsOf(message)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `// Generated from specs/grpc. Do not edit: change the spec and run \`npm run generate\`.

/** How a call streams. */
export interface GrpcMethod {
  /** What streams: nothing, the answers, or requests and answers. */
  readonly stream: "none" | "server" | "both";
  /** Whether the answers go on until the caller ends them. */
  readonly endless: boolean;
}

/** Every call, by its name on the wire. */
export const grpcMethods: Readonly<Record<string, GrpcMethod>> = ${literal(Object.fromEntries(methods))};

/** A field as it is on the wire. */
export interface WireField {
  readonly number: number;
  /** A scalar's name, \`enum\`, or a message's full name. */
  readonly type: string;
  readonly repeated?: true;
}

/** The fields of messages, by the messages' full names. */
export const wireMessages: Readonly<Record<string, Readonly<Record<string, WireField>>>> = ${literal(Object.fromEntries(fields))};
`;
}

/** Adds a message and those of its fields, at any depth. */
function reach(name: string, messages: ReadonlyMap<string, MessageType>, reached: Set<string>): void {
  if (reached.has(name)) return;
  reached.add(name);
  for (const { typeName, type } of messages.get(name)?.field ?? []) {
    if (type === "TYPE_MESSAGE" && typeName) reach(typeName.slice(1), messages, reached);
  }
}

function withNested(message: MessageType, prefix: string): (readonly [string, MessageType])[] {
  const name = `${prefix}.${message.name}`;
  return [[name, message], ...(message.nestedType ?? []).flatMap((inner) => withNested(inner, name))];
}

function fieldsOf(message: MessageType): JsonObject {
  const fields = (message.field ?? []).map(({ name, number, type, label, typeName }) => {
    const scalar = type.replace(/^TYPE_/, "").toLowerCase();
    const shown = scalar === "message" ? (typeName ?? "").slice(1) : scalar;
    return [name, { number, type: shown, ...(label === "LABEL_REPEATED" && { repeated: true }) }] as const;
  });
  return Object.fromEntries(fields);
}
