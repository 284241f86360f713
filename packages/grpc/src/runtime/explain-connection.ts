import type { CallTarget } from "@node-access/transport";

/** What grpc-js writes around the error of a socket. */
const frame =
  /^No connection established\. Last error: (?:Error: )?|\s*\. Resolution note:\s*$|\s*\(\d{4}-[\d-]+T[\d:.]+Z\)/g;

/** Says in words what a failed connection means where its error does not. */
export function explainConnection(details: string, { endpoint }: Pick<CallTarget, "endpoint">): string {
  const isSecure = !endpoint.startsWith("http://");
  const reason = details.replaceAll(frame, "").trim();
  if (/wrong version number|packet length too long|http request/i.test(reason))
    return "the server does not speak TLS at this port: check the port, or write http:// for a server without TLS";
  // A server that only knows TLS, or only HTTP/1.1, ends the connection in one of these ways.
  if (/Protocol error|no application protocol|^Failed to connect$|ERR_HTTP2/i.test(reason))
    return isSecure
      ? "the server does not speak gRPC (HTTP/2) at this port: gRPC often has a port of its own"
      : "the server does not speak gRPC without TLS at this port: gRPC often has a port of its own, and a server with TLS needs https://";
  return reason;
}
