import {
  authorize,
  authorizeWebSocket,
  basic,
  bearer,
  pathKey,
  urlToken,
  xToken,
  isNodeAccessError,
} from "../src/index.ts";

authorize("management", "https://h", bearer("k"));
authorize("node", "https://h", urlToken("t"));
authorize("node", "https://h", basic("u", "p"));
authorize("beacon", "https://h", pathKey("k"));
authorize("grpc", "https://h", xToken("t"));
authorize("exchange", "https://h");

// @ts-expect-error a bearer is not accepted for node requests
authorize("node", "https://h", bearer("k"));
// @ts-expect-error only an API key as bearer is accepted by the management API
authorize("management", "https://h", urlToken("t"));
// @ts-expect-error the beacon endpoint takes its key in the path
authorize("beacon", "https://h", basic("u", "p"));
// @ts-expect-error gRPC takes an x-token
authorize("grpc", "https://h", pathKey("k"));
// @ts-expect-error the exchange takes a signature in the body, and no credential
authorize("exchange", "https://h", bearer("k"));
// @ts-expect-error a WebSocket is a node's
authorizeWebSocket("wss://h", xToken("t"));

export function narrowed(error: unknown): number | undefined {
  if (isNodeAccessError(error, "TIMEOUT")) return error.context.milliseconds;
  // @ts-expect-error another code's context
  if (isNodeAccessError(error, "ABORTED")) return error.context.milliseconds;
  return undefined;
}
