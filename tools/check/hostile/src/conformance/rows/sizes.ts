import { inspect } from "node:util";
import { always } from "../../server/fault.ts";
import type { HostileOptions } from "../../server/hostile-server.ts";
import { readAndWrite, type Row } from "../row.ts";
import { all, answered, failed } from "../verdicts.ts";

const LARGE = 80_000_000;
const BIG = "9007199254740993";
const BIG_RESULT = { script: always({ body: `{"jsonrpc":"2.0","id":$ID,"result":${BIG}}` }) };

/** "Large answers" and "Numbers" of the runtime's rules. */
export const sizes: readonly Row[] = [
  {
    id: "sizes.default-cap",
    says: "A gigantic response is rejected by default.",
    alone: true,
    scenarios: { "80 MB": { script: always({ body: { bytes: LARGE } }) } },
    verdict: failed,
  },
  {
    id: "sizes.cap",
    says: "A response beyond the limit that was set is rejected, and the error names the option.",
    needs: ["maxResponseBytes"],
    options: { maxResponseBytes: 10_000 },
    scenarios: {
      declared: { script: always({ body: { bytes: 1_000_000 } }) },
      "in small pieces": { script: always({ body: { bytes: 20_000 }, drip: { bytes: 4_000, every: 1 } }) },
    },
    verdict: (trial) => {
      const [outcome] = trial.outcomes;
      const text = outcome?.state === "error" ? inspect(outcome.error) : "";
      return all(failed(trial), text.includes("maxResponseBytes") || "does not name it");
    },
  },
  {
    id: "sizes.bomb",
    says: "A small response that would unpack to a gigantic one is rejected.",
    surfaces: ["json-rpc", "rest"],
    alone: true,
    scenarios: { "80 MB in 80 kB": { script: always({ body: { bytes: LARGE, gzip: true } }) } },
    verdict: failed,
  },
  {
    id: "sizes.under-cap",
    says: "A response of a megabyte, whole or in small pieces, arrives.",
    scenarios: {
      whole: { script: always({ body: { bytes: 1_000_000 } }) },
      "in small pieces": {
        script: always({ body: { bytes: 1_000_000 }, drip: { bytes: 50_000, every: 1 } }),
      },
    } satisfies Record<string, HostileOptions>,
    verdict: ({ outcomes: [outcome] }) => outcome?.state === "value" || (outcome?.state ?? "none"),
  },
  {
    id: "sizes.integers",
    says: "Integers beyond 2^53 arrive whole.",
    surfaces: ["json-rpc", "web-socket", "rest"],
    scenarios: {
      integer: {
        "json-rpc": BIG_RESULT,
        "web-socket": BIG_RESULT,
        rest: {
          script: always({
            body: `{"id":${BIG},"name":"$NONCE","data":{"genesis_time":${BIG}},"universe":[{"name":${BIG}}]}`,
          }),
        },
      },
    },
    verdict: ({ outcomes: [outcome] }) =>
      (outcome?.state === "value" && inspect(outcome.value, { depth: 9 }).includes(BIG)) || "rounded",
  },
];

/** A well-behaved server is answered to by every client: what shows that the suite itself works. */
export const control: Row = {
  id: "control.answered",
  says: "A server that behaves is understood.",
  scenarios: { fine: {} },
  act: readAndWrite,
  verdict: answered,
};
