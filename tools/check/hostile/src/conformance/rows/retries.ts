import { always, type Fault, type Script } from "../../server/fault.ts";
import { createRows, type BySurface, HTTP, on, RPC, type Trial, type Verdict } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { all, succeeded, failed, sent } from "../verdicts.ts";

/** The HTTP statuses that mean UNAVAILABLE in gRPC. */
const GRPC_RETRIES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Scenarios for HTTP statuses and for the gRPC statuses that mean the same. */
function statuses(
  http: readonly number[],
  grpc: readonly number[],
  script: (fault: Fault) => Script,
): Record<string, BySurface> {
  const entries = http.map((status): [string, BySurface] => {
    // What gRPC-Web makes of other statuses is not retried. Source: gRPC, HTTP to gRPC status code mapping.
    const isOfWeb = GRPC_RETRIES.has(status) || status < 405;
    return [`HTTP ${status}`, on(isOfWeb ? [...HTTP, "grpc-web"] : HTTP, script({ status }))];
  });
  const grpcEntries = grpc.map((status) => [`gRPC status ${status}`, { grpc: script({ grpc: { status } }) }]);
  return Object.fromEntries([...entries, ...grpcEntries]);
}

const once = (fault: Fault): Script => [fault];

function lostAt(at: "start" | "body", how: "reset" | "close"): Script {
  return once({ stop: { at, how } });
}

function waited({ server }: Trial, milliseconds: number): Verdict {
  const [first, second] = server.requests;
  if (!first || !second) return "not sent again";
  const wait = second.at - first.at;
  return wait >= milliseconds || `sent again after ${Math.round(wait / 100) / 10} s`;
}

const retryAfter = (value: string): Fault => ({ status: 429, headers: { "retry-after": value } });

/** "Retries" of the runtime's requirements. */
export const retries = createRows("retries", SURFACES, {
  "write-once": {
    rule: "A write that may have arrived is sent once, even if its response is lost.",
    needs: ["write", "timeout"],
    options: { timeout: 4_000, totalTimeout: 10_000 },
    scenarios: {
      "lost after reading": always({ stop: { at: "start", how: "reset" } }),
      "half a response": {
        ...on(HTTP, always({ stop: { at: "body", how: "close" } })),
        grpc: always({ stop: { at: "body", how: "reset" } }),
      },
      silence: always({ stop: { at: "start", how: "stall" } }),
      ...statuses([500, 502, 503, 504], [14], always),
    },
    act: (trial) => trial.write(),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  "write-unsent": {
    rule: "A write that could not connect is sent once a connection succeeds.",
    needs: ["write"],
    scenarios: { "nobody listens": { closedFor: 250 } },
    act: (trial) => trial.write(),
    verdict: (trial) => all(succeeded(trial), sent(trial, 1)),
  },
  read: {
    rule: "A read is retried after 408, 425, 429, 500, 502, 503 and 504.",
    scenarios: statuses([408, 425, 429, 500, 502, 503, 504], [14, 8], once),
    verdict: (trial) => all(succeeded(trial), sent(trial, 2)),
  },
  "read-lost": {
    rule: "A read is retried if its connection is lost.",
    scenarios: {
      "before reading": once({ unread: true }),
      "after reading": lostAt("start", "reset"),
      "in the body": lostAt("body", "reset"),
    },
    verdict: succeeded,
  },
  never: {
    rule: "400, 401, 403 and 404 are not retried.",
    scenarios: statuses([400, 401, 403, 404], [3, 16, 7, 5], always),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  bounded: {
    rule: "The number of attempts is limited.",
    scenarios: statuses([503], [14], always),
    verdict: (trial) =>
      all(failed(trial), trial.server.requests.length <= 10 || `${trial.server.requests.length} requests`),
  },
  "after-seconds": {
    rule: "Retry-After in seconds is respected.",
    surfaces: HTTP,
    scenarios: { "2 s": once(retryAfter("2")) },
    verdict: (trial) => all(succeeded(trial), waited(trial, 1_950)),
  },
  "after-date": {
    rule: "Retry-After as a date is respected, unless the date has passed.",
    surfaces: HTTP,
    scenarios: {
      "in 3 s": once(retryAfter("$DATE+3")),
      "an hour ago": once(retryAfter("$DATE-3600")),
    },
    verdict: (trial) => all(succeeded(trial), trial.scenario === "an hour ago" || waited(trial, 1_950)),
  },
  "after-hour": {
    rule: "A Retry-After beyond the call's deadline fails the call.",
    surfaces: HTTP,
    options: { timeout: 1_000, totalTimeout: 2_000 },
    scenarios: {
      "an hour": always(retryAfter("3600")),
      "a date in an hour": always(retryAfter("$DATE+3600")),
    },
    verdict: failed,
  },
  jitter: {
    rule: "Calls that fail at the same time are retried at different times.",
    surfaces: HTTP,
    // This row distinguishes calls by their nonces, which clients that only read may not send.
    needs: ["write"],
    scenarios: { "32 at once": Array.from({ length: 32 }, () => ({ status: 503 })) },
    act: (trial) => Promise.all(Array.from({ length: 32 }, () => trial.read())),
    verdict: (trial) => {
      const waits = trial.outcomes.map(({ nonce }) => {
        const [first, second] = trial.server.requests.filter(({ nonces }) => nonces.includes(nonce));
        return (second?.at ?? 0) - (first?.at ?? 0);
      });
      const spread = Math.max(...waits) - Math.min(...waits);
      return all(succeeded(trial), spread > 60 || `waits differ by ${Math.round(spread)} ms`);
    },
  },
  "rate-limit": {
    rule: "JSON-RPC's rate-limit error, -32005, is retried.",
    surfaces: RPC,
    scenarios: {
      "-32005": once({
        body: '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32005,"message":"limit exceeded"}}',
      }),
    },
    verdict: succeeded,
  },
  "status-first": {
    rule: "The HTTP status takes precedence over a JSON-RPC code, whose meaning differs between nodes.",
    surfaces: ["json-rpc"],
    scenarios: {
      "401 with -32005": always({
        status: 401,
        body: '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32005,"message":"unauthorized"}}',
      }),
    },
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
});
