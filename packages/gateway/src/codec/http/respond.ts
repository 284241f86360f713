import { Buffer } from "node:buffer";
import type { ServerResponse, IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { stringifyWithTexts } from "../json/json-text.ts";
import { type Coding, codingFor, compress, minCompressed, createCompressor } from "./compress.ts";
import type { HttpProblem } from "./problem.ts";
import { requestIdFor, requestIdHeader } from "./request-id.ts";
import { BodyPieces } from "../bytes.ts";

/** Where a response comes from that is not from a node. */
export type ResponseLabel = "recorded" | "simulator" | "fixture" | "fault";

/** How a request was routed: what response headers and the log report. */
export interface RouteReport {
  /** The name of the upstream that responded. */
  readonly upstream?: string;
  /** How many requests were sent to upstreams. */
  readonly attempts: number;
  cache?: "hit" | "miss" | "bypass";
  /** The newest block that the call reads, if the gateway knows it. */
  block?: number;
  /** Set if the option `integrity` is on, and the result could not be checked. */
  integrity?: "unverified";
  /** Which of two upstreams responded first, if a second one was tried because the first was slow. */
  readonly hedged?: "first" | "second";
  /** Which upstreams failed before, and how, for the access log. */
  readonly failed?: string;
}

/** A response as callers get it. A large body is a stream, so that memory does not grow with it. */
export interface HttpReply {
  readonly status: number;
  readonly body: Buffer | Readable;
  readonly contentType: string;
  readonly retryAfter?: string;
  /** Whether the body is an endless stream of events. Default: whether its type says so. */
  readonly isEndless?: true;
  readonly headers?: Readonly<Record<string, string>>;
  readonly label?: ResponseLabel;
  /** Set by the filters that the response passes through. */
  route?: RouteReport;
}

/** The method that a request is served as: HEAD is a GET without the response's body, which Node omits. */
export function servedMethod({ method }: Pick<IncomingMessage, "method">): string | undefined {
  return method === "HEAD" ? "GET" : method;
}

/** Bytes of a body that are still read after its response. */
const maxBytes = 1024 * 1024;
/** Milliseconds that a caller who still sends has to read its response before its connection is closed. */
const lingerTime = 1_000;

/**
 * Reads the rest of a body whose request has its response already, so that the caller sees the response and
 * can use the connection again. Node alone would read it to its end, however long that takes.
 */
function discardBody(request: IncomingMessage): void {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const pieces = new BodyPieces();
  const discard = ({ length }: Buffer): void => {
    if (pieces.add(length) && pieces.bytes <= maxBytes) return;
    // Node still buffers what its parser has. As buffers, pieces of one byte would take 45 MB; as texts, they are shared.
    request.off("data", discard).setEncoding("latin1").pause();
    if (!mayBeLong(request)) request.socket.destroySoon();
  };
  request.on("data", discard);
}

/** Whether more of a request's body may come than is read after its response. */
function mayBeLong({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > maxBytes;
}

/**
 * Sends a response to a caller who may still send for long. Node closes such a connection when the response ends, which resets
 * it while the caller sends: the response would be lost. So it ends once the caller has had time to read it.
 */
function sendAndLinger(
  response: ServerResponse,
  status: number,
  head: string[],
  body: string | Buffer,
): void {
  response.writeHead(status, [...head, "connection", "close"]);
  response.write(body);
  const end = (): void => void response.end();
  const timer = setTimeout(end, lingerTime).unref();
  response.req.once("end", end);
  response.once("close", () => clearTimeout(timer));
}

/** Bodies up to this many bytes are written together with the headers. */
const maxJoined = 8 * 1024;

/** The header that says that a recording or a simulator responded, and no upstream. */
export const servedByHeader = "x-node-access-served-by";

export function send(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string | Buffer,
  headers?: Readonly<Record<string, string>>,
): void {
  const head = beginHead(response, contentType);
  if (headers) addHeaders(head, headers);
  sendWhole(response, status, head, body);
}

/** The headers of every response, as a list of names and values, which Node reads faster than an object. */
function beginHead(response: ServerResponse, contentType: string): string[] {
  if (!response.req.complete) discardBody(response.req);
  const head = ["content-type", contentType];
  const id = requestIdFor(response);
  if (id !== undefined) head.push(requestIdHeader, id);
  return head;
}

function addHeaders(head: string[], headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) head.push(name, value);
}

function sendWhole(response: ServerResponse, status: number, head: string[], body: string | Buffer): void {
  head.push("content-length", String(typeof body === "string" ? Buffer.byteLength(body) : body.length));
  if (mayBeLong(response.req) && body.length > 0) return sendAndLinger(response, status, head, body);
  response.writeHead(status, head);
  // Node appends a text to the headers, and writes a buffer separately: for a small body,
  // the copy is cheaper.
  if (typeof body !== "string" && body.length <= maxJoined) response.end(body.toString("latin1"), "latin1");
  else response.end(body);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers?: Readonly<Record<string, string>>,
): void {
  send(response, status, "application/json", stringifyWithTexts(value), headers);
}

export function problemHeaders({ status, retryAfter, allowed }: HttpProblem): Record<string, string> {
  return {
    ...(allowed && { allow: allowed.join(", ") }),
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...(status === 401 && { "www-authenticate": 'Basic realm="node", Bearer realm="management"' }),
  };
}

/** Sends a response: a large one at the caller's pace, compressed if the caller accepts that. */
export function sendReply(response: ServerResponse, reply: HttpReply): void {
  const { body, status } = reply;
  const head = beginHead(response, reply.contentType);
  if (reply.retryAfter !== undefined) head.push("retry-after", reply.retryAfter);
  if (reply.label !== undefined) head.push(servedByHeader, reply.label);
  if (reply.headers) addHeaders(head, reply.headers);
  if (reply.route) addRouteHeaders(head, reply.route);
  if (Buffer.isBuffer(body)) {
    const coding = body.length < minCompressed ? undefined : codingFor(response);
    if (!coding) return sendWhole(response, status, head, body);
    addCoding(response, head, coding);
    return compress(coding, body, (error, compressed) => {
      if (error) response.destroy();
      else sendWhole(response, status, head, compressed);
    });
  }
  const isEvents = reply.isEndless ?? reply.contentType.startsWith("text/event-stream");
  const coding = isEvents ? undefined : codingFor(response);
  if (coding) addCoding(response, head, coding);
  response.writeHead(status, head);
  // The first event may take long to happen.
  if (isEvents) response.flushHeaders();
  // A failure on either side destroys the other: a partial response must not look complete.
  if (coding) pipeline(body, createCompressor(coding), response, () => {});
  else pipeline(body, response, () => {});
}

function addCoding(response: ServerResponse, head: string[], coding: Coding): void {
  // Headers passed here replace one that was set before; `vary` may already list what a response to a web
  // page varies by.
  const known = response.getHeader("vary");
  const vary = known === undefined ? "accept-encoding" : `${String(known)}, accept-encoding`;
  head.push("content-encoding", coding, "vary", vary);
}

/** The name of the upstream that responded. */
const upstreamHeader = "x-node-access-upstream";
/** How many requests were sent to upstreams. */
const attemptsHeader = "x-node-access-attempts";
/** `hit`, `miss` or `bypass`, if the response may be cached. */
const cacheHeader = "x-node-access-cache";
/** The newest block that the call reads: a later call that names it in `x-node-access-not-before` reads no older one. */
const blockHeader = "x-node-access-block";
/** `true` if a second upstream was tried because the first one was slow. */
const hedgedHeader = "x-node-access-hedged";

/** `unverified` if the response could not be checked, although the option `integrity` says so. */
const integrityHeader = "x-node-access-integrity";

/** Adds the headers that say how a request was routed to a list of alternating names and values. */
function addRouteHeaders(head: string[], route: RouteReport): void {
  if (route.upstream !== undefined) head.push(upstreamHeader, route.upstream);
  head.push(attemptsHeader, String(route.attempts));
  if (route.cache !== undefined) head.push(cacheHeader, route.cache);
  if (route.block !== undefined) head.push(blockHeader, String(route.block));
  if (route.hedged) head.push(hedgedHeader, "true");
  if (route.integrity) head.push(integrityHeader, route.integrity);
}
