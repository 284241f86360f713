import type { Log } from "../../observe/log.ts";
import type { StartedGateway } from "../gateway.ts";

/**
 * Starts a gateway, and before it an OpenTelemetry SDK if there is to be telemetry. What the gateway reports last is exported when it
 * closes.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if the SDK is not installed.
 */
export async function startObserved(
  telemetry: boolean | undefined,
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
        await gateway.close();
        await sdk.close();
      },
    };
  } catch (error) {
    await sdk.close();
    throw error;
  }
}
