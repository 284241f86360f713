import { always, type Fault, type Script } from "../../server/fault.ts";
import { leaks } from "../find-secrets.ts";
import { createRows, type BySurface, HTTP, on, readAndWrite, RPC, type Scenarios } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { TOKEN } from "../connect-to.ts";
import { all, succeeded, failed, sent } from "../verdicts.ts";

const both = (fault: Fault): BySurface => on(HTTP, always(fault));

const ECHOING_ERROR = always({
  body: '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32000,"message":"$ECHO","data":["$ECHO"]}}',
});

/** Failures in which a server echoes the caller's path and credentials. */
const ECHOING: Scenarios = {
  "401 that echoes it": both({ status: 401, body: "$ECHO" }),
  "404 that echoes it": both({ status: 404, body: '{"title":"$ECHO"}' }),
  "503 that echoes it": both({ status: 503, body: "<h1>$ECHO</h1>", headers: { "retry-after": "3600" } }),
  "a page that echoes it": both({ body: "<h1>$ECHO</h1>" }),
  "invalid UTF-8 around it": both({ body: { latin1: "\u00ff$ECHO" } }),
  "a node's error that echoes it": {
    ...on(RPC, ECHOING_ERROR),
    grpc: always({ grpc: { status: 9, details: "$ECHO" } }),
  },
  "a rejection that echoes it": {
    "web-socket": { upgrades: always({ status: 401 }) },
    grpc: always({ grpc: { status: 16, details: "$ECHO" } }),
  },
  "a close reason that echoes it": {
    "web-socket": always({ close: { code: 4_001, reason: "$ECHO" } }),
  },
  "a page in place of gRPC": { grpc: always({ status: 502 }) },
  "a response with another id": {
    "json-rpc": always({ body: '{"jsonrpc":"2.0","id":"$ECHO","result":"$ECHO"}' }),
  },
  "a redirect to an address with it": both({
    status: 302,
    headers: { location: "http://127.0.0.1:1/$TOKEN" },
  }),
  "nobody listens": { closedFor: 60_000 },
  "a lost connection": always({ stop: { at: "start", how: "reset" } }),
  silence: always({ stop: { at: "start", how: "stall" } }),
  "a response that is too large": always({ body: { bytes: 100_000 } }),
};

/** "Secrets" and "Credential and surface" of the runtime's requirements. */
export const secrets = createRows("secrets", SURFACES, {
  errors: {
    rule: "No error contains a credential, however it is printed, even if the server echoes it.",
    needs: ["token"],
    options: { timeout: 300, totalTimeout: 1_000, maxResponseBytes: 50_000 },
    scenarios: ECHOING,
    verdict: ({ outcomes: [outcome] }) =>
      outcome?.state !== "error" || !leaks(outcome.error, [TOKEN]) || "the error contains it",
  },
  redirect: {
    rule: "A redirect to another host receives no credential and no write.",
    surfaces: ["json-rpc", "rest", "grpc-web"],
    needs: ["token"],
    scenarios: Object.fromEntries([301, 302, 303, 307, 308].map((status) => [status, redirecting(status)])),
    act: readAndWrite,
    verdict: ({ server: { elsewhere } }) =>
      all(
        !elsewhere.some(({ head }) => head.includes(TOKEN)) || "the credential went there",
        !elsewhere.some(({ nonces }) => nonces.some((nonce) => nonce.startsWith("nonce-w"))) ||
          "the write went there",
      ),
  },
  "redirect-rejected": {
    rule: "A call with a credential fails on a redirect to another host.",
    surfaces: ["json-rpc", "rest", "grpc-web"],
    needs: ["token"],
    scenarios: { "307": redirecting(307) },
    verdict: (trial) => all(failed(trial), trial.server.elsewhere.length === 0 || "followed"),
  },
  refresh: {
    rule: "After a rejected credential, its provider is called again, once.",
    needs: ["refresh"],
    options: { refresh: true },
    scenarios: {
      "rejected once": rejecting((number) => number === 0),
      "always rejected": rejecting(() => true),
    },
    verdict: (trial) =>
      all(trial.scenario === "rejected once" ? succeeded(trial) : failed(trial), sent(trial, 2)),
  },
});

function redirecting(status: number): Script {
  return always({ status, headers: { location: "$ELSEWHERE/there" } });
}

function rejecting(isRejected: (number: number) => boolean): BySurface {
  return {
    ...on(HTTP, (number) => (isRejected(number) ? { status: 401 } : {})),
    grpc: (number) => (isRejected(number) ? { grpc: { status: 16 } } : {}),
  };
}
