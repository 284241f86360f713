import { JsonText } from "../../codec/json/json-text.ts";
import type { ChangedValues } from "../../state/tables/audit.ts";
import { listRecord, type ListRecord } from "../../codec/rest/list-record.ts";
import type { CallContext } from "../../access/call-context.ts";
import type { State } from "../../state/state.ts";
import type { Streams } from "../../delivery/streams.ts";
import { found, HttpProblem, rejectField } from "../../codec/http/problem.ts";
import type { OperationIds } from "../../generated/routes.ts";
import type { ListQuery } from "../../state/tables/listed-table.ts";
import type { Page } from "../../state/tables/table.ts";
import type { Tables } from "../../state/tables/tables.ts";

export interface PublicAddress {
  /** `http(s)://host[:port]`, without a trailing slash. */
  readonly url: string;
  /** For gRPC: `host:port`, or `http://host:port` where there is no TLS. */
  readonly grpc: string;
}

export interface ManagementContext extends CallContext {
  readonly store: State;
  readonly streams: Streams;
  address(): PublicAddress;
}

/** A request to the management API that was checked against its spec. */
export interface ManagementCall {
  readonly state: ManagementContext;
  readonly operation: OperationIds["management"];
  /** The id of the organization whose API key was used. */
  readonly organization: string;
  readonly actor: string;
  readonly source: string;
  /** The id of the object that the path names; empty if it names none. */
  readonly id: string;
  readonly path: string;
  readonly query: ListQuery;
  /** The body that the route accepts; `undefined` if it accepts none. */
  readonly body: unknown;
  /** The body as it was written. */
  readonly text: string;
  /** For operations that wait: whether someone still does. @throws HttpProblem 401 if the key has ended meanwhile. */
  isWaiting(): boolean;
}

/** Performs one operation, and returns the object to respond with, if any. */
export type ManagementOperation<Result = object | undefined> = (call: ManagementCall) => Promise<Result>;

/** @throws HttpProblem 400 if an organization would exceed its maximum of a kind. */
export function checkCount({ limits }: Pick<CallContext, "limits">, kind: OwnedKind, count: number): void {
  const max = limits[kind];
  if (count > max) throw new HttpProblem(400, "limit_reached", `an organization may have ${max} ${kind}`);
}

type OwnedKind = "projects" | "networks" | "nodes" | "streams";

/** @throws HttpProblem 404 if the caller's organization has no such object. */
export async function findOwn<Kind extends OwnedKind>(
  { state, organization, id }: ManagementCall,
  kind: Kind,
  tables: Tables = state.store.tables,
): Promise<NonNullable<Awaited<ReturnType<Tables[Kind]["get"]>>>> {
  const own = await tables[kind].get(organization, id);
  return found(own as Awaited<ReturnType<Tables[Kind]["get"]>>, kind.slice(0, -1), id);
}

/** The provider requires that nodes are deleted before what contains them. Streams are likewise. */
export function rejectInUse(what: string, contents: number, kind: "node" | "stream" = "node"): never {
  const count = contents === 1 ? `1 ${kind}` : `${contents} ${kind}s`;
  throw new HttpProblem(400, "in_use", `${what} has ${count}: delete its contents first`);
}

/** @throws HttpProblem 404 for a page beyond the last. */
export function listPage<Item, Result extends object>(
  { state, path, query }: ManagementCall,
  page: Page<Item>,
  recordOf: (item: Item) => Result | Promise<Result>,
): Promise<ListRecord<Result>> {
  return listRecord(state.address().url + path, query, page, recordOf);
}

/** @returns the values that differ between two versions of an object. */
export function findDifferences<Value extends object>(
  before: Value,
  after: { readonly [Name in keyof Value]?: unknown },
): ChangedValues {
  const names = Object.keys(before).filter(
    (name) => after[name as keyof Value] !== before[name as keyof Value],
  );
  const pick = (value: object): object =>
    Object.fromEntries(names.map((name) => [name, value[name as keyof object]]));
  return { before: pick(before), after: pick(after) };
}

/** Maximum bytes of each field as JSON: updates are merged, so their sum is limited too. */
const limits = {
  name: 1024,
  network: 1024,
  description: 16_384,
  configuration: 16_384,
  source: 131_072,
} as const;

/** Throws HttpProblem 400 if a field is too large. `at` is a prefix of its name, which ends with a dot. */
export function checkSize(
  record: { readonly [Field in keyof typeof limits]?: unknown },
  at: string = "",
): void {
  for (const [field, limit] of Object.entries(limits)) {
    const value = record[field as keyof typeof limits];
    if (value === undefined) continue;
    if (jsonBytes(value) > limit) rejectField(at + field, `would have more than ${limit} bytes as JSON`);
  }
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(value instanceof JsonText ? value.text : JSON.stringify(value));
}
