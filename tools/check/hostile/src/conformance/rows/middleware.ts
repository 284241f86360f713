import { createRows, HTTP, on } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { all, succeeded } from "../verdicts.ts";

/** "Middleware" of the runtime's requirements. */
export const middleware = createRows("middleware", SURFACES, {
  attempts: {
    rule: "Middleware sees each attempt, its number and its outcome, on every transport.",
    needs: ["middleware"],
    scenarios: {
      "fails once": {
        ...on(HTTP, [{ status: 503 }]),
        "web-socket": [{ stop: { at: "start", how: "reset" } }],
        grpc: [{ grpc: { status: 14 } }],
      },
    },
    verdict: (trial) => {
      const { attempts } = trial;
      const seen = attempts.map(({ attempt, ended }) => `${attempt} ${ended}`).join();
      const calls = new Set(attempts.map(({ requestId }) => requestId)).size;
      return all(
        succeeded(trial),
        seen === "1 failed,2 succeeded" || `saw ${seen || "nothing"}`,
        calls === 1 || "the attempts have different request ids",
      );
    },
  },
  response: {
    rule: "A value can be read with its status and headers, as far as the transport has them.",
    needs: ["readResponse"],
    scenarios: {
      fine: {
        ...on(HTTP, [{ headers: { "x-request-id": "77" } }]),
        ...on(["web-socket", "grpc", "grpc-web"], {}),
      },
    },
    act: async (trial) => trial.delivered.push(await trial.probe.readResponse?.("nonce-r-0")),
    verdict: ({ delivered: [response] }) => {
      const { value, status, headers } = Object(response) as Record<string, unknown>;
      const { "x-request-id": id } = Object(headers) as Record<string, unknown>;
      const received = `${String(status)} ${String(id)} ${typeof headers}`;
      // HTTP has both, gRPC only headers, and a WebSocket neither.
      const known = ["200 77 object", "undefined undefined object", "undefined undefined undefined"];
      return all(
        value !== undefined || "returns no value",
        known.includes(received) || `returns ${received}`,
      );
    },
  },
});
