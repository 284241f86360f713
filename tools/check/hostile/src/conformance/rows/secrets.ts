import { always, type Fault } from "../../server/fault.ts";
import { leaks } from "../shown-forms.ts";
import { readAndWrite, type Row } from "../row.ts";
import { TOKEN } from "../token.ts";
import { all, answered, failed, sent } from "../verdicts.ts";

const both = (fault: Fault): Row["scenarios"][string] => ({
  "json-rpc": { script: always(fault) },
  rest: { script: always(fault) },
});

const ECHOING_ERROR = always({
  body: '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32000,"message":"$ECHO","data":["$ECHO"]}}',
});

/** Failures in which a server repeats all that it knows of its caller. */
export const ECHOING: Row["scenarios"] = {
  "401 that repeats it": both({ status: 401, body: "$ECHO" }),
  "404 that repeats it": both({ status: 404, body: '{"title":"$ECHO"}' }),
  "503 that repeats it": both({ status: 503, body: "<h1>$ECHO</h1>", headers: { "retry-after": "3600" } }),
  "a page that repeats it": both({ body: "<h1>$ECHO</h1>" }),
  "bad UTF-8 around it": both({ body: { latin1: "\u00ff$ECHO" } }),
  "a node's error that repeats it": {
    "json-rpc": { script: ECHOING_ERROR },
    "web-socket": { script: ECHOING_ERROR },
    grpc: { script: always({ grpc: { status: 9, details: "$ECHO" } }) },
  },
  "a rejection that repeats it": {
    "web-socket": { upgrades: always({ status: 401 }) },
    grpc: { script: always({ grpc: { status: 16, details: "$ECHO" } }) },
  },
  "a closing word that repeats it": {
    "web-socket": { script: always({ close: { code: 4_001, reason: "$ECHO" } }) },
  },
  "a page in place of gRPC": { grpc: { script: always({ status: 502 }) } },
  "no response to the call": {
    "json-rpc": { script: always({ body: '{"jsonrpc":"2.0","id":"$ECHO","result":"$ECHO"}' }) },
  },
  "a redirect to an address with it": both({
    status: 302,
    headers: { location: "http://127.0.0.1:1/$TOKEN" },
  }),
  "nobody listens": { refuseFor: 60_000 },
  "a lost connection": { script: always({ stop: { at: "start", how: "reset" } }) },
  silence: { script: always({ stop: { at: "start", how: "stall" } }) },
  "too large a response": { script: always({ body: { bytes: 100_000 } }) },
};

/** "Secrets" and "Credential and surface" of the runtime's rules. */
export const secrets: readonly Row[] = [
  {
    id: "secrets.errors",
    says: "No byte of a credential is in an error, however it is shown, even if the server repeats it.",
    needs: ["token"],
    options: { timeout: 300, totalTimeout: 1_000, maxResponseBytes: 50_000 },
    scenarios: ECHOING,
    verdict: ({ outcomes: [outcome] }) =>
      outcome?.state !== "error" || !leaks(outcome.error, [TOKEN]) || "shows it",
  },
  {
    id: "secrets.redirect",
    says: "A redirect to another host sends no credential and no write there.",
    surfaces: ["json-rpc", "rest"],
    needs: ["token"],
    scenarios: Object.fromEntries(
      [301, 302, 303, 307, 308].map((status) => [
        `${status}`,
        { script: always({ status, headers: { location: "$ELSEWHERE/there" } }) },
      ]),
    ),
    act: readAndWrite,
    verdict: ({ server: { elsewhere } }) =>
      all(
        !elsewhere.some(({ head }) => head.includes(TOKEN)) || "the credential went there",
        !elsewhere.some(({ nonces }) => nonces.some((nonce) => nonce.startsWith("nonce-w"))) ||
          "the write went there",
      ),
  },
  {
    id: "secrets.redirect-refused",
    says: "A call with a credential follows no redirect to another host: it fails.",
    surfaces: ["json-rpc", "rest"],
    needs: ["token"],
    scenarios: { "307": { script: always({ status: 307, headers: { location: "$ELSEWHERE/there" } }) } },
    verdict: (trial) => all(failed(trial), trial.server.elsewhere.length === 0 || "followed"),
  },
  {
    id: "secrets.refresh",
    says: "A rejected credential is requested again from its provider, once.",
    needs: ["refresh"],
    options: { refresh: true },
    scenarios: {
      "rejected once": refusing((number) => number === 0),
      "always rejected": refusing(() => true),
    },
    verdict: (trial) =>
      all(trial.scenario === "rejected once" ? answered(trial) : failed(trial), sent(trial, 2)),
  },
];

function refusing(refuses: (number: number) => boolean): Row["scenarios"][string] {
  const script = (number: number): Fault => (refuses(number) ? { status: 401 } : {});
  return {
    "json-rpc": { script },
    rest: { script },
    grpc: { script: (number) => (refuses(number) ? { grpc: { status: 16 } } : {}) },
  };
}
