import type { RpcMethod, SubscriptionKind } from "./operation.ts";
import type { Spec } from "./spec.ts";
import type { Type } from "./type.ts";
import { spanOf } from "./versions.ts";

/** A protocol that offers JSON-RPC methods. */
export interface RpcProtocol {
  readonly name: string;
  readonly title: string;
  /** The sections of the methods that it offers. */
  readonly families: readonly string[];
  /** What follows a node's address for JSON-RPC. */
  readonly rpcPath: string;
  /** The versions of its methods' specification, oldest first. Empty if there is only one. */
  readonly versions: readonly string[];
}

/** All JSON-RPC methods, and the protocols that offer them. */
export interface RpcSpec extends Spec<RpcMethod> {
  readonly protocols: readonly RpcProtocol[];
}

/** Something that a client calls or subscribes to. */
export type Callable = RpcMethod | SubscriptionKind;

/** The method that ends the subscriptions that a method starts. All methods of a namespace share one. */
export function unsubscribeMethod(subscribe: string): string {
  return subscribe.replace(/_.*/, "_unsubscribe");
}

/** The kinds of subscription that a method starts, by what a client calls them: the first param, or the method itself. */
export function kindsOf(method: RpcMethod): [string, SubscriptionKind][] {
  const { name, summary, inputs, subscription } = method;
  if (!subscription) return [];
  return "kinds" in subscription
    ? Object.entries(subscription.kinds)
    : [[name, { ...subscription, ...spanOf(method), summary, inputs }]];
}

/** The kinds of subscription of a family. */
export function subscriptionKinds(spec: RpcSpec, family: string): [string, SubscriptionKind][] {
  return spec.operations.filter(({ section }) => section === family).flatMap(kindsOf);
}

/** The methods that a client calls, of a family or of all. Methods that only start or end a subscription are omitted. */
export function callable(spec: RpcSpec, family?: string): readonly RpcMethod[] {
  const excluded = new Set(
    spec.operations.flatMap(({ name, subscription }) =>
      subscription ? [name, unsubscribeMethod(name)] : [],
    ),
  );
  return spec.operations.filter(
    ({ name, section }) => !excluded.has(name) && (family === undefined || section === family),
  );
}

/** The names that a method is called by. */
export function namesOf({ name, aliases }: RpcMethod): string[] {
  return [name, ...aliases];
}

/** The protocols that offer a method. */
export function protocolsOf(spec: RpcSpec, { section, protocols: only }: RpcMethod): readonly RpcProtocol[] {
  return spec.protocols.filter(
    ({ name, families }) => families.includes(section) && (only === undefined || only.includes(name)),
  );
}

/** The methods, and the kinds of subscription that they start. */
export function callables(spec: RpcSpec): Callable[] {
  return spec.operations.flatMap((method) => [method, ...kindsOf(method).map(([, kind]) => kind)]);
}

/** What a call returns, or a subscription sends, unless an overload says otherwise. */
export function outputOf(one: Callable): Type {
  return "output" in one ? one.output : one.outputs[0].type;
}

/** The types that callers send. */
export function sentBy({ inputs, overloads }: Callable): Type[] {
  return [
    ...inputs.map(({ type }) => type),
    ...overloads.flatMap((overload) => Object.values(overload.inputs)),
  ];
}

/** The types that callers receive. */
export function receivedFrom(one: Callable): Type[] {
  return [outputOf(one), ...one.overloads.map(({ output }) => output)];
}

/** The types of what a method's errors carry. */
export function errorData({ failures }: RpcMethod): Type[] {
  return failures.flatMap(({ data }) => (data === undefined ? [] : [data]));
}
