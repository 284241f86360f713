import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { stringifyWithTexts } from "../json-text.ts";
import type { Reply } from "../part-source.ts";
import { type Coding, codingFor, compress, compressedFrom, createCompressor } from "./compress.ts";
import type { HttpProblem } from "./problem.ts";
import { requestIdHeader } from "./request-id.ts";
import { addRouteHeaders } from "./route-headers.ts";

/** Bodies up to this many bytes leave as one piece with their head. */
const joinedUpTo = 8 * 1024;

/** Says that no node answered, but a recording or a stand-in. */
export const answeredBy = "x-node-access-answered-by";

/** Sends a whole body in one write. */
export function send(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    "content-type": contentType,
    "content-length": typeof body === "string" ? Buffer.byteLength(body) : body.length,
    ...requestIdHeader(response),
    ...headers,
  });
  // Node joins a text to the head, and writes a buffer beside it: for a small body the copy is the cheaper of the two.
  if (typeof body !== "string" && body.length <= joinedUpTo) response.end(body.toString("latin1"), "latin1");
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

/** The headers that a problem's answer carries. */
export function problemHeaders({ status, retryAfter }: HttpProblem): Record<string, string> {
  return {
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    ...(status === 401 && { "www-authenticate": 'Basic realm="node", Bearer realm="management"' }),
    // The rest of a body that was refused is not read.
    ...(status === 413 && { connection: "close" }),
  };
}

/** Passes an upstream's response on: small ones in one write, large ones at the caller's pace, compressed if the caller takes that. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  const headers: Record<string, string> = {
    ...(reply.retryAfter !== undefined && { "retry-after": reply.retryAfter }),
    ...(reply.label !== undefined && { [answeredBy]: reply.label }),
    ...reply.headers,
  };
  if (reply.route) addRouteHeaders(headers, reply.route);
  const { body } = reply;
  if (Buffer.isBuffer(body)) {
    const coding = body.length < compressedFrom ? undefined : codingFor(response);
    if (!coding) return send(response, reply.status, reply.contentType, body, headers);
    return compress(coding, body, (error, compressed) => {
      if (error) response.destroy();
      else send(response, reply.status, reply.contentType, compressed, { ...headers, ...coded(coding) });
    });
  }
  const isEvents = reply.contentType.startsWith("text/event-stream");
  const coding = isEvents ? undefined : codingFor(response);
  response.writeHead(reply.status, {
    "content-type": reply.contentType,
    ...requestIdHeader(response),
    ...headers,
    ...coded(coding),
  });
  // What happens first may be long in coming.
  if (isEvents) response.flushHeaders();
  // A failure on either side ends the other: a half answer must not look whole.
  if (coding) pipeline(body, createCompressor(coding), response, () => {});
  else pipeline(body, response, () => {});
}

function coded(coding: Coding | undefined): Record<string, string> {
  return coding ? { "content-encoding": coding, vary: "accept-encoding" } : {};
}
