import { inspect } from "node:util";
import { always, type Fault, type Script } from "../../server/fault.ts";
import { createRows, on, RPC, type Trial, type Verdict, type Scenarios } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { all, failed, describeKind, sent, succeeded } from "../verdicts.ts";

const rpcError = (code: number): Script =>
  always({
    body: `{"jsonrpc":"2.0","id":$ID,"error":{"code":${code},"message":"a node's message","data":{"revert":"0x08c379a0"}}}`,
  });

/** One server for each way in which a call can fail. A busy machine does not make the other failures time out. */
const FAILURES: Scenarios = {
  "not sent": { closedFor: 60_000 },
  "no response": always({ stop: { at: "start", how: "reset" } }),
  rejected: {
    ...on(["json-rpc", "grpc-web"], always({ status: 404, body: "no such page" })),
    rest: always({ status: 404, body: '{"title":"Not found"}' }),
    grpc: always({ grpc: { status: 5, details: "no such thing" } }),
    "web-socket": rpcError(-32601),
  },
  undecodable: {
    ...on(["json-rpc", "rest", "grpc-web"], always({ body: "<h1>Welcome</h1>" })),
    grpc: always({ body: "\xff".repeat(11) }),
  },
  silence: { script: always({ stop: { at: "start", how: "stall" } }), options: { timeout: 2_000 } },
};
const options = { timeout: 20_000, totalTimeout: 30_000 };

/** Makes a write if the client can: it is not retried, so its first failure is its outcome. */
const act = (trial: Trial): Promise<unknown> => (trial.probe.write ? trial.write() : trial.read());

/** "Errors" of the runtime's requirements. */
export const errors = createRows("errors", SURFACES, {
  apart: {
    rule: "Errors distinguish not sent, sent without a response, rejected, undecodable and timed out.",
    needs: ["timeout"],
    options,
    scenarios: FAILURES,
    act,
    verdict: failed,
    across: (trials) => {
      const byKind = Map.groupBy(trials, ({ outcomes }) => describeKind(outcomes[0]));
      const same = [...byKind.values()].filter(({ length }) => length > 1).flat();
      const names = same.map(({ scenario }) => scenario).toSorted();
      return names.length === 0 || `the same for ${names.join(", ")}`;
    },
  },
  json: {
    rule: "Every error serializes to JSON that says what happened.",
    needs: ["timeout"],
    options,
    scenarios: FAILURES,
    act,
    verdict: (trial) => all(failed(trial), isDescriptiveJson(trial)),
  },
  node: {
    rule: "A node's error code, message and data arrive unchanged, whether the code is known or not.",
    surfaces: RPC,
    scenarios: {
      "-32000": rpcError(-32_000),
      "3": rpcError(3),
      "4711": rpcError(4_711),
      "-32099": rpcError(-32_099),
    },
    verdict: (trial) => all(failed(trial), holdsError(trial)),
  },
  "node-status": {
    rule: "A node's error that comes with an HTTP status arrives unchanged, without a retry.",
    surfaces: ["json-rpc"],
    needs: ["errorStatuses"],
    scenarios: {
      "-5": errorWithStatus(500, -5),
      "-32601": errorWithStatus(404, -32_601),
      "-32600": errorWithStatus(400, -32_600),
      "4711": errorWithStatus(500, 4_711),
    },
    verdict: (trial) => all(failed(trial), holdsError(trial), sent(trial, 1)),
  },
  "node-starts": {
    rule: "A read that a node rejects because it is still starting is sent again, whatever the HTTP status.",
    surfaces: ["json-rpc"],
    needs: ["errorStatuses"],
    scenarios: {
      "HTTP 500": [createFault(500, -28)],
      "HTTP 200": [createFault(200, -28)],
    },
    verdict: (trial) => all(succeeded(trial), sent(trial, 2)),
  },
  "page-with-status": {
    rule: "A response with an HTTP error status that is not the call's error counts as a failure: a read is sent again.",
    surfaces: ["json-rpc"],
    needs: ["errorStatuses"],
    scenarios: {
      "a page": [{ status: 500, body: "<h1>Welcome</h1>" }],
      nothing: [{ status: 500, body: "" }],
      "another's error": [
        { status: 500, body: '{"result":null,"error":{"code":-5,"message":"no"},"id":$OTHER_ID}' },
      ],
      "error: null": [{ status: 500, body: '{"result":"nonce-r-0","error":null,"id":$ID}' }],
      "half of an error": [{ status: 500, body: '{"result":null,"error":{"code":-5' }],
    },
    verdict: (trial) => all(succeeded(trial), sent(trial, 2)),
  },
});

/** A node's error as Bitcoin's nodes send it. */
function createFault(status: number, code: number): Fault {
  const error = `{"code":${code},"message":"a node's message","data":{"revert":"0x08c379a0"}}`;
  return { status, body: `{"result":null,"error":${error},"id":$ID}` };
}

function errorWithStatus(status: number, code: number): Script {
  return always(createFault(status, code));
}

function isDescriptiveJson({ outcomes: [outcome] }: Trial): Verdict {
  if (outcome?.state !== "error") return true;
  try {
    const { code, name, message, status } = JSON.parse(JSON.stringify(outcome.error)) as Record<
      string,
      unknown
    >;
    return [code, name, message, status].some(Boolean) || "the JSON says nothing";
  } catch {
    return "does not serialize";
  }
}

function holdsError({ outcomes: [outcome], scenario }: Trial): Verdict {
  if (outcome?.state !== "error") return true;
  const text = inspect(outcome.error, { depth: 20 });
  const missing = [scenario, "a node's message", "0x08c379a0"].filter((part) => !text.includes(part));
  return missing.length === 0 || `lost ${missing.join(", ")}`;
}
