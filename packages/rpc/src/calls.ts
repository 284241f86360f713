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
