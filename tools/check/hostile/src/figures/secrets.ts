import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { basic } from "@node-access/rpc";
import beacon from "../adapters/beacon.ts";
import exchange from "../adapters/exchange.ts";
import grpc from "../adapters/grpc.ts";
import management from "../adapters/management.ts";
import rpcWebSocket, { rpcSocketAdapter } from "../adapters/rpc-web-socket.ts";
import rpc, { type NodeCredential, rpcAdapter } from "../adapters/rpc.ts";
import type { Adapter } from "../conformance/adapter.ts";
import { secrets } from "../conformance/rows/secrets.ts";
import { type RowResult, runRow } from "../conformance/run-row.ts";
import { leaks } from "../conformance/shown-forms.ts";
import { TOKEN } from "../conformance/token.ts";

/** User name and password, both of them the suite's token: neither may be shown. */
const basicOf = (token: string): NodeCredential => basic(token, token);

/** A client for each kind of credential and each way in which it travels. */
export const KINDS: readonly Adapter[] = [
  rpc,
  rpcWebSocket,
  management,
  beacon,
  exchange,
  grpc,
  rpcAdapter("rpc, basic", basicOf),
  rpcSocketAdapter("rpc, WebSocket, basic", basicOf),
];

/** What every attempt of a call is reported on, in this process. */
const CHANNELS = ["start", "end", "error"].map((one) => `node-access:call:${one}`);

/** Where a credential was looked for, and found. */
export interface SecretsFigure {
  readonly results: readonly (RowResult & { readonly name: string })[];
  /** Events on diagnostics channels, and how many of them show the credential. */
  readonly events: number;
  readonly leaking: number;
}

/** Looks for the credential in every error of every class of failure, for each kind of credential, and in diagnostics. */
export async function secretsFigure(): Promise<SecretsFigure> {
  let events = 0;
  let leaking = 0;
  const listener = (message: unknown): void => {
    events += 1;
    leaking += leaks(message, [TOKEN]) ? 1 : 0;
  };
  for (const channel of CHANNELS) subscribe(channel, listener);
  const results = await Promise.all(
    KINDS.flatMap((adapter) =>
      secrets.map(async (row) => Object.assign(await runRow(row, adapter), { name: adapter.name })),
    ),
  );
  for (const channel of CHANNELS) unsubscribe(channel, listener);
  return { results, events, leaking };
}
