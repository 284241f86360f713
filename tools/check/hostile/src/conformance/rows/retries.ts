import { always, type Fault } from "../../server/fault.ts";
import type { HostileOptions } from "../../server/hostile-server.ts";
import type { Surface } from "../adapter.ts";
import type { Row, Trial, Verdict } from "../row.ts";
import { all, answered, failed, sent } from "../verdicts.ts";

const HTTP: readonly Surface[] = ["json-rpc", "rest"];
const RPC: readonly Surface[] = ["json-rpc", "web-socket"];

/** For each status a server; on HTTP and on gRPC the ones that mean the same. */
function statuses(
  http: readonly number[],
  grpc: readonly number[],
  script: (fault: Fault) => HostileOptions["script"],
): Row["scenarios"] {
  const entries = http.map((status) => {
    const options: HostileOptions = { script: script({ status }) };
    return [`HTTP ${status}`, { "json-rpc": options, rest: options }] as const;
  });
  const grpcEntries = grpc.map(
    (status) => [`gRPC status ${status}`, { grpc: { script: script({ grpc: { status } }) } }] as const,
  );
  return Object.fromEntries([...entries, ...grpcEntries]);
}

const once = (fault: Fault): HostileOptions["script"] => [fault];

function lostAt(at: "start" | "body", how: "reset" | "close"): HostileOptions {
  return { script: once({ stop: { at, how } }) };
}

/** The server waited at least so long before it was asked again. */
function waited({ server }: Trial, milliseconds: number): Verdict {
  const [first, second] = server.requests;
  if (!first || !second) return "not sent again";
  const wait = second.at - first.at;
  return wait >= milliseconds || `sent again after ${Math.round(wait / 100) / 10} s`;
}

const after = (value: string): HostileOptions => ({
  script: once({ status: 429, headers: { "retry-after": value } }),
});
const afterAlways = (value: string): HostileOptions => ({
  script: always({ status: 429, headers: { "retry-after": value } }),
});

/** "Retries" of the runtime's rules. */
export const retries: readonly Row[] = [
  {
    id: "retries.write-once",
    says: "A write that may have arrived is sent once, whatever becomes of its response.",
    needs: ["write", "timeout"],
    options: { timeout: 1_500, totalTimeout: 6_000 },
    scenarios: {
      "lost after reading": { script: always({ stop: { at: "start", how: "reset" } }) },
      "half a response": {
        "json-rpc": { script: always({ stop: { at: "body", how: "close" } }) },
        rest: { script: always({ stop: { at: "body", how: "close" } }) },
        grpc: { script: always({ stop: { at: "body", how: "reset" } }) },
      },
      silence: { script: always({ stop: { at: "start", how: "stall" } }) },
      ...statuses([500, 502, 503, 504], [14], always),
    },
    act: (trial) => trial.write(),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  {
    id: "retries.write-unsent",
    says: "A write for which there was no connection is sent as soon as there is one.",
    needs: ["write"],
    scenarios: { "nobody listens": { refuseFor: 250 } },
    act: (trial) => trial.write(),
    verdict: (trial) => all(answered(trial), sent(trial, 1)),
  },
  {
    id: "retries.read",
    says: "A read is repeated after 408, 425, 429, 500, 502, 503 and 504.",
    scenarios: statuses([408, 425, 429, 500, 502, 503, 504], [14, 8], once),
    verdict: (trial) => all(answered(trial), sent(trial, 2)),
  },
  {
    id: "retries.read-lost",
    says: "A read is repeated when its connection is lost.",
    scenarios: {
      "before reading": { script: once({ unread: true }) },
      "after reading": lostAt("start", "reset"),
      "in the body": lostAt("body", "reset"),
    },
    verdict: answered,
  },
  {
    id: "retries.never",
    says: "400, 401, 403 and 404 are final.",
    scenarios: statuses([400, 401, 403, 404], [3, 16, 7, 5], always),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  {
    id: "retries.bounded",
    says: "A server that always rejects is left in peace after some attempts.",
    scenarios: statuses([503], [14], always),
    verdict: (trial) =>
      all(failed(trial), trial.server.requests.length <= 10 || `${trial.server.requests.length} requests`),
  },
  {
    id: "retries.after-seconds",
    says: "Retry-After in seconds is waited for.",
    surfaces: HTTP,
    scenarios: { "2 s": after("2") },
    verdict: (trial) => all(answered(trial), waited(trial, 1_950)),
  },
  {
    id: "retries.after-date",
    says: "Retry-After as a date is waited for; one that has passed is not.",
    surfaces: HTTP,
    scenarios: { "in 3 s": after("$DATE+3"), "an hour ago": after("$DATE-3600") },
    verdict: (trial) => all(answered(trial), trial.scenario === "an hour ago" || waited(trial, 1_950)),
  },
  {
    id: "retries.after-hour",
    says: "A Retry-After beyond the call's deadline ends the call.",
    surfaces: HTTP,
    options: { timeout: 1_000, totalTimeout: 2_000 },
    scenarios: { "an hour": afterAlways("3600"), "a date in an hour": afterAlways("$DATE+3600") },
    verdict: failed,
  },
  {
    id: "retries.jitter",
    says: "Calls that fail together are not repeated together.",
    surfaces: HTTP,
    // Calls are distinguished by their nonces: a client with only one thing to read has none to send.
    needs: ["write"],
    scenarios: { "32 at once": { script: Array.from({ length: 32 }, () => ({ status: 503 })) } },
    act: (trial) => Promise.all(Array.from({ length: 32 }, () => trial.read())),
    verdict: (trial) => {
      const waits = trial.outcomes.map(({ nonce }) => {
        const [first, second] = trial.server.requests.filter(({ nonces }) => nonces.includes(nonce));
        return (second?.at ?? 0) - (first?.at ?? 0);
      });
      const spread = Math.max(...waits) - Math.min(...waits);
      return all(answered(trial), spread > 60 || `waits differ by ${Math.round(spread)} ms`);
    },
  },
  {
    id: "retries.rate-limit",
    says: "JSON-RPC's own rejection for the rate, -32005, is repeated.",
    surfaces: RPC,
    scenarios: {
      "-32005": {
        script: once({
          body: '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32005,"message":"limit exceeded"}}',
        }),
      },
    },
    verdict: answered,
  },
  {
    id: "retries.status-first",
    says: "The HTTP status counts before a JSON-RPC code, which means different things at different nodes.",
    surfaces: ["json-rpc"],
    scenarios: {
      "401 with -32005": {
        script: always({
          status: 401,
          body: '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32005,"message":"unauthorized"}}',
        }),
      },
    },
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
];
