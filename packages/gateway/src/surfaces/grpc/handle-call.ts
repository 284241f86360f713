import type { IncomingHttpHeaders } from "node:http2";
import { grpcTokenHeaders } from "../../access/authorization.ts";
import { logStandIn } from "../../observe/log.ts";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import type { Caller } from "../../access/caller.ts";
import type { CallContext } from "../../access/call-context.ts";
import type { Lease } from "../../access/lease.ts";
import { notAllowed } from "../../access/locate-node.ts";
import type { Pending } from "../../access/pending-bytes.ts";
import { type EndReason, endTexts } from "../../codec/web-socket/caller-socket.ts";
import { HttpProblem, pendingText } from "../../codec/http/problem.ts";
import { setRequestId } from "../../codec/http/request-id.ts";
import { beginResponse, endCall, grpcStatus, readTimeout } from "../../codec/grpc/call-headers.ts";
import type { GrpcCall, GrpcCluster } from "../../upstreams/grpc/grpc-call.ts";
import { giveUp } from "../../upstreams/grpc/relay.ts";
import { protocols } from "../../generated/catalog.ts";
import { grpcMethods } from "../../generated/grpc.ts";
import { type CallEnd, nodeCall, type Outcome } from "../../observe/call.ts";
import type { NodeService } from "../../router/node-service.ts";

/** The maximum delay of a timer: a call's deadline may be later. */
const maxTimerDelay = 2_147_483_647;
const deadlinePassed = "the deadline has passed";

/** A call over gRPC-Web, whose requests cannot stream. */
export interface WebCall {
  /** @throws HttpProblem if the page that the call comes from may not use the caller's credential. */
  admit(caller: Caller): void;
}

/** Responds to a gRPC call: finds the node by `x-token`, and passes the call to the node's source. */
export function handleCall(
  state: CallContext,
  stream: CallerStream,
  headers: IncomingHttpHeaders,
  requestId: string,
  web?: WebCall,
): void {
  const path = String(headers[":path"]);
  setRequestId(stream, requestId);
  // Other forms, such as gRPC-Web, have another framing.
  if (!/^application\/grpc(\+proto)?\s*(;|$)/.test(String(headers["content-type"]))) {
    return beginResponse(stream, { ":status": 415 }, { endStream: true });
  }
  const timeout = readTimeout(headers["grpc-timeout"]);
  // The status with which gRPC's own servers respond to it.
  if (Number.isNaN(timeout)) {
    state.traffic.rejected({ surface: "grpc", status: grpcStatus.internal, requestId }, 0);
    return endCall(stream, grpcStatus.internal, malformedTimeout(String(headers["grpc-timeout"])));
  }
  const found = find(state, stream, headers, path, web);
  const { caller, service } = found;
  const route: GrpcCall["route"] = { attempts: 0 };
  const span = caller && state.tracing?.begin("grpc", headers);
  if (caller && service) {
    const method = path.slice(1) in grpcMethods ? path : "other";
    const call = nodeCall("grpc", method, service, "grpc", caller, { requestId, span });
    stream.on("close", () => state.traffic.end(call, { ...findEnd(stream, path), ...route }));
  }
  if ("message" in found) {
    const source = state.proxies.source({ headers, socket: stream.session?.socket });
    if (outcomes.get(found.status) === "denied")
      state.security.rejected("grpc", found.status, source, requestId);
    if (!caller) state.traffic.rejected({ surface: "grpc", status: found.status, requestId }, 0);
    return endCall(stream, found.status, found.message);
  }
  const { source, pending, maySend } = found;
  if (timeout === 0) {
    pending.end();
    return endCall(stream, grpcStatus.deadlineExceeded, deadlinePassed);
  }
  if (timeout !== undefined) endAfter(stream, timeout, deadlinePassed);
  holdResponses(stream, found.caller, state.lease);
  const { connections } = found.service;
  stream.on("close", () => pending.end());
  const isUnary = grpcMethods[path.slice(1)]?.stream === "none";
  if (isUnary) {
    const timer = endAfter(stream, state.limits.requestTimeout, "the request took too long");
    stream.on("end", () => clearTimeout(timer));
  }
  const connection = {
    end(reason: EndReason): void {
      // A call with one response may finish.
      if (reason !== "changed" || !isUnary) giveUp(stream, endStatus[reason], endTexts[reason]);
    },
  };
  connections.set(connection, found.caller.id);
  stream.on("close", () => connections.delete(connection));
  source.handle({ stream, headers, path, pending, maySend, span, route, tenant: found.caller.tenant });
}

function malformedTimeout(value: string): string {
  return `grpc-timeout: expected at most 8 digits and a unit (H, M, S, m, u or n), such as 30S; got "${value.slice(0, 50)}"`;
}

function findEnd(stream: CallerStream, path: string): CallEnd {
  const sentStatus = stream.sentTrailers?.["grpc-status"] ?? stream.sentHeaders?.["grpc-status"];
  const status = Number(sentStatus ?? grpcStatus.cancelled);
  // The caller of an endless stream always ends it by cancelling.
  const isOver = status === grpcStatus.cancelled && grpcMethods[path.slice(1)]?.endless === true;
  return { outcome: isOver ? "ok" : (outcomes.get(status) ?? "caller"), status };
}

/** The outcomes of statuses. All other statuses are about the caller's request. */
export const outcomes: ReadonlyMap<number, Outcome> = new Map([
  [grpcStatus.ok, "ok"],
  [grpcStatus.cancelled, "canceled"],
  [grpcStatus.deadlineExceeded, "timeout"],
  [grpcStatus.resourceExhausted, "throttled"],
  [grpcStatus.permissionDenied, "denied"],
  [grpcStatus.unauthenticated, "denied"],
  [grpcStatus.unavailable, "upstream"],
  [grpcStatus.internal, "upstream"],
]);

/** Whether a call goes on until its caller ends it. */
export function isEndless(headers: IncomingHttpHeaders): boolean {
  return grpcMethods[String(headers[":path"]).slice(1)]?.endless ?? false;
}

/** Ends a call after this many milliseconds, unless it has ended. */
function endAfter(stream: CallerStream, milliseconds: number, message: string): NodeJS.Timeout {
  const end = (): void => giveUp(stream, grpcStatus.deadlineExceeded, message);
  const timer = setTimeout(end, Math.min(milliseconds, maxTimerDelay));
  stream.on("close", () => clearTimeout(timer));
  return timer;
}

/** Holds responses while it is not known whether the credential still exists. Changes the stream itself. */
function holdResponses(stream: CallerStream, caller: Caller, lease: Lease): void {
  const write = stream.write.bind(stream) as (bytes: Buffer) => boolean;
  const end = stream.end.bind(stream) as (bytes?: Buffer) => CallerStream;
  stream.write = (bytes: Buffer): boolean => {
    if (lease.isValid) return write(bytes);
    lease.run(() => {
      if (!caller.ended && !stream.writableEnded) write(bytes);
    });
    return true;
  };
  stream.end = (bytes?: unknown): CallerStream => {
    lease.run(() => void end(caller.ended || !Buffer.isBuffer(bytes) ? undefined : bytes));
    return stream;
  };
}

/** The status of a call whose node or credential is gone. */
const endStatus: Readonly<Record<EndReason, number>> = {
  changed: grpcStatus.unavailable,
  deleted: grpcStatus.notFound,
  expired: grpcStatus.unauthenticated,
  revoked: grpcStatus.unauthenticated,
  unconfirmed: grpcStatus.unavailable,
};

interface Found {
  readonly source: GrpcCluster;
  readonly service: NodeService;
  readonly caller: Caller;
  readonly pending: Pending;
  readonly maySend: GrpcCall["maySend"];
}

interface Rejected {
  readonly status: number;
  readonly message: string;
  /** The caller that the token belongs to; `undefined` if it belongs to none. */
  readonly caller?: Caller | undefined;
  readonly service?: NodeService | undefined;
}

function find(
  { nodes, services, rateLimit, pendingBytes, proxies, log }: CallContext,
  { session }: CallerStream,
  headers: IncomingHttpHeaders,
  path: string,
  web?: WebCall,
): Found | Rejected {
  if (!proxies.isSecure({ headers, socket: session?.socket })) {
    return { status: grpcStatus.permissionDenied, message: "this service is reached over TLS only" };
  }
  const token = grpcTokenHeaders.map((name) => headers[name]).find((value) => value !== undefined);
  const caller =
    typeof token === "string" && headers.authorization === undefined ? nodes.find(token) : undefined;
  const service = caller && services.get(caller.owner);
  const reject = (status: number, message: string): Rejected => ({ status, message, caller, service });
  const off = service?.off.get("grpc");
  if (caller && !caller.ended && off !== undefined) return reject(grpcStatus.unimplemented, off);
  if (!caller || !service?.grpc) {
    const names = grpcTokenHeaders.join(" or ");
    const message = `expected the metadata ${names}, alone, with the token of a node that has gRPC`;
    return reject(grpcStatus.unauthenticated, message);
  }
  const { ended } = caller;
  if (ended) return { status: endStatus[ended], message: endTexts[ended] };
  try {
    web?.admit(caller);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return reject(grpcStatus.permissionDenied, error.message);
  }
  caller.use();
  if (!isOffered(service, path)) {
    return reject(grpcStatus.unimplemented, `this node does not offer ${path}`);
  }
  const { stream = "none" } = grpcMethods[path.slice(1)] ?? {};
  if (web && stream !== "none" && stream !== "server") {
    return reject(grpcStatus.unimplemented, "gRPC-Web cannot stream requests: call it over HTTP/2");
  }
  if (caller.methods && !caller.methods.allows(path)) {
    return reject(grpcStatus.permissionDenied, notAllowed(path));
  }
  const wait = rateLimit.take(caller, 1);
  if (wait > 0)
    return reject(grpcStatus.resourceExhausted, `${rateLimit.describe(caller)}: come back in ${wait} s`);
  const pending = pendingBytes.begin(caller.tenant);
  if (!pending) return reject(grpcStatus.resourceExhausted, pendingText);
  const { label } = service.grpc;
  if (label) logStandIn(log, service.id, "grpc", label);
  const maySend = (calls: number, bytes: number): boolean =>
    rateLimit.take(caller, rateLimit.cost(calls, bytes)) === 0;
  return { source: service.grpc, service, caller, pending, maySend };
}

/** Nodes may offer more services of a package than the specs list, so only the package is checked. */
export function isOffered({ protocol }: NodeService, path: string): boolean {
  const { grpcPackage = "" } = protocols[protocol];
  const prefix = `/${grpcPackage}.`;
  return path.startsWith(prefix) && /^\w+\/\w+$/.test(path.slice(prefix.length));
}
