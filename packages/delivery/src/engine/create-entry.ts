import { setImmediate } from "node:timers/promises";
import type { Transform } from "../cel/create-transform.ts";
import type { StreamEvent } from "../model/event.ts";
import type { SourceBlock } from "../model/source.ts";
import type { DeadLetterEntry, OutboxEntry } from "../model/store.ts";
import type { StreamDefinition } from "../model/stream.ts";
import { errorMessage } from "./error-message.ts";
import type { EngineOptions } from "./stream-parts.ts";

/** Characters of data that are stored, and held, together: also those that the projection makes of a block. */
export const MOST_HELD = 16_000_000;
/** Milliseconds after which evaluations let others run. */
const TURN = 20;
const TOO_LARGE = `the projection makes more than ${MOST_HELD} characters of this block: let it return less`;

/** What makes events of the data of a source. */
export interface Evaluation {
  /** The type of the events. */
  readonly type: string;
  readonly transform: Transform | undefined;
  /** Writes JSON. Our clients read integers above 2^53 as bigints, which keep their digits. */
  readonly write: (data: unknown) => string;
  /** The number of the stream, and the cell where another thread finds it during an evaluation. */
  readonly number: number;
  readonly evaluating: Int32Array | undefined;
}

/** @param type - The type of the events. */
export async function createEvaluation(
  engine: EngineOptions,
  definition: StreamDefinition,
  type: string,
): Promise<Evaluation> {
  const { stringifyJson: write } = await import("@node-access/transport/json-rpc");
  const transform = await engine.createTransform(definition);
  return { type, write, transform, number: definition.number, evaluating: engine.evaluating };
}

/** The events of a block, and those whose filter or projection failed. */
export interface NewEntry {
  readonly entry: OutboxEntry;
  readonly deadLetters: readonly DeadLetterEntry[];
}

/**
 * Makes the events of a block.
 *
 * @param before - The sequence number of the last event before.
 * @param removals - How often the events of the block were removed because it was replaced. It is part of the chain again.
 * @returns `undefined` if the block has no events.
 */
export async function createEntry(
  evaluation: Evaluation,
  block: SourceBlock,
  before: number,
  removals: number,
): Promise<NewEntry | undefined> {
  const { number, hash, time } = block;
  const keys: string[] = [];
  const events: StreamEvent[] = [];
  const deadLetters: DeadLetterEntry[] = [];
  let size = 0;
  let since = performance.now();
  for (const item of block.items) {
    if (evaluation.transform && performance.now() - since >= TURN) {
      await setImmediate();
      since = performance.now();
    }
    let evaluated = evaluate(evaluation, item.data);
    if (evaluated === undefined) continue;
    if (evaluation.transform) size += evaluated.data.length;
    if (size > MOST_HELD) evaluated = { data: evaluation.write(item.data), reason: TOO_LARGE };
    const { key } = item;
    const sequence = before + keys.push(key);
    const id = removals === 0 ? key : `${key}:${removals + 1}`;
    const { type } = evaluation;
    const event = { sequence, id, key, type, number, hash, time, removed: false, data: evaluated.data };
    if (evaluated.reason === undefined) events.push(event);
    else deadLetters.push({ sequence, reason: evaluated.reason, event, raw: true });
  }
  if (keys.length === 0) return undefined;
  const entry = { first: before + 1, last: before + keys.length, number, hash, removed: false, keys, events };
  return { entry, deadLetters };
}

/** @returns `undefined` if the filter excludes the event; with a reason, `data` is what the source has read. */
export function evaluate(
  { transform, write, number, evaluating }: Evaluation,
  data: unknown,
): { readonly data: string; readonly reason?: string } | undefined {
  if (!transform) return { data: write(data) };
  if (evaluating) Atomics.store(evaluating, 0, number);
  try {
    const transformed = transform(data);
    return transformed === undefined ? undefined : { data: transformed };
  } catch (error) {
    return { data: write(data), reason: errorMessage(error) };
  } finally {
    if (evaluating) Atomics.store(evaluating, 0, 0);
  }
}
