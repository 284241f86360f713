import { setTimeout as pause } from "node:timers/promises";
import { always, type BatchFault, type Body, type Script } from "../../server/fault.ts";
import { between, createRandom } from "@node-access-tools/workspace";
import { createRows, readTimes, RPC, type Trial, type Verdict, type Scenarios } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { containsOnly, HANG_TIMEOUT } from "../trial.ts";
import { all, succeeded, ended, failed, sent } from "../verdicts.ts";

const options = { timeout: 500, totalTimeout: 1_000 };

const bodies = (byName: Readonly<Record<string, Body>>): Scenarios =>
  Object.fromEntries(Object.entries(byName).map(([name, body]) => [name, always({ body })]));

/** Responses that each take a different, random time. */
const random = createRandom(1);
const waits = Array.from({ length: 60 }, () => ({ wait: between(random, 0, 60) }));
const RANDOM_DELAYS: Script = (number) => waits[number] ?? {};

/** "JSON-RPC correlation" of the runtime's requirements, and the same for other surfaces. */
export const correlation = createRows("correlation", SURFACES, {
  "out-of-order": {
    rule: "Responses out of order reach their own calls.",
    options: { timeout: HANG_TIMEOUT, totalTimeout: HANG_TIMEOUT },
    scenarios: { "60 at once": RANDOM_DELAYS },
    act: (trial) => Promise.all(Array.from({ length: 60 }, () => trial.read())),
    verdict: succeeded,
  },
  "no-result": {
    rule: "A response without the call's id, or with neither result nor error, fails the call.",
    surfaces: RPC,
    needs: ["timeout"],
    options,
    scenarios: bodies({
      "another's id": '{"jsonrpc":"2.0","id":$OTHER_ID,"result":"nonce-r-0"}',
      "null for an id": '{"jsonrpc":"2.0","id":null,"result":"nonce-r-0"}',
      "no id": '{"jsonrpc":"2.0","result":"nonce-r-0"}',
      "neither result nor error": '{"jsonrpc":"2.0","id":$ID}',
      "an empty array": "[]",
      "an array with another's response": '[{"jsonrpc":"2.0","id":$OTHER_ID,"result":"nonce-r-0"}]',
      "a text": '"nonce-r-0"',
      "a number": "1",
      null: "null",
    }),
    verdict: failed,
  },
  late: {
    rule: "A response that arrives after its call has ended reaches no other call.",
    needs: ["timeout"],
    options: { timeout: 3_000, totalTimeout: 3_000 },
    scenarios: { late: [{ wait: 3_300 }] },
    act: async (trial) => {
      await trial.read();
      trial.outcomes.length = 0;
      for (let count = 0; count < 5; count++) {
        await trial.read();
        await pause(120);
      }
    },
    verdict: succeeded,
  },
  twice: {
    rule: "A response that arrives twice reaches no other call.",
    surfaces: ["json-rpc", "web-socket", "rest"],
    scenarios: { twice: always({ twice: true }) },
    act: (trial) => readTimes(trial, 5),
    verdict: ended,
  },
  "integer-ids": {
    rule: "Ids are integers, and no two calls have the same id.",
    surfaces: RPC,
    act: (trial) => Promise.all([trial.read(), trial.read(), trial.read()]),
    verdict: (trial) => {
      const ids = trial.server.requests.flatMap(({ nonces, body }) =>
        nonces.length > 0 ? [...body.matchAll(/"id":(\d+)[,}]/g)].map(([, id]) => id) : [],
      );
      return all(succeeded(trial), new Set(ids).size === 3 || `ids ${ids.join(", ")}`);
    },
  },
  "null-error": {
    rule: "A result next to `error: null` is accepted.",
    surfaces: RPC,
    scenarios: bodies({ "error: null": '{"jsonrpc":"2.0","id":$ID,"result":$RESULT,"error":null}' }),
    verdict: succeeded,
  },
  "bare-error": {
    rule: "An error without a code, without an id or as a text fails the call, without a retry.",
    surfaces: RPC,
    scenarios: bodies({
      "no code": '{"jsonrpc":"2.0","id":$ID,"error":{"message":"no"}}',
      "no message": '{"jsonrpc":"2.0","id":$ID,"error":{"code":-32000}}',
      "a text": '{"jsonrpc":"2.0","id":$ID,"error":"no"}',
      "null for an id": '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}',
    }),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  "no-json": {
    rule: "HTML, an empty body, truncated JSON or invalid UTF-8 fails the call.",
    surfaces: ["json-rpc", "rest"],
    needs: ["timeout"],
    options,
    scenarios: {
      HTML: always({ body: "<h1>Welcome</h1>", headers: { "content-type": "text/html" } }),
      "HTML, 502": always({ status: 502, body: "<h1>Bad gateway</h1>" }),
      "204": always({ status: 204 }),
      nothing: always({ body: "" }),
      "half a JSON text": always({ body: '{"jsonrpc":"2.0","id":$ID,"resu' }),
      "bad UTF-8": always({ body: { latin1: '{"jsonrpc":"2.0","id":$ID,"result":"\u00ff"}' } }),
    },
    verdict: failed,
  },
  "content-type": {
    rule: "A correct response with a wrong content type, or compressed, is read correctly or rejected.",
    surfaces: ["json-rpc", "rest"],
    scenarios: {
      "text/html": always({ headers: { "content-type": "text/html" } }),
      "no content type": always({ headers: { "content-type": "" } }),
      gzip: always({ body: { encoded: "gzip" } }),
    },
    verdict: ended,
  },
  prototype: {
    rule: "Properties named `__proto__` change no prototype, and deeply nested JSON crashes no process.",
    surfaces: RPC,
    needs: ["timeout"],
    options: { timeout: 3_000, totalTimeout: 4_000 },
    scenarios: bodies({
      __proto__:
        '{"jsonrpc":"2.0","id":$ID,"result":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
      "100,000 deep": `{"jsonrpc":"2.0","id":$ID,"result":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    }),
    verdict: ({ outcomes }) =>
      all(
        !("polluted" in {}) || "Object.prototype was changed",
        outcomes.every(({ state }) => state !== "hung") || "hangs",
      ),
  },
});

const altered = (batch: BatchFault): Script => always({ body: { batch } });

/** "Batches" of the runtime's requirements. */
export const batches = createRows("batches", SURFACES, {
  "own-responses": {
    rule: "Each call of a batch gets its own response, in whatever order the responses are.",
    surfaces: RPC,
    needs: ["batch"],
    scenarios: { fine: {}, reversed: altered("reversed") },
    act: (trial) => checkBatch(trial, ["own", "own", "own"]),
    verdict: asExpected,
  },
  "one-bad": {
    rule: "A missing, duplicate, foreign, null or malformed response fails only its own call.",
    surfaces: RPC,
    needs: ["batch", "timeout"],
    // Long enough for the other calls to succeed on a busy machine.
    options: { timeout: 5_000, totalTimeout: 10_000 },
    scenarios: {
      missing: { "json-rpc": altered("one missing") },
      "twice, differing": { "json-rpc": altered("one twice, differing") },
      foreign: { "json-rpc": altered("one foreign") },
      "null id": { "json-rpc": altered("one null id") },
      "not an object": { "json-rpc": altered("one not an object") },
      "an error": { "json-rpc": altered("one error") },
    },
    act: (trial) => checkBatch(trial, ["own", "error", "own"]),
    verdict: asExpected,
  },
  "all-bad": {
    rule: "If the response to a batch is a single error, empty or not an array, each of its calls fails.",
    surfaces: ["json-rpc"],
    needs: ["batch", "timeout"],
    options,
    scenarios: {
      "one error": altered("all one error"),
      empty: altered("empty"),
      "no array": always({ body: '{"hello":1}' }),
      HTML: always({ body: "<h1>Welcome</h1>" }),
    },
    act: (trial) => checkBatch(trial, ["error", "error", "error"]),
    verdict: asExpected,
  },
  split: {
    rule: "A batch that the node rejects as too large is sent again in parts.",
    surfaces: ["json-rpc"],
    needs: ["batch"],
    scenarios: { "413 for the first": [{ status: 413 }] },
    act: (trial) => checkBatch(trial, ["own", "own", "own"]),
    verdict: asExpected,
  },
});

/** Sends a batch, and records unexpected outcomes in `delivered`. */
async function checkBatch(trial: Trial, expected: readonly ("own" | "error")[]): Promise<void> {
  const { nonces, settled } = await trial.batch(expected.length);
  if (settled === "hung") trial.delivered.push("hangs");
  else if (settled === "failed") trial.delivered.push("fails as a whole");
  else
    for (const [index, wanted] of expected.entries()) {
      const one = settled[index];
      const isOwn = one?.status === "fulfilled" && containsOnly(one.value, nonces[index] ?? "");
      const got = one?.status === "fulfilled" ? (isOwn ? "own" : "another's") : "error";
      if (got !== wanted) trial.delivered.push(`call ${index + 1}: ${got}`);
    }
}

function asExpected({ delivered }: Trial): Verdict {
  return delivered.length === 0 || delivered.join(", ");
}
