import { join } from "node:path";
import protobuf from "protobufjs";

/** Attributes of a span, a metric or a process, by name. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for a root span. */
  readonly parentSpanId: string;
  readonly traceState: string;
  readonly name: string;
  /** 2 for a server's, 3 for a client's. */
  readonly kind: number;
  readonly attributes: Attributes;
  readonly isError: boolean;
  /** Nanoseconds since 1970. */
  readonly start: bigint;
  readonly end: bigint;
  /** Attributes of the process that created it. */
  readonly resource: Attributes;
}

/** One value of a metric. For a histogram, the value is its count. */
export interface MetricPoint {
  readonly name: string;
  readonly value: number;
  readonly attributes: Attributes;
  readonly resource: Attributes;
}

type Message = Readonly<Record<string, unknown>>;

const root = protobuf.loadSync(join(import.meta.dirname, "otlp.proto"));

/** Decodes the spans of an export request. */
export function spansIn(body: Buffer, isJson: boolean): Span[] {
  return list(message(body, isJson, "Traces"), "resourceSpans").flatMap((one) =>
    list(one, "scopeSpans").flatMap((scope) =>
      list(scope, "spans").map((span) => ({
        traceId: formatId(span["traceId"]),
        spanId: formatId(span["spanId"]),
        parentSpanId: formatId(span["parentSpanId"]),
        traceState: String(span["traceState"] ?? ""),
        name: String(span["name"]),
        kind: Number(span["kind"]),
        attributes: readAttributes(span),
        isError: (span["status"] as Message | undefined)?.["code"] === 2,
        start: BigInt(String(span["startTimeUnixNano"])),
        end: BigInt(String(span["endTimeUnixNano"])),
        resource: readAttributes(one["resource"] as Message),
      })),
    ),
  );
}

/** Decodes the metric values of an export request. */
export function metricPointsIn(body: Buffer, isJson: boolean): MetricPoint[] {
  return list(message(body, isJson, "Metrics"), "resourceMetrics").flatMap((one) =>
    list(one, "scopeMetrics").flatMap((scope) =>
      list(scope, "metrics").flatMap((metric) => {
        const data = (metric["gauge"] ?? metric["sum"] ?? metric["histogram"] ?? {}) as Message;
        return list(data, "dataPoints").map((point) => ({
          name: String(metric["name"]),
          value: Number(point["asDouble"] ?? point["asInt"] ?? point["count"]),
          attributes: readAttributes(point),
          resource: readAttributes(one["resource"] as Message),
        }));
      }),
    ),
  );
}

/** Decodes a message to the shape of OTLP's JSON. */
function message(body: Buffer, isJson: boolean, name: string): Message {
  if (isJson) return JSON.parse(body.toString("utf8")) as Message;
  const type = root.lookupType(name);
  return type.toObject(type.decode(body), { longs: String });
}

/** Converts an id to hexadecimal digits. In JSON, ids are hexadecimal already. */
function formatId(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : String(value ?? "");
}

function list(owner: Message, name: string): Message[] {
  return (owner[name] as Message[] | undefined) ?? [];
}

function readAttributes(owner: Message): Attributes {
  const pairs = list(owner, "attributes").map(({ key, value: holder }) => {
    const [[kind, first] = []] = Object.entries((holder ?? {}) as Message);
    return [String(key), kind === "intValue" ? Number(first) : (first as string | number | boolean)] as const;
  });
  return Object.fromEntries(pairs);
}
