import { rpcCode, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { readQuantity } from "./block.ts";
import type { Log } from "./log.ts";

/** The values that one place may have; `undefined` for any value. */
type Choice = ReadonlySet<string> | undefined;

const maxTopics = 4;

/** Which logs a caller gets. Source: ethereum/execution-apis, `eth_subscribe` and `Filter`. */
export class LogFilter {
  /** What the index looks logs up by: addresses, or else first topics. Empty if any log may match. */
  readonly keys: readonly string[];
  readonly #addresses: Choice;
  readonly #topics: readonly Choice[];
  readonly #from: number;
  readonly #to: number;

  /** @param option - JSON. @throws RpcFailure if it is no filter. */
  constructor(option: string) {
    const { address, topics, fromBlock, toBlock } = JSON.parse(option) as Readonly<Record<string, unknown>>;
    this.#addresses = readChoice(address, 20, "address");
    this.#topics = readTopics(topics);
    // Nodes apply numbers here too; tags are those of every subscription.
    this.#from = readQuantity(JSON.stringify(fromBlock)) ?? 0;
    this.#to = readQuantity(JSON.stringify(toBlock)) ?? Infinity;
    this.keys = [...(this.#addresses ?? this.#topics[0] ?? [])];
  }

  /** A filter with more topics than the log has does not match. */
  matches({ address, topics, blockNumber }: Log): boolean {
    if (this.#addresses && !this.#addresses.has(address)) return false;
    if (this.#topics.length > topics.length) return false;
    if (blockNumber < this.#from || blockNumber > this.#to) return false;
    return this.#topics.every((choice, index) => !choice || choice.has(topics[index] as string));
  }
}

function readTopics(topics: unknown): readonly Choice[] {
  if (topics === undefined || topics === null) return [];
  if (!Array.isArray(topics) || topics.length > maxTopics)
    throw invalid("topics", `a list of at most ${maxTopics} topics`);
  return topics.map((one, index) => readChoice(one, 32, `topics[${index}]`));
}

function readChoice(value: unknown, bytes: number, place: string): Choice {
  if (value === undefined || value === null) return undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  // An empty list matches any value, and so does a list of topics with null.
  if (values.length === 0 || (bytes === 32 && values.includes(null))) return undefined;
  const isValid = (one: unknown): one is string =>
    typeof one === "string" && one.length === 2 + 2 * bytes && /^0x[0-9a-f]+$/i.test(one);
  if (!values.every(isValid)) throw invalid(place, `null, ${bytes} bytes in hexadecimal, or a list of them`);
  return new Set(values.map((one) => one.toLowerCase()));
}

function invalid(place: string, expected: string): RpcFailure {
  return new RpcFailure({ code: rpcCode.invalidParams, message: `params[1].${place}: expected ${expected}` });
}
