import type { NodeAccessError } from "@node-access/auth";
import type { Verdict } from "./verdict.ts";

/**
 * A verdict as it is published on Node, on the channel `node-access:verify:verdict` of `node:diagnostics_channel`. It is published
 * in the context in which the call was made, so that a subscriber can add it to the active span.
 *
 * @example
 * ```ts
 * import { subscribe } from "node:diagnostics_channel";
 * import type { PublishedVerdict } from "@node-access/verify";
 *
 * subscribe("node-access:verify:verdict", (message) => {
 *   const { method, verdict, error } = message as PublishedVerdict;
 *   console.log(method, error?.context.check ?? verdict?.verdict);
 * });
 * ```
 */
export interface PublishedVerdict {
  /** The id of an EVM chain. */
  readonly chainId?: bigint | undefined;
  /** The network, if it is no EVM chain, such as `Bitcoin`. */
  readonly network?: string | undefined;
  /** The method. */
  readonly method: string;
  /** The params of the call. */
  readonly params: readonly unknown[];
  /** The result, as on the wire. */
  readonly result: unknown;
  /** The verdict. Absent if the result is wrong. */
  readonly verdict?: Verdict | undefined;
  /** What is wrong with the result. Absent if nothing is known to be wrong. */
  readonly error?: NodeAccessError<"DATA_INVALID"> | undefined;
}

interface Channel {
  readonly hasSubscribers: boolean;
  publish(event: PublishedVerdict): void;
}

interface NodeGlobal {
  readonly process?: {
    getBuiltinModule?(name: string): { channel?(name: string): Channel } | undefined;
  };
}

// Not an import, so that browsers need no module in its place.
const verdicts = (globalThis as NodeGlobal).process
  ?.getBuiltinModule?.("node:diagnostics_channel")
  ?.channel?.("node-access:verify:verdict");

/** Publishes a verdict to subscribers of `node:diagnostics_channel`. Does nothing in browsers. */
export function publishVerdict(event: PublishedVerdict): void {
  if (verdicts?.hasSubscribers) verdicts.publish(event);
}
