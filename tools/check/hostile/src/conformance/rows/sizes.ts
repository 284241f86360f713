import { inspect } from "node:util";
import { always } from "../../server/fault.ts";
import { createRows, on, readAndWrite, RPC } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { all, succeeded, failed } from "../verdicts.ts";

const LARGE = 80_000_000;
const BIG = "9007199254740993";

/** "Large responses" and "Numbers" of the runtime's requirements. */
export const sizes = createRows("sizes", SURFACES, {
  "default-cap": {
    rule: "A huge response is rejected by default.",
    alone: true,
    scenarios: { "80 MB": always({ body: { bytes: LARGE } }) },
    verdict: failed,
  },
  cap: {
    rule: "A response beyond the configured limit is rejected, and the error names the option.",
    needs: ["maxResponseBytes"],
    options: { maxResponseBytes: 10_000 },
    scenarios: {
      declared: always({ body: { bytes: 1_000_000 } }),
      "in small pieces": always({ body: { bytes: 20_000 }, drip: { bytes: 4_000, every: 1 } }),
    },
    verdict: (trial) => {
      const [outcome] = trial.outcomes;
      const text = outcome?.state === "error" ? inspect(outcome.error) : "";
      return all(failed(trial), text.includes("maxResponseBytes") || "does not name the option");
    },
  },
  bomb: {
    rule: "A small response that decompresses to a huge one is rejected.",
    surfaces: ["json-rpc", "rest", "grpc-web"],
    alone: true,
    scenarios: { "80 MB in 80 kB": always({ body: { bytes: LARGE, gzip: true } }) },
    verdict: failed,
  },
  "under-cap": {
    rule: "A response of a megabyte arrives, whole or in small pieces.",
    scenarios: {
      whole: always({ body: { bytes: 1_000_000 } }),
      "in small pieces": always({ body: { bytes: 1_000_000 }, drip: { bytes: 50_000, every: 1 } }),
    },
    verdict: ({ outcomes: [outcome] }) => outcome?.state === "value" || (outcome?.state ?? "none"),
  },
  integers: {
    rule: "Integers beyond 2^53 are not rounded.",
    surfaces: ["json-rpc", "web-socket", "rest"],
    scenarios: {
      integer: {
        ...on(RPC, always({ body: `{"jsonrpc":"2.0","id":$ID,"result":${BIG}}` })),
        rest: always({
          body: `{"id":${BIG},"name":"$NONCE","data":{"genesis_time":${BIG}},"universe":[{"name":${BIG}}]}`,
        }),
      },
    },
    verdict: ({ outcomes: [outcome] }) =>
      (outcome?.state === "value" && inspect(outcome.value, { depth: 9 }).includes(BIG)) || "rounded",
  },
});

/** Every client works with a server that responds correctly, which shows that the suite itself works. */
export const control = createRows("control", SURFACES, {
  correct: {
    rule: "Calls to a server that responds correctly succeed.",
    act: readAndWrite,
    verdict: succeeded,
  },
});
