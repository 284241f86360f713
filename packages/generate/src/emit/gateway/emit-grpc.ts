import type { GrpcMethod } from "../../model/operation.ts";
import type { Spec } from "../../model/spec.ts";
import type { Field, Type } from "../../model/type.ts";
import { literal } from "../typescript/literal.ts";

/** The messages that the simulator reads or writes; those of their fields come along. */
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

/** The text of `grpc.ts`: every call of the protocols' services, and the fields of the messages that the simulator speaks. */
export function emitGrpc(specs: readonly Spec<GrpcMethod>[]): string {
  const methods = specs.flatMap(({ operations }) =>
    operations.map(({ wireName, stream, endless, idempotency }) => [
      wireName,
      { stream, endless, ...(idempotency !== "write" && { mayRepeat: true }) },
    ]),
  );
  const messages = new Map(specs.flatMap((spec) => [...wireMessages(spec)]));
  const reached = new Set(shallow);
  for (const name of wanted) reach(name, messages, reached);
  const fields = [...messages]
    .filter(([name]) => reached.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `// Generated from specs/grpc. Do not edit: change the spec and run \`npm run generate\`.

/** How a call streams. */
export interface GrpcMethod {
  /** What streams: nothing, the answers, or requests and answers. */
  readonly stream: "none" | "server" | "both";
  /** Whether the answers go on until the caller ends them. */
  readonly endless: boolean;
  /** Whether it may be sent again, to another node too: it changes nothing, or nothing more the second time. */
  readonly mayRepeat?: true;
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

/** A message's fields by name. */
type Message = Readonly<
  Record<string, { readonly number: number; readonly type: string; readonly repeated?: true }>
>;

/** Adds a message and those of its fields, at any depth. */
function reach(name: string, messages: ReadonlyMap<string, Message>, reached: Set<string>): void {
  if (reached.has(name)) return;
  reached.add(name);
  for (const { type } of Object.values(messages.get(name) ?? {}))
    if (messages.has(type)) reach(type, messages, reached);
}

/** The messages of a spec by their full names, and the entries of maps, which are messages on the wire. */
function wireMessages({ types }: Spec<GrpcMethod>): Map<string, Message> {
  const typeName = ({ reference, encoding = "" }: Type): string => {
    if (reference === undefined) return encoding.split(" ", 1)[0] ?? "";
    const named = types[reference];
    return named?.type.kind === "enum" ? "enum" : (named?.wireName ?? "");
  };
  const messages = new Map<string, Message>();
  for (const { wireName = "", type } of Object.values(types)) {
    if (type.kind !== "object") continue;
    const rows = fieldsOf(type).map(([name, field]) => {
      const { kind, items, propertyNames, additionalProperties, number = 0 } = field;
      if (kind === "list") return [name, { number, type: typeName(items ?? field), repeated: true }] as const;
      if (kind !== "map" || !propertyNames || !additionalProperties)
        return [name, { number, type: typeName(field) }] as const;
      const entry = `${wireName}.${pascal(name)}Entry`;
      messages.set(entry, {
        key: { number: 1, type: typeName(propertyNames) },
        value: { number: 2, type: typeName(additionalProperties) },
      });
      return [name, { number, type: entry, repeated: true }] as const;
    });
    messages.set(wireName, Object.fromEntries(rows));
  }
  return messages;
}

/** The fields of a message, those of its `oneof`s included. */
function fieldsOf({ properties = {} }: Type): (readonly [string, Field])[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    field.kind === "union" ? (field.oneOf ?? []).flatMap(fieldsOf) : [[name, field] as const],
  );
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
