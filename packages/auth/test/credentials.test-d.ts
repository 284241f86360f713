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

// @ts-expect-error nodes do not accept bearer tokens
authorize("node", "https://h", bearer("k"));
// @ts-expect-error the management API accepts only API keys as bearer tokens
authorize("management", "https://h", urlToken("t"));
// @ts-expect-error beacon endpoints accept only keys in the path
authorize("beacon", "https://h", basic("u", "p"));
// @ts-expect-error gRPC accepts only x-tokens
authorize("grpc", "https://h", pathKey("k"));
// @ts-expect-error the exchange accepts no credential: requests are signed
authorize("exchange", "https://h", bearer("k"));
// @ts-expect-error only nodes have WebSocket endpoints
authorizeWebSocket("wss://h", xToken("t"));

export function narrowed(error: unknown): number | undefined {
  if (isNodeAccessError(error, "TIMEOUT")) return error.context.milliseconds;
  // @ts-expect-error this code's context has no milliseconds
  if (isNodeAccessError(error, "ABORTED")) return error.context.milliseconds;
  return undefined;
}
