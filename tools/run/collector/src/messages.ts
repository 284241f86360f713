import { join } from "node:path";
import protobuf from "protobufjs";

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

const root = protobuf.loadSync(join(import.meta.dirname, "../otlp.proto"));

/** @returns the spans of an export request. */
export function spansIn(body: Buffer, isJson: boolean): Span[] {
  return list(message(body, isJson, "Traces"), "resourceSpans").flatMap((one) =>
    list(one, "scopeSpans").flatMap((scope) =>
      list(scope, "spans").map((given) => ({
        traceId: idOf(given["traceId"]),
        spanId: idOf(given["spanId"]),
        parentSpanId: idOf(given["parentSpanId"]),
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
  return list(message(body, isJson, "Metrics"), "resourceMetrics").flatMap((one) =>
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

/** @returns a message as OTLP's JSON has it. */
function message(body: Buffer, isJson: boolean, name: string): Message {
  if (isJson) return JSON.parse(body.toString("utf8")) as Message;
  const type = root.lookupType(name);
  return type.toObject(type.decode(body), { longs: String });
}

/** An id as hexadecimal digits, which it is in JSON already. */
function idOf(given: unknown): string {
  return given instanceof Uint8Array ? Buffer.from(given).toString("hex") : String(given ?? "");
}

function list(given: Message, name: string): Message[] {
  return (given[name] as Message[] | undefined) ?? [];
}

function attributesOf(given: Message): Attributes {
  const pairs = list(given, "attributes").map(({ key, value: holder }) => {
    const [[kind, first] = []] = Object.entries((holder ?? {}) as Message);
    return [String(key), kind === "intValue" ? Number(first) : (first as string | number | boolean)] as const;
  });
  return Object.fromEntries(pairs);
}
