import type { CallContext } from "../../access/call-context.ts";
import { operator } from "../../access/caller.ts";
import { type CallToTry, checkJson, checkWrite } from "../../router/call-to-try.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { FrameSplitter, frame, headBytes } from "../../codec/grpc/frames.ts";
import type { GrpcCall } from "../../upstreams/grpc/grpc-call.ts";
import { grpcStatus } from "../../codec/grpc/call-headers.ts";
import { MemoryStream } from "../../codec/grpc/memory-stream.ts";
import { messageFromJson, messageToJson } from "../../codec/grpc/message-json.ts";
import { decodeMessage, encodeMessage, type WireMessage } from "../../codec/grpc/wire-message.ts";
import { HttpProblem, notFound, rejectField } from "../../codec/http/problem.ts";
import { type GrpcMethod, grpcMethods } from "../../generated/grpc.ts";
import type { NodeService } from "../../router/node-service.ts";
import { isOffered, outcomes } from "./handle-call.ts";

/** Maximum messages of a stream that are shown. */
const maxMessages = 10;
/** Milliseconds for which a stream is watched. */
const maxStreamTime = 3_000;
/** Maximum bytes of messages that are kept. */
const maxBytes = 1024 * 1024;

/**
 * Sends a gRPC call with one request as a node's callers do, or throws HttpProblem 400, 404 or 409.
 * The response, or the first messages of a stream, is JSON; the header `grpc-status` has the status.
 */
export async function tryGrpc(state: CallContext, service: NodeService, call: CallToTry): Promise<Reply> {
  checkJson(call, "input", "JSON");
  const { grpc: source, network } = service;
  if (!source) throw notFound(service.off.get("grpc") ?? "this node has no gRPC");
  const name = call.name.replace(/^\//, "");
  const method = Object.hasOwn(grpcMethods, name) ? grpcMethods[name] : undefined;
  if (!method || !isOffered(service, `/${name}`)) throw notFound(`this node has no ${name.slice(0, 200)}`);
  checkWrite(call, method.isRetryable ? "safe" : "write");
  if (call.route.upstream !== undefined)
    throw new HttpProblem(
      400,
      "invalid_request",
      "the gateway chooses the upstream of gRPC calls: omit upstream",
    );
  const request = frame(createRequest(method, call.input));
  const startedAt = performance.now();
  const route: GrpcCall["route"] = { attempts: 0 };
  const end = await respondTo(request, method, state.limits.requestTimeout, (stream) =>
    source.handle({
      stream,
      headers: {
        ":method": "POST",
        ":path": `/${name}`,
        "content-type": "application/grpc+proto",
        te: "trailers",
      },
      path: `/${name}`,
      pending: { add: () => true, remove() {} },
      route,
      tenant: operator.tenant,
      span: call.span,
      maySend: () => true,
    }),
  );
  const { id: credential, isAnonymous } = operator;
  const served = { surface: "grpc", method: `/${name}`, network, part: "grpc", startedAt } as const;
  const outcome = end.status === undefined ? "ok" : (outcomes.get(end.status) ?? "caller");
  state.traffic.end({ ...served, credential, isAnonymous }, { outcome, ...route });
  return {
    status: 200,
    contentType: "application/json",
    body: Buffer.from(JSON.stringify(shown(method, end))),
    ...(source.label && { label: source.label }),
    ...(end.status !== undefined && { headers: { "grpc-status": String(end.status) } }),
    route,
  };
}

function createRequest({ request }: GrpcMethod, input = "{}"): Uint8Array {
  try {
    return encodeMessage(request, messageFromJson(request, JSON.parse(input)));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return rejectField("input", error.message);
  }
}

interface Ended {
  /** The call's status; `undefined` if it was still running. */
  readonly status: number | undefined;
  readonly message: string;
  readonly messages: readonly Buffer[];
}

function respondTo(
  request: Buffer,
  { stream: kind }: GrpcMethod,
  timeout: number,
  handle: (stream: MemoryStream) => void,
): Promise<Ended> {
  return new Promise((resolve) => {
    const splitter = new FrameSplitter();
    const messages: Buffer[] = [];
    let bytes = 0;
    const stream = new MemoryStream(request, kind === "both", (chunk) => {
      for (const one of splitter.push(chunk))
        if (messages.length < maxMessages) messages.push(Buffer.from(one));
      bytes += chunk.length;
      if (messages.length === maxMessages || bytes > maxBytes) stream.destroy();
    });
    const timer = setTimeout(() => stream.destroy(), kind === "none" ? timeout : maxStreamTime);
    stream.on("error", () => {});
    stream.on("close", () => {
      clearTimeout(timer);
      const end = { ...stream.sentHeaders, ...stream.sentTrailers };
      const stated = end["grpc-status"];
      // A stream that was watched for long enough has no status yet; a call with one response is late.
      const late = kind === "none" ? grpcStatus.deadlineExceeded : undefined;
      const status = stated === undefined ? late : Number(stated);
      resolve({ status, message: decodedText(String(end["grpc-message"] ?? "")), messages });
    });
    handle(stream);
  });
}

/** What an operator sees of a response. */
function shown(
  { stream, response }: GrpcMethod,
  { status = grpcStatus.ok, message, messages }: Ended,
): unknown {
  const found = messages.map((one) => messageToJson(response, read(response, one.subarray(headBytes))));
  if (status !== grpcStatus.ok) return { message, ...(found.length > 0 && { messages: found }) };
  return stream === "none" ? (found[0] ?? null) : found;
}

function read(type: string, bytes: Uint8Array): WireMessage {
  try {
    return decodeMessage(type, bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return {};
  }
}

/** A message is percent-encoded; what is not is shown as it is. */
function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
