import type { SeededChain } from "@node-access-tools/anvil";

/** What an {@link Ask} works with. */
export interface Step<Client> {
  readonly client: Client;
  readonly chain: SeededChain;
  /** Asks the node directly, past the client: to change the chain, and for the truth to compare with. */
  readonly node: (method: string, ...params: readonly unknown[]) => Promise<unknown>;
  /** Makes the call that the row is about: it is timed, and its result held against the spec's JSON Schema. */
  call<Result>(make: () => Promise<Result>): Promise<Result>;
}

/** One row of the tour: a call, and what must be true of its response beyond its schema. */
export interface Ask<Client> {
  /** The method under its wire name, or the part of the client that is called. */
  readonly method: string;
  /** What is asked, in words. */
  readonly asked: string;
  /** The ways in which anvil rejects a call that it does not offer. Any other rejection is a failure. */
  readonly anvilRefuses?: readonly Refusal[];
  /**
   * Makes the call and checks its response.
   *
   * @returns what came back, in a few words.
   * @throws AssertionError when the response is not what the chain says.
   */
  run(step: Step<Client>): Promise<string>;
}

/** Makes an {@link Ask} that any node answers. */
export function ask<Client>(method: string, asked: string, run: Ask<Client>["run"]): Ask<Client> {
  return { method, asked, run };
}

/** A JSON-RPC error by its code and what its message says. */
export interface Refusal {
  readonly rpcCode: number;
  readonly says: RegExp;
}

/** What anvil says over WebSocket of every call that it cannot read, be it the method or a param. */
export const unreadable: Refusal = {
  rpcCode: -32602,
  says: /^data did not match any variant of untagged enum EthRpcCall$/,
};

/** How anvil says that it has no such method. */
export const methodNotFound: readonly Refusal[] = [
  { rpcCode: -32601, says: /^Method not found$/ },
  unreadable,
];

/** A long hex string as its first digits. */
export function short(hex: string): string {
  return hex.length > 12 ? `${hex.slice(0, 10)}…` : hex;
}
