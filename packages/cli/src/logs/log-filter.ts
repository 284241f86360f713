import { rpcSchemas } from "../generated/rpc-methods.ts";
import { CommandError } from "../io/command-error.ts";
import { readParams } from "../input/read-params.ts";
import type { LogDecoder } from "./read-abi.ts";

/** Which logs of an EVM chain are read. */
export interface LogFilterOptions {
  readonly param?: readonly string[];
  readonly params?: string;
  /** The file of the ABI that logs are decoded with. */
  readonly abi?: string;
  /** The name of the only event to read. */
  readonly event?: string;
}

/**
 * Reads the filter of logs of EVM chains, whose params are the properties of its schema.
 *
 * @param command - The command, for errors.
 * @param topics - The first topics of the event that is read.
 */
export async function readLogFilter(
  command: string,
  { param = [], params }: LogFilterOptions,
  topics: readonly string[] | undefined,
): Promise<object> {
  const { definitions = {}, subscriptionSchemas } = (await rpcSchemas["schemas"]?.()) ?? {};
  const { prefixItems: [schema = {}] = [] } = Object(subscriptionSchemas?.["logs"]?.params) as {
    prefixItems?: readonly { $ref?: string }[];
  };
  const { $defs = {} } = definitions as { $defs?: Readonly<Record<string, { properties?: object }>> };
  const { properties = {} } = $defs[schema.$ref?.replace(/^.*\//, "") ?? ""] ?? {};
  const places = Object.entries(properties).map(([name, one]) => ({ name, schema: one as object }));
  const typed = { positional: [], named: param, json: params };
  const filter = Object.fromEntries(await readParams(command, typed, places, definitions));
  if (!topics) return filter;
  const { topics: [first = null, ...others] = [] } = filter as { readonly topics?: readonly unknown[] };
  if (first !== null)
    throw new CommandError(`${command}: --event chooses the first topic: give null for it in topics`);
  return { ...filter, topics: [topics, ...others] };
}

/** Loads the decoder of the ABI that the options name; `undefined` if they name none. */
export async function loadDecoder({ abi, event }: LogFilterOptions): Promise<LogDecoder | undefined> {
  if (abi === undefined && event !== undefined)
    throw new CommandError("--event: names an event of an ABI: add --abi FILE");
  return abi === undefined ? undefined : (await import("./read-abi.ts")).readAbi(abi, event);
}
