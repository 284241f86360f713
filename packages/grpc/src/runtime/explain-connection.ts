import type { CallTarget } from "@node-access/transport";

/** Says in words what a failed connection means where its error does not. */
export function explainConnection(reason: string, { endpoint }: Pick<CallTarget, "endpoint">): string {
  const isSecure = !endpoint.startsWith("http://");
  if (/wrong version number|packet length too long|http request/i.test(reason))
    return "the server does not speak TLS at this port: check the port, or write http:// for a server without TLS";
  // A server that only knows TLS, or only HTTP/1.1, ends the connection in one of these ways.
  if (/Protocol error|no application protocol|^Failed to connect$|ERR_HTTP2/i.test(reason))
    return isSecure
      ? "the server does not speak gRPC (HTTP/2) at this port: gRPC often has a port of its own"
      : "the server does not speak gRPC without TLS at this port: gRPC often has a port of its own, and a server with TLS needs https://";
  return reason;
}
