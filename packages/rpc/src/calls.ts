import type { LatestBlockPlaces } from "./generated/operations.ts";

/** The params of an entry in the generated calls or subscriptions: in order, and for some methods by name too. */
export type ParamsOf<Entry> = Entry extends { params: infer Params } ? Params : never;

/** The params of a kind of subscription, which are in order. */
export type OrderedParams<Entry> = ParamsOf<Entry> & readonly unknown[];

/**
 * The type of `Key` in an entry: from the first overload that matches the params, or from the entry
 * itself.
 */
export type Exact<Entry, Params, Key extends keyof Entry> = Entry extends { overloads: infer Overloads }
  ? FirstMatch<Overloads, Params, Key, Entry[Key]>
  : Entry[Key];

type FirstMatch<Overloads, Params, Key, General> = Overloads extends readonly [infer First, ...infer Rest]
  ? Params extends ParamsOf<First>
    ? Key extends keyof First
      ? First[Key]
      : never
    : FirstMatch<Rest, Params, Key, General>
  : General;

/** The result type of a `{ method, params }` request; `unknown` for an unlisted method. */
export type Result<Calls, Request> = Request extends { method: infer Method extends keyof Calls }
  ? "result" extends keyof Calls[Method]
    ? Exact<Calls[Method], Request extends { params: infer Params } ? Params : readonly [], "result">
    : never
  : unknown;

/** A call of any method, with any params. */
export interface AnyRequest {
  readonly method: string;
  /** The empty list makes the compiler infer a tuple for params of a request created in a callback. */
  readonly params?: readonly unknown[] | readonly [] | Readonly<Record<string, unknown>> | undefined;
}

/** Not exported, so that editors do not offer the property by this name. */
declare const calls: unique symbol;

/** A client whose calls `batch` can send together. */
export interface BatchClient<Calls> {
  /** Never present at run time; only carries the types of the calls. */
  readonly [calls]?: Calls;
}

/**
 * The requests, if their params match their methods; otherwise the expected type, so the compiler
 * names the wrong argument.
 */
export type CheckedRequests<Calls, Requests extends readonly AnyRequest[]> = [Requests] extends [
  Expected<Calls, Requests>,
]
  ? Requests
  : Expected<Calls, NoInfer<Requests>>;

type Expected<Calls, Requests> = { readonly [I in keyof Requests]: ExpectedRequest<Calls, Requests[I]> };

type ExpectedRequest<Calls, Request> = Request extends { readonly method: infer Method extends keyof Calls }
  ? { readonly method: Method; readonly params?: KnownNames<ParamsOf<Calls[Method]>, Request> }
  : { readonly method: keyof Calls } & Pick<AnyRequest, "params">;

/** Params that also exclude names that none of them has, if a request's params have names. */
type KnownNames<Params, Request> = Request extends { readonly params: readonly unknown[] }
  ? Params
  : Request extends { readonly params: infer Given extends object }
    ? Params & Readonly<Record<Exclude<keyof Given, NameOf<Params>>, never>>
    : Params;

type NameOf<Params> = Params extends readonly unknown[]
  ? never
  : Params extends object
    ? keyof Params
    : never;

/** The same for one request, which must include the params whose default a client would add. */
export type CheckedRequest<Calls, Request extends AnyRequest> = [Request] extends [Complete<Calls, Request>]
  ? Request
  : Complete<Calls, NoInfer<Request>>;

type Complete<Calls, Request> = Request extends {
  readonly method: infer Method extends keyof Calls & keyof LatestBlockPlaces;
}
  ? {
      readonly method: Method;
      readonly params: ParamsOf<Calls[Method]> & { readonly [I in LatestBlockPlaces[Method]]: unknown };
    }
  : ExpectedRequest<Calls, Request>;
