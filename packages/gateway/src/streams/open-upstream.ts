import type { WebSocket } from "ws";
import type { UpstreamCluster } from "../clusters/upstream-cluster.ts";
import type { RouteProgress } from "../upstreams/upstream.ts";
import type { RequestSpan } from "../observe/request-span.ts";
import { openSocket } from "../upstreams/web-socket/open-socket.ts";

export interface OpenedSocket {
  /** Paused, so that its user gets its first message too. */
  readonly socket: WebSocket;
  readonly redact: (text: string) => string;
}

/** Opens a socket to the first upstream that accepts one. The path is appended to its own address. */
export async function openUpstream(
  cluster: UpstreamCluster,
  path: string,
  route: RouteProgress,
  span: RequestSpan | undefined,
): Promise<OpenedSocket | undefined> {
  for (const upstream of await cluster.upstreams()) {
    if (!cluster.maySend(upstream)) continue;
    route.upstream = upstream.name;
    route.attempts += 1;
    const attempt = span?.attempt(`GET ${path}`, upstream.name);
    const socket = await openSocket(upstream, path, attempt?.headers);
    attempt?.end(socket && 101, socket ? undefined : "unreachable");
    if (socket) return { socket, redact: upstream.redact };
    cluster.failed(upstream);
  }
  return undefined;
}
