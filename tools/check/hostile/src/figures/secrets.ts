import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { basic } from "@node-access/auth";
import {
  beacon,
  exchange,
  grpc,
  management,
  rpc,
  rpcAdapter,
  rpcSocket,
  rpcSocketAdapter,
} from "../adapters/ours.ts";
import type { Adapter } from "../conformance/adapter.ts";
import { secrets } from "../conformance/rows/secrets.ts";
import { runRow } from "../conformance/run-row.ts";
import { leaks } from "../conformance/find-secrets.ts";
import { TOKEN } from "../conformance/connect-to.ts";
import { none, type Report } from "../report.ts";

/** User name and password are both the suite's token, so neither may appear anywhere. */
const createBasic = (token: string): ReturnType<typeof basic> => basic(token, token);

/** A client for each kind of credential and each transport. */
const KINDS: readonly Adapter[] = [
  rpc,
  rpcSocket,
  management,
  beacon,
  exchange,
  grpc,
  rpcAdapter("rpc, basic", createBasic),
  rpcSocketAdapter("rpc, WebSocket, basic", createBasic),
];

const CHANNELS = ["start", "end", "error"].map((phase) => `node-access:call:${phase}`);

/** Searches for the credential in the errors of every class of failure, for each kind of credential, and in diagnostics. */
export async function searchSecrets(report: Report): Promise<void> {
  let events = 0;
  const leaking: string[] = [];
  const listener = (message: unknown): void => {
    events += 1;
    if (leaks(message, [TOKEN])) leaking.push("");
  };
  for (const channel of CHANNELS) subscribe(channel, listener);
  const results = await Promise.all(
    KINDS.flatMap((adapter) =>
      secrets.map(async (row) =>
        Object.assign(await runRow(row, adapter), { name: `${adapter.name}, ${row.id}` }),
      ),
    ),
  );
  for (const channel of CHANNELS) unsubscribe(channel, listener);
  const tried = results.filter(({ passed }) => passed !== "n/a");
  report.add(`secrets: ${tried.length} rows over ${KINDS.length} clients, ${events} diagnostics events`, [
    none(
      "rows not passed",
      tried.flatMap(({ passed, name, observed }) => (passed === "no" ? [`${name}: ${observed}`] : [])),
    ),
    none("diagnostics events with a secret", leaking),
    none("no diagnostics events", events === 0 ? ["none was published"] : []),
  ]);
}
