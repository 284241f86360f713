import type { CallToTry, TriedReply } from "../../router/call-to-try.ts";
import type { Streams } from "../../delivery/streams.ts";
import { HttpProblem } from "../../codec/http/problem.ts";
import type { OperationIds } from "../../generated/routes.ts";
import type { NewOrganization } from "../../state/add-organization.ts";
import type { SecurityLog } from "../../observe/security-log.ts";
import type { ReadHistory } from "../../observe/history/history.ts";
import type { NodeServices } from "../../router/node-services.ts";
import type { State } from "../../state/state.ts";
import type { Tables } from "../../state/tables/tables.ts";

/** The gateway process that responds. */
export interface RespondingProcess {
  readonly instance: string;
  /** The worker's number, if the process is one. */
  readonly worker: string | undefined;
  readonly workers: number;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Where callers reach the gateway. */
  address(): { readonly url: string; readonly grpc: string };
  notReadyReason(): string | undefined;
}

export interface AdminContext {
  readonly store: State;
  makeOrganization(tables: Tables, name: string): Promise<NewOrganization>;
  readonly security: SecurityLog;
  /** Stores the usage that was counted until now. */
  writeUsage(): Promise<void>;
  /** The running nodes. */
  readonly services: Pick<NodeServices, "get" | "connections" | "networks">;
  readonly streams: Pick<Streams, "test" | "position">;
  readonly process: RespondingProcess;
  readonly history: ReadHistory | undefined;
  /** Sends a call to a node as its callers do. */
  tryCall(node: string, call: CallToTry): Promise<TriedReply>;
  readonly reload: (() => Promise<Reloaded>) | undefined;
  address(): string;
}

/** Who operates the gateway: the holder of the admin key, or a user of the console. */
type Actor = "admin" | "console";

export interface Operator {
  readonly actor: Actor;
  /** The address that the request came from. */
  readonly source: string;
}

/** A request to the admin API that was checked against its spec. */
export interface AdminCall extends Operator {
  readonly context: AdminContext;
  readonly operation: OperationIds["admin"];
  /** The id of the object that the path names; empty if it names none. */
  readonly id: string;
  readonly path: string;
  readonly query: { readonly page: number; readonly [filter: string]: unknown };
  /** The body that the route accepts; `undefined` if it accepts none. */
  readonly body: unknown;
}

/** Performs one operation, and returns the body of the response. */
export type AdminOperation = (call: AdminCall) => Promise<object>;

export function conflict(code: string, message: string): HttpProblem {
  return new HttpProblem(409, code, message);
}

export interface Reloaded {
  /** The networks in the config. */
  readonly networks: readonly string[];
  /** The changed options that take effect only after a restart. */
  readonly needsRestart: readonly string[];
}

export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function formatOptionalTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : formatTime(milliseconds);
}

/** @returns milliseconds since 1970, or `undefined` if there is no such day or time. */
export function parseTime(text: string): number | undefined {
  const time = Date.parse(text);
  // Date parsing turns February 30 into March 2.
  return !Number.isNaN(time) && formatTime(time).startsWith(text.slice(0, 19)) ? time : undefined;
}
