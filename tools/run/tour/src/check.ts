import type { SeededChain } from "@node-access-tools/local-servers/anvil";

/** What a {@link Check} runs against. */
export interface Target<Client> {
  readonly client: Client;
  readonly chain: SeededChain;
  /** Calls the node directly, past the client: to change the chain, or to get a value to compare with. */
  readonly node: (method: string, ...params: readonly unknown[]) => Promise<unknown>;
}

/** What a {@link Check} runs with: its target, and the means to make the call that it is about. */
export interface CheckContext<Client> extends Target<Client> {
  /** Makes the call that the row is about: times it and validates its result against the spec's JSON Schema. */
  call<Result>(make: () => Promise<Result>): Promise<Result>;
}

/** One row of the tour: a call, and what its response must be beyond matching its schema. */
export interface Check<Client> {
  /** The method under its wire name, or the part of the client that is called. */
  readonly method: string;
  /**
   * The REST spec whose operation the method is, if its surface has a row of its own in rest-surfaces.ts; for JSON-RPC, the
   * kind of chain whose types the response has, if they are not Ethereum's.
   */
  readonly spec?: string;
  /** What the call requests, in a few words. */
  readonly request: string;
  /** The ways in which anvil rejects a call that it does not offer. Any other rejection is a failure. */
  readonly anvilErrors?: readonly ErrorPattern[];
  /**
   * Makes the call and checks its response.
   *
   * @returns the result, in a few words.
   * @throws AssertionError when the response is not what the chain says.
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

/** anvil's error over WebSocket for every call that it cannot parse, whether for its method or its params. */
export const unreadable: ErrorPattern = {
  rpcCode: -32602,
  message: /^data did not match any variant of untagged enum EthRpcCall$/,
};

/** anvil's errors for a method that it does not have. */
export const methodNotFound: readonly ErrorPattern[] = [
  { rpcCode: -32601, message: /^Method not found$/ },
  unreadable,
];

/** Shortens a long hex string to its first digits. */
export function short(hex: string): string {
  return hex.length > 12 ? `${hex.slice(0, 10)}…` : hex;
}
