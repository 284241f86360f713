import { findSurface, listMethods, rpcSurfaces } from "../../facts/rpc-method.ts";
import { restMethods, type RestMethodFacts } from "../../generated/rest-methods.ts";
import type { RpcMethodFacts } from "../../generated/rpc-methods.ts";
import { CommandError } from "../../io/command-error.ts";

/** A recorded call, and what the node responded. */
export interface RecordedCall {
  /** Where its response is, `folder/file.io:line`. */
  readonly place: string;
  /** The protocol or API, if it is known. */
  readonly protocol: string | undefined;
  readonly method: string;
  /** The methods that may be meant. */
  readonly candidates: readonly (RpcMethodFacts | RestMethodFacts)[];
  /** The params of a JSON-RPC call as they were sent. */
  readonly params?: unknown;
  /** What the texts and the body of a request to a REST API may mean, by the names of its inputs. */
  readonly inputs?: Readonly<Record<string, readonly unknown[]>>;
  /** `nothing`: neither a result nor an error. */
  readonly outcome: "result" | "error" | "nothing";
  readonly value?: unknown;
}

/** Lists the JSON-RPC methods of a protocol. `place` is that of the recording, for errors. */
export function findRpcMethods(place: string, protocol: string): readonly RpcMethodFacts[] {
  try {
    return listMethods(findSurface(protocol));
  } catch (error) {
    throw error instanceof CommandError ? new CommandError(`--recorded: ${place}: ${error.message}`) : error;
  }
}

/** Lists the methods of a protocol or API. `place` is that of the recording, for errors. */
export function findAllMethods(place: string, name: string): readonly (RpcMethodFacts | RestMethodFacts)[] {
  const rest = findRestMethods(name);
  const hasRpc = rest.length === 0 || rpcSurfaces.some((one) => one.name === name);
  return [...(hasRpc ? findRpcMethods(place, name) : []), ...rest];
}

/** Lists the methods of a REST API, or of one of the venue's two operations. */
export function findRestMethods(name: string): readonly RestMethodFacts[] {
  return restMethods.filter(({ spec, operation }) => spec === name || operation === name);
}

/** Whether a method has a name, or is also known by it. */
export function isNamed(facts: RpcMethodFacts | RestMethodFacts, name: string): boolean {
  return facts.name === name || ("aliases" in facts && facts.aliases?.includes(name) === true);
}
