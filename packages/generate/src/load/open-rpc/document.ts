import type { Schema } from "./schema.ts";
import { type Span, spanOf } from "./versions.ts";

export interface Param extends Span {
  readonly name: string;
  /** Whether it says which block the method reads. */
  readonly "x-block"?: boolean;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Result {
  readonly name: string;
  readonly description?: string;
  readonly schema: Schema;
}

/** Narrower params that give a narrower result. */
export interface Overload extends Span {
  /** What is special about it, after the method's summary. */
  readonly summary: string;
  /** By param name; a param that is not here is as in the method. */
  readonly params: Readonly<Record<string, Schema>>;
  /** Params that may be left out in general but not here. */
  readonly required?: readonly string[];
  readonly result: Schema;
}

/** What one kind of subscription takes and tells. */
export interface SubscriptionKind extends Span {
  readonly summary: string;
  readonly params: readonly Param[];
  readonly notification: Schema;
  readonly examples: readonly (Pick<Example, "params" | "x-versions"> & { readonly notification: unknown })[];
  readonly overloads?: readonly (Omit<Overload, "result" | "summary"> & { readonly notification: Schema })[];
}

/** What a method that starts subscriptions tells: by its first param, or one thing for its own params. */
export type Subscription =
  | { readonly kinds: Readonly<Record<string, SubscriptionKind>> }
  | Omit<SubscriptionKind, "params" | "summary">;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  /** What it carries. */
  readonly data?: Schema;
}

export interface Example {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly name: string; readonly value: unknown };
  /** Those that it is an example of: all that have no other, if it does not say. */
  readonly "x-versions"?: readonly string[];
}

export type Idempotency = "safe" | "idempotent" | "write";

export interface Method extends Span {
  readonly name: string;
  readonly summary: string;
  /** What there is to say beyond the summary; of a deprecated method, what to call instead. */
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly params: readonly Param[];
  readonly result: Result;
  readonly errors?: readonly RpcError[];
  readonly examples: readonly Example[];
  readonly "x-source": string;
  readonly "x-idempotency": Idempotency;
  readonly "x-protocols"?: readonly string[];
  readonly "x-aliases"?: readonly string[];
  readonly "x-overloads"?: readonly Overload[];
  readonly "x-subscription"?: Subscription;
  /** Whether it is called for a sign of life, where a platform's WebSocket has no ping. */
  readonly "x-probe"?: boolean;
  /** What it does with a filter. */
  readonly "x-filter"?: "makes" | "uses" | "ends";
  /** Whether its result is the number of the newest block. */
  readonly "x-height"?: boolean;
  readonly "x-family": string;
}

export interface Family {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** A protocol that offers a family of ours. */
export interface Protocol {
  readonly name: string;
  readonly title: string;
  readonly families: readonly string[];
  readonly rpcPath: string;
  /** Those of its methods' specification, oldest first; none where it has but one. */
  readonly versions: readonly string[];
}

/** All families in one OpenRPC document, as the generator takes it. */
export interface Bundle {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly methods: readonly Method[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-families": readonly Family[];
  readonly "x-protocols": readonly Protocol[];
}

/** The method that ends the subscriptions that a method starts: of a namespace, all have the same. */
export function unsubscribeMethod(subscribe: string): string {
  return subscribe.replace(/_.*/, "_unsubscribe");
}

/** Methods that only start or end a subscription: no client calls them directly. */
function subscriptionMethods(bundle: Bundle): ReadonlySet<string> {
  return new Set(
    bundle.methods.flatMap(({ name, "x-subscription": subscription }) =>
      subscription ? [name, unsubscribeMethod(name)] : [],
    ),
  );
}

/** The kinds of subscription that a method starts, by what a client calls them: the first param, or the method itself. */
export function kindsOf(method: Method): [string, SubscriptionKind][] {
  const { name, summary, params, "x-subscription": subscription } = method;
  const span = spanOf(method);
  if (!subscription) return [];
  return "kinds" in subscription
    ? Object.entries(subscription.kinds)
    : [[name, { ...subscription, ...span, summary, params }]];
}

/** The kinds of subscription that a family has. */
export function subscriptionKinds(bundle: Bundle, family: string): [string, SubscriptionKind][] {
  return bundle.methods.filter((method) => method["x-family"] === family).flatMap(kindsOf);
}

/** The methods of a family that a client calls. */
export function callable(bundle: Bundle, family?: string): readonly Method[] {
  const excluded = subscriptionMethods(bundle);
  return bundle.methods.filter(
    (method) => !excluded.has(method.name) && (family === undefined || method["x-family"] === family),
  );
}

/** The names that a method is called by. */
export function namesOf(method: Method): string[] {
  return [method.name, ...(method["x-aliases"] ?? [])];
}

/** The protocols that offer a method. */
export function protocolsOf(bundle: Bundle, method: Method): readonly Protocol[] {
  const only = method["x-protocols"];
  return bundle["x-protocols"].filter(
    ({ name, families }) =>
      families.includes(method["x-family"]) && (only === undefined || only.includes(name)),
  );
}

/** The methods, and the kinds of subscription that they start. */
export function ownersOf(bundle: Bundle): (Method | SubscriptionKind)[] {
  return bundle.methods.flatMap((method) => [method, ...kindsOf(method).map(([, kind]) => kind)]);
}

/** The schemas of what callers pass. */
export function passedBy(owner: Method | SubscriptionKind): Schema[] {
  const overloads = "result" in owner ? owner["x-overloads"] : owner.overloads;
  return [
    ...owner.params.map(({ schema }) => schema),
    ...(overloads ?? []).flatMap((overload) => Object.values(overload.params)),
  ];
}

/** The schemas of what callers are told. */
export function toldBy(owner: Method | SubscriptionKind): Schema[] {
  return "result" in owner
    ? [owner.result.schema, ...(owner["x-overloads"] ?? []).map(({ result }) => result)]
    : [owner.notification, ...(owner.overloads ?? []).map(({ notification }) => notification)];
}

/** The schemas of what a method's errors carry. */
export function errorData({ errors = [] }: Method): Schema[] {
  return errors.flatMap(({ data }) => (data === undefined ? [] : [data]));
}
