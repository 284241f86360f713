import type { GatewayState } from "../../access/gateway-state.ts";
import { HttpProblem } from "../../contract/http/problem.ts";
import type { OperationIds } from "../../generated/routes.ts";
import type { ListQuery } from "../../state/tables/select-page.ts";

/** A request to the management API that was checked against its spec. */
export interface ManagementCall {
  readonly state: GatewayState;
  readonly operation: OperationIds["management"];
  /** The id of the organization whose API key it came with. */
  readonly organization: string;
  /** The id of that API key. */
  readonly actor: string;
  /** The address that it came from. */
  readonly source: string;
  /** Of the object that the path names; empty if it names none. */
  readonly id: string;
  /** As it was requested. */
  readonly path: string;
  readonly query: ListQuery;
  /** What its route takes; nothing if it takes none. */
  readonly body: unknown;
  /** The body as it was written. */
  readonly text: string;
}

/** What answers calls of one operation: with the object that goes back, or with nothing where nothing does. */
export type ManagementOperation = (call: ManagementCall) => Promise<object | undefined>;

/** @throws HttpProblem 400 that names the field. */
export function refuseField(field: string, message: string): never {
  throw new HttpProblem(400, "invalid_request", "the request is invalid: see fields", {
    fields: { [field]: [message] },
  });
}

/** @throws HttpProblem 400 if an organization would have more of a kind than it may. */
export function checkCount(
  { limits }: GatewayState,
  kind: "projects" | "networks" | "nodes",
  count: number,
): void {
  const most = limits[kind];
  if (count > most) throw new HttpProblem(400, "limit_reached", `an organization may have ${most} ${kind}`);
}

/** @throws HttpProblem 400, as the provider has nodes deleted before what they are in. */
export function refuseInUse(what: string, nodes: number): never {
  const count = nodes === 1 ? "1 node" : `${nodes} nodes`;
  throw new HttpProblem(400, "in_use", `${what} has ${count}: delete what is in it first`);
}
