import type { RpcMethod, SubscriptionKind } from "./operation.ts";
import type { Spec } from "./spec.ts";
import type { Type } from "./type.ts";
import { readSpan } from "./versions.ts";

/** A protocol that offers JSON-RPC methods. */
export interface RpcProtocol {
  readonly name: string;
  readonly title: string;
  /** The families of methods that the protocol offers. */
  readonly families: readonly string[];
  /** The path of JSON-RPC requests, after a node's address. */
  readonly rpcPath: string;
  /** The entry of the client's package that exports the protocol's table. Default: its name is known to all clients. */
  readonly rpcEntry?: string | undefined;
  /** Whether it is a further path of another protocol's nodes. */
  readonly isEndpoint?: true | undefined;
  /** The HTTP statuses of responses that contain a JSON-RPC error, if it is not 200. */
  readonly errorStatuses?: readonly number[] | undefined;
  /** Whether nodes take params by name too, or only by name. */
  readonly namedParams?: true | "only" | undefined;
  /** The versions of the methods' specification, oldest first. Empty if there is only one. */
  readonly versions: readonly string[];
}

/** All JSON-RPC methods, and the protocols that offer them. */
export interface RpcSpec extends Spec<RpcMethod> {
  readonly protocols: readonly RpcProtocol[];
}

/** A method that a client calls, or a kind of subscription that it starts. */
export type Callable = RpcMethod | SubscriptionKind;

/** Returns the method that ends the subscriptions of a given method. By default, all methods of a namespace share it. */
export function findUnsubscribeMethod({
  name,
  subscription,
}: Pick<RpcMethod, "name" | "subscription">): string {
  return subscription?.unsubscribeMethod ?? name.replace(/_.*/, "_unsubscribe");
}

/** Returns the method of the notifications that a given method causes. A namespace may have more of them. */
export function findNotificationMethod({
  name,
  subscription,
}: Pick<RpcMethod, "name" | "subscription">): string {
  return subscription?.notificationMethod ?? name.replace("_subscribe", "_subscription");
}

/** Returns the kinds of subscription that a method starts, by name: the value of the first param, or the method itself. */
export function listKinds(method: RpcMethod): [string, SubscriptionKind][] {
  const { name, summary, inputs, subscription } = method;
  if (!subscription) return [];
  return "kinds" in subscription
    ? Object.entries(subscription.kinds)
    : [[name, { ...subscription, ...readSpan(method), summary, inputs }]];
}

export function listSubscriptionKinds(spec: RpcSpec, family: string): [string, SubscriptionKind][] {
  return spec.operations.flatMap((method) =>
    listKinds(method).filter(([, { section = method.section }]) => section === family),
  );
}

/** Returns a method with those of its kinds of subscription that some families have. */
export function filterKinds(method: RpcMethod, has: (family: string) => boolean): RpcMethod {
  const { section: home, subscription } = method;
  if (!subscription || !("kinds" in subscription)) return method;
  const kinds = Object.entries(subscription.kinds).filter(([, { section = home }]) => has(section));
  return { ...method, subscription: { ...subscription, kinds: Object.fromEntries(kinds) } };
}

/** Returns the methods that a client calls, of one family or all, without those that only start or end a subscription. */
export function callable(spec: RpcSpec, family?: string): readonly RpcMethod[] {
  const excluded = new Set(
    spec.operations.flatMap(({ name, subscription }) =>
      subscription ? [name, findUnsubscribeMethod({ name, subscription })] : [],
    ),
  );
  return spec.operations.filter(
    ({ name, section }) => !excluded.has(name) && (family === undefined || section === family),
  );
}

/** Returns the names under which clients offer a method. */
export function listNames({ name, aliases }: RpcMethod): string[] {
  return [name, ...aliases];
}

export function findProtocols(
  spec: RpcSpec,
  { section, protocols: only }: RpcMethod,
): readonly RpcProtocol[] {
  return spec.protocols.filter(
    ({ name, families }) => families.includes(section) && (only === undefined || only.includes(name)),
  );
}

/** Returns the methods, and the kinds of subscription that they start. */
export function callables(spec: RpcSpec): Callable[] {
  return spec.operations.flatMap((method) => [method, ...listKinds(method).map(([, kind]) => kind)]);
}

/** Returns the type of a call's result or a subscription's notification, unless an overload narrows it. */
export function readOutput(one: Callable): Type {
  return "output" in one ? one.output : one.outputs[0].type;
}

/** Returns the types that callers send. */
export function sentBy({ inputs, overloads }: Callable): Type[] {
  return [
    ...inputs.map(({ type }) => type),
    ...overloads.flatMap((overload) => Object.values(overload.inputs)),
  ];
}

export function receivedFrom(one: Callable): Type[] {
  return [readOutput(one), ...one.overloads.map(({ output }) => output)];
}

export function errorData({ failures }: RpcMethod): Type[] {
  return failures.flatMap(({ data }) => (data === undefined ? [] : [data]));
}
