import { context, metrics, propagation, trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";

type Options = NonNullable<ConstructorParameters<typeof NodeSDK>[0]>;

/** A span as the SDK hands it over. */
export type EndedSpan = Parameters<NonNullable<Options["spanProcessors"]>[number]["onEnd"]>[0];

/**
 * Starts OpenTelemetry's SDK as a program does that serves a gateway.
 *
 * @param onEnd - Called with each span that ended.
 * @returns what ends it. The files of a worker share OpenTelemetry, which ignores a second SDK until the first is taken back.
 */
export function startOwnSdk(onEnd: (span: EndedSpan) => void): () => Promise<void> {
  const processor = { onStart() {}, onEnd, forceFlush: async () => {}, shutdown: async () => {} };
  const sdk = new NodeSDK({ spanProcessors: [processor], metricReaders: [], resourceDetectors: [] });
  sdk.start();
  return async () => {
    await sdk.shutdown();
    for (const api of [trace, metrics, context, propagation]) api.disable();
  };
}
