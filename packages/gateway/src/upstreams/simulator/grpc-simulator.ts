import { pendingText } from "../../codec/http/problem.ts";
import {
  checkpointTime,
  GeyserSubscription,
  type GrpcChains,
  type Ledger,
  type Message,
  NotFoundError,
  suiList,
  suiUpdates,
  type SuiUpdates,
  unaryResponse,
} from "@node-access/simulators/grpc";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import { beginResponse, endCall, grpcStatus } from "../../codec/grpc/call-headers.ts";
import type { GrpcCluster } from "../grpc/grpc-call.ts";
import { servedByHeader } from "../../codec/http/respond.ts";
import { grpcMethods } from "../../generated/grpc.ts";
import { frame, FrameReader, headBytes } from "../../codec/grpc/frames.ts";
import { decodeMessage, encodeMessage } from "../../codec/grpc/wire-message.ts";

const oneMessage = "a call of this method has one message";

/** Maximum unsent bytes for a caller that does not read. */
const unsentBytes = 1024 * 1024;

/**
 * Responds to gRPC calls without a node, as the specs define. Geyser shows the chain of the network's
 * simulated node; Sui's and TRON's reads of accounts, objects, blocks and checkpoints show small records and
 * a ticking clock. All other requests get an empty message.
 *
 * @param limit - Maximum bytes of a request message.
 */
export function createGrpcSimulator(
  limit: number,
  { ledger, tron }: { readonly ledger?: Ledger } & Pick<GrpcChains, "tron">,
): GrpcCluster {
  const chains = { solana: ledger?.chain, tron };
  return {
    label: "simulator",
    handle({ stream, path, pending, maySend }) {
      const name = path.slice(1);
      const method = grpcMethods[name];
      if (!method) return endCall(stream, grpcStatus.unimplemented, `there is no ${name}`);
      const isUnary = method.stream === "none";
      const respond = chooseResponder(name, isUnary, stream, ledger, chains);
      const reader = new FrameReader(limit);
      const fail = (error: Error): void => {
        const status = error instanceof NotFoundError ? grpcStatus.notFound : grpcStatus.invalidArgument;
        endCall(stream, status, error.message);
      };
      let calls = 0;
      let responding: Promise<void> | undefined;
      let countedBytes = 0;
      reader.on("data", (request: Buffer) => {
        if (isUnary && calls > 0) return fail(new Error(oneMessage));
        // A subscription's filters count for as long as it lasts.
        pending.remove(method.endless ? countedBytes : request.length + headBytes);
        countedBytes = request.length + headBytes;
        if (!maySend(calls, request.length))
          return endCall(stream, grpcStatus.resourceExhausted, "too many requests");
        calls = 1;
        try {
          responding = respond(request)?.catch(fail);
        } catch (error) {
          fail(error as Error);
        }
      });
      reader.on("error", fail);
      reader.on("end", () => {
        if (isUnary && calls === 0) return fail(new Error(oneMessage));
        // An endless stream has no end of its own; every other call ends after its last request.
        if (method.endless) return;
        if (!responding) return endCall(stream, grpcStatus.ok);
        void responding.then(() => endCall(stream, grpcStatus.ok));
      });
      if (!isUnary) open(stream);
      // Counts incomplete messages until they are whole.
      stream.on("data", (chunk: Buffer) => {
        if (!pending.add(chunk.length)) endCall(stream, grpcStatus.resourceExhausted, pendingText);
      });
      stream.pipe(reader);
    },
    close() {},
  };
}

function chooseResponder(
  name: string,
  isUnary: boolean,
  stream: CallerStream,
  ledger: Ledger | undefined,
  chains: GrpcChains,
): (request: Buffer) => Promise<void> | undefined {
  if (name === "geyser.Geyser/Subscribe" && ledger) {
    const subscription = openSubscription(stream, ledger);
    return (request) => void subscription.request(decodeMessage("geyser.SubscribeRequest", request));
  }
  const updates = suiUpdates(name);
  if (updates) return (request) => void sendUpdates(stream, name, request, updates);
  if (!isUnary) return (request) => void sendList(stream, name, request);
  return (request) => {
    const response = unaryBytes(name, request, chains);
    if (response instanceof Promise) return response.then((bytes) => respondWith(stream, bytes));
    respondWith(stream, response);
    return undefined;
  };
}

function respondWith(stream: CallerStream, response: Uint8Array): void {
  open(stream);
  sendTo(stream, response);
}

/** @throws RangeError if the request is not a valid message. */
function unaryBytes(name: string, request: Buffer, chains: GrpcChains): Uint8Array | Promise<Uint8Array> {
  const method = grpcMethods[name];
  if (!method) return new Uint8Array();
  const encode = (message: Message): Uint8Array => encodeMessage(method.response, message);
  const response = unaryResponse(name, decodeMessage(method.request, request), chains);
  return response instanceof Promise ? response.then(encode) : encode(response);
}

function openSubscription(stream: CallerStream, ledger: Ledger): GeyserSubscription {
  const subscription = new GeyserSubscription(ledger, {
    unsent: () => (stream.writable ? stream.writableLength : undefined),
    send(updates) {
      if (!stream.writable) return;
      const frames = updates.map((update) => frame(encodeMessage("geyser.SubscribeUpdate", update)));
      stream.write(Buffer.concat(frames));
    },
    fail: ({ message }) => endCall(stream, grpcStatus.resourceExhausted, message),
  });
  stream.on("drain", () => subscription.sendUpdates());
  stream.on("close", () => subscription.close());
  return subscription;
}

function open(stream: CallerStream): void {
  const headers = { ":status": 200, "content-type": "application/grpc", [servedByHeader]: "simulator" };
  beginResponse(stream, headers, { waitForTrailers: true });
}

/** Sends a message, unless the caller has stopped reading: only clock ticks are skipped. */
function sendTo(stream: CallerStream, message: Uint8Array): void {
  if (stream.writable && stream.writableLength < unsentBytes) stream.write(frame(message));
}

/** Sends a subscription's messages with each tick of the clock. */
function sendUpdates(stream: CallerStream, name: string, bytes: Buffer, updates: SuiUpdates): void {
  const method = grpcMethods[name];
  if (!method) return;
  const request = decodeMessage(method.request, bytes);
  let after: bigint | undefined;
  // A late timer must not skip a checkpoint.
  const send = (): void => {
    const { messages, last } = updates(request, after);
    for (const message of messages) sendTo(stream, encodeMessage(method.response, message));
    after = last;
  };
  const timer = setInterval(send, checkpointTime);
  stream.on("close", () => clearInterval(timer));
  send();
}

/** Sends a list; an empty message for a stream that the simulators do not know. */
function sendList(stream: CallerStream, name: string, bytes: Buffer): void {
  const method = grpcMethods[name];
  const list = method && suiList(name, decodeMessage(method.request, bytes));
  if (!list) return sendTo(stream, new Uint8Array());
  for (const message of list) sendTo(stream, encodeMessage(method.response, message));
}
