export type { Attributes, MetricPoint, Span } from "./messages.ts";
export { type Collector, startCollector } from "./collector.ts";
