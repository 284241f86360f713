import type { BinaryReader } from "@bufbuild/protobuf/wire";
import { readMessage, type Shape } from "./wire.ts";

/** Names and values of what a span, a metric or a process says of itself. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A span as it came in. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty if it has none. */
  readonly parentSpanId: string;
  readonly traceState: string;
  readonly name: string;
  /** 2 for a server's, 3 for a client's. */
  readonly kind: number;
  readonly attributes: Attributes;
  /** Whether its status is an error. */
  readonly isError: boolean;
  /** Nanoseconds since 1970. */
  readonly start: bigint;
  readonly end: bigint;
  /** Of the process that made it. */
  readonly resource: Attributes;
}

/** One value of a metric: a histogram's is how many it has counted. */
export interface MetricPoint {
  readonly name: string;
  readonly value: number;
  readonly attributes: Attributes;
  readonly resource: Attributes;
}

type Message = Readonly<Record<string, unknown>>;

const text = (reader: BinaryReader): string => reader.string();
const int = (reader: BinaryReader): number => Number(reader.int64());
const fixed = (reader: BinaryReader): string => String(reader.fixed64());
const hex = (reader: BinaryReader): string => Buffer.from(reader.bytes()).toString("hex");
const value: Shape = {
  1: { name: "stringValue", read: text },
  2: { name: "boolValue", read: (reader) => reader.bool() },
  3: { name: "intValue", read: int },
  4: { name: "doubleValue", read: (reader) => reader.double() },
};
const pair: Shape = { 1: { name: "key", read: text }, 2: { name: "value", read: value } };
const resource = { name: "resource", read: { 1: { name: "attributes", read: pair, isList: true } } } as const;
const span: Shape = {
  1: { name: "traceId", read: hex },
  2: { name: "spanId", read: hex },
  3: { name: "traceState", read: text },
  4: { name: "parentSpanId", read: hex },
  5: { name: "name", read: text },
  6: { name: "kind", read: int },
  7: { name: "startTimeUnixNano", read: fixed },
  8: { name: "endTimeUnixNano", read: fixed },
  9: { name: "attributes", read: pair, isList: true },
  15: { name: "status", read: { 3: { name: "code", read: int } } },
};
const traces: Shape = {
  1: {
    name: "resourceSpans",
    isList: true,
    read: {
      1: resource,
      2: { name: "scopeSpans", isList: true, read: { 2: { name: "spans", read: span, isList: true } } },
    },
  },
};
const point: Shape = {
  4: { name: "asDouble", read: (reader) => reader.double() },
  6: { name: "asInt", read: (reader) => Number(reader.sfixed64()) },
  7: { name: "attributes", read: pair, isList: true },
};
const histogramPoint: Shape = {
  4: { name: "count", read: fixed },
  9: { name: "attributes", read: pair, isList: true },
};
const points = (read: Shape): Shape => ({ 1: { name: "dataPoints", read, isList: true } });
const metric: Shape = {
  1: { name: "name", read: text },
  5: { name: "gauge", read: points(point) },
  7: { name: "sum", read: points(point) },
  9: { name: "histogram", read: points(histogramPoint) },
};
const metrics: Shape = {
  1: {
    name: "resourceMetrics",
    isList: true,
    read: {
      1: resource,
      2: { name: "scopeMetrics", isList: true, read: { 2: { name: "metrics", read: metric, isList: true } } },
    },
  },
};

/** @returns the spans of an export request. */
export function spansIn(body: Buffer, isJson: boolean): Span[] {
  return list(message(body, isJson, traces), "resourceSpans").flatMap((one) =>
    list(one, "scopeSpans").flatMap((scope) =>
      list(scope, "spans").map((given) => ({
        traceId: String(given["traceId"]),
        spanId: String(given["spanId"]),
        parentSpanId: String(given["parentSpanId"] ?? ""),
        traceState: String(given["traceState"] ?? ""),
        name: String(given["name"]),
        kind: Number(given["kind"]),
        attributes: attributesOf(given),
        isError: (given["status"] as Message | undefined)?.["code"] === 2,
        start: BigInt(String(given["startTimeUnixNano"])),
        end: BigInt(String(given["endTimeUnixNano"])),
        resource: attributesOf(one["resource"] as Message),
      })),
    ),
  );
}

/** @returns the values of an export request. */
export function metricPointsIn(body: Buffer, isJson: boolean): MetricPoint[] {
  return list(message(body, isJson, metrics), "resourceMetrics").flatMap((one) =>
    list(one, "scopeMetrics").flatMap((scope) =>
      list(scope, "metrics").flatMap((given) => {
        const data = (given["gauge"] ?? given["sum"] ?? given["histogram"] ?? {}) as Message;
        return list(data, "dataPoints").map((at) => ({
          name: String(given["name"]),
          value: Number(at["asDouble"] ?? at["asInt"] ?? at["count"]),
          attributes: attributesOf(at),
          resource: attributesOf(one["resource"] as Message),
        }));
      }),
    ),
  );
}

function message(body: Buffer, isJson: boolean, shape: Shape): Message {
  return isJson ? (JSON.parse(body.toString("utf8")) as Message) : readMessage(shape, body);
}

function list(given: Message, name: string): Message[] {
  return (given[name] as Message[] | undefined) ?? [];
}

function attributesOf(given: Message): Attributes {
  const pairs = list(given, "attributes").map(({ key, value: holder }) => {
    const [first] = Object.values((holder ?? {}) as Message);
    return [String(key), first as string | number | boolean] as const;
  });
  return Object.fromEntries(pairs);
}
