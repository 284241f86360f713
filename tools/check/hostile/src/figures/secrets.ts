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
import { leaks } from "../conformance/find-secrets.ts";
import { TOKEN } from "../conformance/token.ts";

/** User name and password are both the suite's token, so neither may appear anywhere. */
const basicOf = (token: string): NodeCredential => basic(token, token);

/** A client for each kind of credential and each transport. */
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

/** The diagnostics channels on which each attempt of a call is published. */
const CHANNELS = ["start", "end", "error"].map((phase) => `node-access:call:${phase}`);

/** Where credentials were searched for, and where they were found. */
export interface SecretsFigure {
  readonly results: readonly (RowResult & { readonly name: string })[];
  /** Events on diagnostics channels, and how many of them contain the credential. */
  readonly events: number;
  readonly leaking: number;
}

/** Searches for the credential in the errors of every class of failure, for each kind of credential, and in diagnostics. */
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
