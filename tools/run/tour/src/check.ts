import type { SeededChain } from "@node-access-tools/local-servers/anvil";

/** A chain, and the node that has it. */
export interface Chain {
  readonly chain: SeededChain;
  /** Calls the node directly, past the client: to change the chain, or to get a value to compare with. */
  readonly node: (method: string, ...params: readonly unknown[]) => Promise<unknown>;
}

/** What a {@link Check} runs against. */
export interface Target<Client> extends Chain {
  readonly client: Client;
}

/** What a {@link Check} runs with: its target, and the means to make the call that it is about. */
export interface CheckContext<Client> extends Target<Client> {
  /** Makes the call that the row is about, and times it. */
  call<Result>(make: () => Promise<Result>): Promise<Result>;
}

/** A row of the tour that no walk makes: a call, and what its response must be. */
export interface Check<Client> {
  /** The method under its wire name, or the part of the client that is called. */
  readonly method: string;
  /** What the call requests, in a few words. */
  readonly request: string;
  /** The ways in which a bare node rejects a call that it does not offer. Any other rejection is a failure. */
  readonly notOffered?: readonly ErrorPattern[];
  /**
   * Makes the call and checks its response.
   *
   * @returns the result, in a few words.
   * @throws AssertionError when the response is not what the chain or the specs say.
   */
  run(context: CheckContext<Client>): Promise<string>;
}

/** Creates a {@link Check} that must succeed on every node. */
export function check<Client>(method: string, request: string, run: Check<Client>["run"]): Check<Client> {
  return { method, request, run };
}

/** Matches JSON-RPC errors by code and message. */
export interface ErrorPattern {
  readonly rpcCode: number;
  readonly message: RegExp;
}

/** Shortens a response to a few words of JSON. */
export function preview(response: unknown): string {
  const text =
    JSON.stringify(response, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value)) ??
    "done";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
