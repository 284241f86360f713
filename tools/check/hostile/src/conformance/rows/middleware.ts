import type { Row } from "../row.ts";
import { all, answered } from "../verdicts.ts";

/** "Middleware" of the runtime's rules. */
export const middleware: readonly Row[] = [
  {
    id: "middleware.attempts",
    says: "Middleware sees each attempt, its number and how it ended, on every transport.",
    needs: ["middleware"],
    scenarios: {
      "fails once": {
        "json-rpc": { script: [{ status: 503 }] },
        rest: { script: [{ status: 503 }] },
        "web-socket": { script: [{ stop: { at: "start", how: "reset" } }] },
        grpc: { script: [{ grpc: { status: 14 } }] },
      },
    },
    verdict: (trial) => {
      const { attempts } = trial;
      const seen = attempts.map(({ attempt, ended }) => `${attempt} ${ended}`).join();
      const calls = new Set(attempts.map(({ requestId }) => requestId)).size;
      return all(
        answered(trial),
        seen === "1 failed,2 answered" || `saw ${seen || "nothing"}`,
        calls === 1 || "told the attempts as different calls",
      );
    },
  },
  {
    id: "middleware.response",
    says: "Status and headers are returned with a value, as far as the transport has them.",
    needs: ["respond"],
    scenarios: {
      fine: {
        "json-rpc": { script: [{ headers: { "x-request-id": "77" } }] },
        rest: { script: [{ headers: { "x-request-id": "77" } }] },
        "web-socket": {},
        grpc: {},
      },
    },
    act: async (trial) => trial.delivered.push(await trial.probe.respond?.("nonce-r-0")),
    verdict: ({ delivered: [response] }) => {
      const { value, status, headers } = Object(response) as Record<string, unknown>;
      const { "x-request-id": id } = Object(headers) as Record<string, unknown>;
      const told = `${String(status)} ${String(id)} ${typeof headers}`;
      // HTTP tells both, gRPC headers alone, and a WebSocket neither.
      const known = ["200 77 object", "undefined undefined object", "undefined undefined undefined"];
      return all(value !== undefined || "gives no value", known.includes(told) || `gives ${told}`);
    },
  },
];
