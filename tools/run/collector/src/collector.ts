import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { listen } from "@node-access-tools/local-servers";
import { type MetricPoint, metricPointsIn, type Span, spansIn } from "./messages.ts";

/** A collector that runs. */
export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  /** The spans that came in, in their order. */
  readonly spans: Span[];
  /** The newest value of each metric with each set of attributes. */
  readonly metrics: ReadonlyMap<string, MetricPoint>;
  /** Everything that came in, as it was sent. */
  readonly bodies: Buffer[];
  close(): Promise<void>;
}

/**
 * Starts a collector on a free port.
 *
 * @param onSpans - Takes the spans in place of `spans`, for those who receive too many to keep.
 */
export async function startCollector(onSpans?: (spans: readonly Span[]) => void): Promise<Collector> {
  const spans: Span[] = [];
  const metrics = new Map<string, MetricPoint>();
  const bodies: Buffer[] = [];
  const take = (path: string, body: Buffer, isJson: boolean): void => {
    if (!onSpans) bodies.push(body);
    if (path === "/v1/traces") {
      const received = spansIn(body, isJson);
      if (onSpans) onSpans(received);
      else spans.push(...received);
    }
    if (path !== "/v1/metrics") return;
    for (const point of metricPointsIn(body, isJson))
      metrics.set(JSON.stringify([point.name, point.attributes, point.resource]), point);
  };
  const server = createServer(async (request, response) => {
    const { "content-type": type = "", "content-encoding": encoding } = request.headers;
    const sent = await buffer(request);
    const isJson = type.startsWith("application/json");
    take(request.url ?? "", encoding === "gzip" ? gunzipSync(sent) : sent, isJson);
    response.writeHead(200, { "content-type": type }).end(isJson ? "{}" : "");
  });
  const { url, close } = await listen(server);
  return { url, spans, metrics, bodies, close };
}
