import type { HeadPlaces } from "../../generated/methods.ts";
import { readString, textAt } from "../../codec/json/json-text.ts";
import type { ClusterRequest } from "../../upstreams/upstream.ts";
import { type OperationIds, type Route, routes } from "../../generated/routes.ts";
import type { PoolMember } from "../pool-member.ts";
import type { BlockHead } from "./head-reader.ts";
import { queryMember } from "./query-member.ts";

export function findRoute<Spec extends keyof OperationIds>(
  spec: Spec,
  operationId: OperationIds[Spec],
): Route {
  return routes.find((route) => route.spec === spec && route.operationId === operationId) as Route;
}

/**
 * @param values - Of the path's parameters, in order.
 * @returns the response, which is JSON; `undefined` for an error.
 * @throws UpstreamFailure if the upstream did not respond.
 */
export async function readRoute(
  member: PoolMember,
  { path }: Route,
  ...values: readonly string[]
): Promise<string | undefined> {
  let index = 0;
  const request: ClusterRequest = {
    method: "GET",
    path: path.replaceAll(/\{\w+\}/g, () => values[index++] ?? ""),
    idempotency: "safe",
    cost: "light",
    expectsJson: true,
    only: member.upstream,
  };
  const reply = await queryMember(member, request);
  return reply?.status === 200 ? reply.body.toString("utf8") : undefined;
}

/** Adds whether the upstream says that it is syncing. If that cannot be read, it is not. */
export async function withSyncing<Head extends object>(
  readBlock: Promise<Head | undefined>,
  readSyncing: Promise<boolean>,
): Promise<(Head & { readonly isSyncing?: true }) | undefined> {
  // Awaits both, so that neither rejection is unhandled.
  const [head, syncing] = await Promise.allSettled([readBlock, readSyncing]);
  if (head.status === "rejected") throw head.reason;
  const isSyncing = syncing.status === "fulfilled" && syncing.value;
  return head.value && isSyncing ? { ...head.value, isSyncing } : head.value;
}

/** @returns the block whose number and hash are at these places in JSON. */
export function readPlaces(text = "null", places: HeadPlaces): BlockHead | undefined {
  const [number = "", hash] = [textAt(text, places.number), stringAt(text, ...places.hash)];
  if (!/^\d{1,15}$/.test(number) || hash === undefined) return undefined;
  const isSyncing = places.syncing && textAt(text, places.syncing) === "true";
  return { number: Number(number), hash, ...(isSyncing && { isSyncing }) };
}

export function stringAt(text = "null", ...path: readonly string[]): string | undefined {
  const value = textAt(text, path);
  return value?.startsWith('"') ? readString(value) : undefined;
}
