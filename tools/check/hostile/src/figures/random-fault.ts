import { between, oneOf, type Random } from "@node-access-tools/workspace";
import type { BatchFault, Body, Fault } from "../server/fault.ts";
import type { Surface } from "../conformance/adapter.ts";

const PLACES = ["start", "head", "body", "last"] as const;
const ENDS = ["reset", "close", "stall"] as const;
const STATUSES = [204, 400, 401, 403, 404, 408, 425, 429, 500, 502, 503, 504];
const BODIES: readonly Body[] = [
  "",
  "null",
  "<h1>Welcome</h1>",
  '{"id":"nonce-r-',
  { latin1: '{"id":"\u00ff"}' },
  { encoded: "gzip" },
  { bytes: 200_000 },
];
const RPC_BODIES: readonly Body[] = [
  "[]",
  '{"jsonrpc":"2.0","id":$OTHER_ID,"result":"nonce-r-0"}',
  '{"jsonrpc":"2.0","id":null,"result":"nonce-r-0"}',
  '{"jsonrpc":"2.0","id":$ID}',
  '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32000,"message":"$ECHO"}}',
  '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32005,"message":"limit exceeded"}}',
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}',
];
const BATCHES: readonly BatchFault[] = [
  "reversed",
  "one missing",
  "one twice, differing",
  "one foreign",
  "one null id",
  "one not an object",
  "one error",
  "all one error",
  "empty",
];
/** WebSocket frames that are corrupt: reserved bits, a long or cut text, bad UTF-8, a length beyond any limit. */
export const FRAMES = ["f10141", "8300", "81810102030440", "8102c328", "817f8000000000000000"];
const CLOSES = [1000, 1001, 1008, 1009, 1011, 1012, 1013, 4000];

/** Draws any fault of a surface. Every second response is correct, and half of these are late. */
export function randomFault(random: Random, surface: Surface): Fault {
  const wait = random() < 0.5 ? {} : { wait: between(random, 0, 40) };
  if (random() < 0.5) return wait;
  const how = oneOf(random, ENDS);
  // Rare on a shared socket, where a reset affects all calls.
  if (random() < 0.1 && (how === "stall" || surface !== "web-socket" || random() < 0.05))
    return { ...wait, stop: { at: oneOf(random, PLACES), how } };
  if (surface === "grpc") return { ...wait, ...grpcFault(random) };
  if (surface === "web-socket") return { ...wait, ...webSocketFault(random) };
  return { ...wait, ...httpFault(random, surface === "json-rpc" ? [...BODIES, ...RPC_BODIES] : BODIES) };
}

function httpFault(random: Random, bodies: readonly Body[]): Fault {
  const status = oneOf(random, STATUSES);
  return oneOf<() => Fault>(random, [
    () => ({ unread: true }),
    () => ({
      status,
      ...(random() < 0.3 && { headers: { "retry-after": oneOf(random, ["0", "1", "3600", "$DATE-60"]) } }),
    }),
    () => ({ body: oneOf(random, bodies) }),
    () => ({ body: { batch: oneOf(random, BATCHES) } }),
    () => ({ twice: true }),
    () => ({ drip: { bytes: between(random, 20, 200), every: 1 } }),
    () => ({ status: 302, headers: { location: "$ELSEWHERE/" } }),
  ])();
}

function webSocketFault(random: Random): Fault {
  return oneOf<() => Fault>(random, [
    () => ({ body: oneOf(random, [...BODIES, ...RPC_BODIES]) }),
    () => ({ twice: true }),
    () => ({ drip: { bytes: 7, every: 0 } }),
    // Faults that end the socket are rare, since they affect all calls on it.
    () => (random() < 0.02 ? { close: { code: oneOf(random, CLOSES) } } : {}),
    () => (random() < 0.02 ? { frame: oneOf(random, FRAMES) } : {}),
    () => (random() < 0.02 ? { freeze: true } : {}),
  ])();
}

function grpcFault(random: Random): Fault {
  const grpc = oneOf<() => NonNullable<Fault["grpc"]>>(random, [
    () => ({ status: between(random, 1, 17), details: "$ECHO" }),
    () => ({ reset: oneOf(random, [1, 2, 7, 8, 11]) }),
    () => ({ trailers: false }),
    () => ({ message: false }),
    () => (random() < 0.1 ? { goaway: 0 } : {}),
  ])();
  return oneOf<Fault>(random, [{ grpc }, { grpc }, { status: 502 }, { drip: { bytes: 5, every: 1 } }]);
}
