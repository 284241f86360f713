import type { LatestBlockPlaces } from "./generated/operations.ts";

/** The params that an entry of the generated calls or subscriptions takes. */
export type ParamsOf<Entry> = Entry extends { params: infer Params extends readonly unknown[] }
  ? Params
  : never;

/** What an entry gives under `Key`: that of the first of its overloads that the given params fit, else its general one. */
export type Exact<Entry, Given, Key extends keyof Entry> = Entry extends { overloads: infer Overloads }
  ? FirstFit<Overloads, Given, Key, Entry[Key]>
  : Entry[Key];

type FirstFit<Overloads, Given, Key, General> = Overloads extends readonly [infer First, ...infer Rest]
  ? Given extends ParamsOf<First>
    ? Key extends keyof First
      ? First[Key]
      : never
    : FirstFit<Rest, Given, Key, General>
  : General;

/** The result that a `{ method, params }` request gives; `unknown` for a method that is not among the calls. */
export type Result<Calls, Request> = Request extends { method: infer Method extends keyof Calls }
  ? "result" extends keyof Calls[Method]
    ? Exact<Calls[Method], Request extends { params: infer Given } ? Given : readonly [], "result">
    : never
  : unknown;

/** A call of any method, with any params. */
export interface AnyRequest {
  readonly method: string;
  /** The empty list has the compiler see the params of a request that is made in a callback as a tuple. */
  readonly params?: readonly unknown[] | readonly [] | undefined;
}

/** The requests, if their params are those of their methods; else what they must be, so that the compiler names the argument that does not fit. */
export type Checked<Calls, Requests extends readonly AnyRequest[]> = [Requests] extends [
  Fitting<Calls, Requests>,
]
  ? Requests
  : Fitting<Calls, NoInfer<Requests>>;

type Fitting<Calls, Requests> = { readonly [I in keyof Requests]: FittingRequest<Calls, Requests[I]> };

type FittingRequest<Calls, Request> = Request extends { readonly method: infer Method extends keyof Calls }
  ? { readonly method: Method; readonly params?: ParamsOf<Calls[Method]> }
  : { readonly method: keyof Calls } & Pick<AnyRequest, "params">;

/** The same for one request, which must have the params whose default a client would send. */
export type CheckedOnce<Calls, Request extends AnyRequest> = [Request] extends [Complete<Calls, Request>]
  ? Request
  : Complete<Calls, NoInfer<Request>>;

type Complete<Calls, Request> = Request extends {
  readonly method: infer Method extends keyof Calls & keyof LatestBlockPlaces;
}
  ? {
      readonly method: Method;
      readonly params: ParamsOf<Calls[Method]> & { readonly [I in LatestBlockPlaces[Method]]: unknown };
    }
  : FittingRequest<Calls, Request>;
