import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { CallToTry } from "../../router/call-to-try.ts";
import { found } from "../../codec/http/problem.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import type { Protocol } from "../../generated/catalog.ts";
import type { PartState } from "../../router/networks/part-states.ts";
import type { ListedNode } from "../../state/tables/nodes.ts";
import { type AdminCall, type AdminContext, formatTime } from "./admin-call.ts";

export async function listNodes({ context, path, query }: AdminCall): Promise<object> {
  // The spec's filters have the names of the query's properties.
  const page = await context.store.tables.nodes.pageOfAll(query);
  return listRecord(context.address() + path, query, page, (node) => record(context, node));
}

export async function readNode({ context, id }: AdminCall): Promise<object> {
  return record(context, found(await context.store.tables.nodes.find(id), "node", id));
}

export async function listNodeMethods({ context, id }: AdminCall): Promise<object> {
  const service = found(context.services.get(id), "node", id);
  const { callableMethods } = await import("./callable-methods.ts");
  return { results: callableMethods(service) };
}

export async function tryCall({ context, id, body }: AdminCall): Promise<object> {
  const draft = body as TryCallDraft;
  const { kind, name, input, variables, upstream, no_cache: noCache, allow_write: allowsWrite } = draft;
  const tried = await context.tryCall(id, {
    kind,
    name,
    ...(input !== undefined && { input }),
    ...(variables !== undefined && { variables }),
    allowsWrite: allowsWrite === true,
    route: { ...(upstream !== undefined && { upstream }), ...(noCache && { noCache }) },
  });
  // A request that was aborted because another upstream was faster ends a moment later.
  await yieldToEventLoop();
  const { reply, text, isTruncated, startedAt, milliseconds, attempts } = tried;
  const { status, contentType, label, route, headers } = reply;
  const grpcStatus = kind === "grpc" ? headers?.["grpc-status"] : undefined;
  return {
    status,
    grpc_status: grpcStatus === undefined ? null : Number(grpcStatus),
    body: text,
    is_truncated: isTruncated,
    content_type: contentType,
    milliseconds: round(milliseconds),
    upstream: route?.upstream ?? null,
    served_by: label ?? null,
    cache: route?.cache ?? null,
    is_hedged: route?.hedged !== undefined,
    attempts: attempts
      .toSorted((one, other) => one.sentAt - other.sentAt)
      .map(({ upstream: at, sentAt, endedAt, outcome, detail = null }) => {
        return {
          upstream: at,
          after: round(Math.max(0, sentAt - startedAt)),
          milliseconds: round(endedAt - sentAt),
          outcome,
          detail,
        };
      }),
    instance: context.process.instance,
  };
}

/** A request to try out a call, as in the spec. */
interface TryCallDraft {
  readonly kind: CallToTry["kind"];
  readonly name: string;
  readonly input?: string;
  readonly variables?: string;
  readonly upstream?: string;
  readonly no_cache?: boolean;
  readonly allow_write?: boolean;
}

function record({ services }: AdminContext, node: ListedNode): object {
  const { id, name, organization, protocol, network, createdAt } = node;
  const parts = services.networks.states(network, protocol as Protocol);
  const states = new Set(parts.map(({ state }) => state));
  return {
    id,
    name,
    organization,
    protocol,
    network,
    created_at: formatTime(createdAt),
    state: (["down", "failing", "degraded", "serving"] as const).find((state) => states.has(state)) ?? "off",
    connections: services.connections(id),
    parts: parts.map(partRecord),
  };
}

function partRecord({ part, servedBy, state, upstreams, usable, head, newest }: PartState): object {
  const lag = head < 0 ? null : Math.max(0, newest - head);
  return { part, served_by: servedBy, state, upstreams, usable, head: head < 0 ? null : head, lag };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
