import type { Log } from "../../observe/log.ts";
import { inTime } from "../../observe/clock.ts";
import { defaultLimits } from "../../options/limits.ts";
import type { StartedGateway } from "../gateway.ts";
import type { GatewayOptions } from "../options.ts";

/**
 * Starts a gateway, and before it an OpenTelemetry SDK if telemetry is on. When the gateway closes, the SDK has the
 * rest of the limit `shutdown` to export what remains, so that a collector cannot delay the end.
 */
export async function startObserved(
  { telemetry, limits }: Pick<GatewayOptions, "telemetry" | "limits">,
  log: Log,
  start: () => Promise<StartedGateway>,
): Promise<StartedGateway> {
  if (!telemetry) return start();
  const { startSdk } = await import("./sdk.ts");
  const sdk = await startSdk(process.env, log);
  try {
    const gateway = await start();
    return {
      ...gateway,
      async close() {
        const until = performance.now() + (limits?.shutdown ?? defaultLimits.shutdown);
        await gateway.close();
        const left = Math.max(0, until - performance.now());
        await inTime(sdk.close(), left, () =>
          log("warn", "telemetry failed", { reason: "the collector did not respond before the end" }),
        );
      },
    };
  } catch (error) {
    await sdk.close();
    throw error;
  }
}
