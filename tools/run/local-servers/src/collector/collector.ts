import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { listen } from "../listen.ts";
import { type MetricPoint, metricPointsIn, type Span, spansIn } from "./messages.ts";

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

/**
 * Starts a collector on a free port.
 *
 * @param onSpans - Receives the spans; `spans` and `bodies` then stay empty. For tests with more spans than memory.
 */
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
