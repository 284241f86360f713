import { createServer } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import protobuf from "protobufjs";
import { listen } from "./listen.ts";

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

export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  /** The received spans, in order. */
  readonly spans: Span[];
  /** The newest value of each metric with each set of attributes. */
  readonly metrics: ReadonlyMap<string, MetricPoint>;
  /** The received request bodies. */
  readonly bodies: Buffer[];
  close(): Promise<void>;
}

/** Starts a collector on a free port. With `onSpans`, for tests with more spans than memory, `spans` and `bodies` stay empty. */
export async function startCollector(onSpans?: (spans: readonly Span[]) => void): Promise<Collector> {
  const spans: Span[] = [];
  const metrics = new Map<string, MetricPoint>();
  const bodies: Buffer[] = [];
  const receive = (path: string, body: Buffer, isJson: boolean): void => {
    if (!onSpans) bodies.push(body);
    if (path === "/v1/traces") {
      const newSpans = spansIn(body, isJson);
      if (onSpans) onSpans(newSpans);
      else spans.push(...newSpans);
    }
    if (path !== "/v1/metrics") return;
    for (const point of metricPointsIn(body, isJson))
      metrics.set(JSON.stringify([point.name, point.attributes, point.resource]), point);
  };
  const server = createServer(async (request, response) => {
    const { "content-type": type = "", "content-encoding": encoding } = request.headers;
    const sent = await buffer(request);
    const isJson = type.startsWith("application/json");
    receive(request.url ?? "", encoding === "gzip" ? gunzipSync(sent) : sent, isJson);
    response.writeHead(200, { "content-type": type }).end(isJson ? "{}" : "");
  });
  const { url, close } = await listen(server);
  return { url, spans, metrics, bodies, close };
}

type Message = Readonly<Record<string, unknown>>;

const root = protobuf.loadSync(join(import.meta.dirname, "otlp.proto"));

/** Decodes the spans of an export request. */
function spansIn(body: Buffer, isJson: boolean): Span[] {
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
function metricPointsIn(body: Buffer, isJson: boolean): MetricPoint[] {
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
