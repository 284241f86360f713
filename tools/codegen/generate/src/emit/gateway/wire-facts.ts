import { createExample, markExample } from "../../model/example.ts";
import { mapValues } from "../../model/map-types.ts";
import type { RestOperation, Spec } from "@node-access/generate/model";
import { parameters } from "./wire-schema.ts";

/** The part of a route's type for content that is not JSON. */
export const WIRE_FACTS = `  /** The headers that are parameters, under lower-case names. */
  readonly headers?: Parameters;
  /** The headers of a successful response, with lower-case names. */
  readonly responseHeaders?: readonly string[];
  /** Whether the body may be bytes. */
  readonly acceptsBytes?: true;
  /** Whether the response may be bytes. */
  readonly returnsBytes?: true;
  /** Statuses outside 200 to 299 that count as success. */
  readonly statuses?: readonly number[];
  /** Error statuses that are the node's answer if the body is JSON. */
  readonly answers?: readonly number[];
  /** For a stream of events: an example event of each topic. */
  readonly events?: Readonly<Record<string, unknown>>;
  /** Whether the events are JSON values without separators, and not server-sent events. */
  readonly isJsonStream?: true;
`;

/** An operation's facts about content that is not JSON. */
export function wireFacts({ name, types }: Spec<RestOperation>, operation: RestOperation): object {
  const { inputs, outputs, failures, events = {}, eventFormat } = operation;
  const [success] = outputs;
  const headers = parameters("header", name, inputs);
  const statuses = outputs.map(({ status = 0 }) => status).filter((status) => status < 200 || status >= 300);
  const answers = failures.filter(({ isAnswer }) => isAnswer).map(({ status }) => Number(status));
  const topics = mapValues(events, (reference) => {
    const type = { kind: "reference", reference } as const;
    return markExample(types, type, createExample(types, type, "all"));
  });
  return {
    headers: Object.keys(headers).length > 0 ? headers : undefined,
    responseHeaders: success?.headers,
    acceptsBytes: inputs.some(({ bytes }) => bytes) || undefined,
    returnsBytes: success?.bytes,
    statuses: statuses.length > 0 ? statuses : undefined,
    answers: answers.length > 0 ? answers : undefined,
    events: Object.keys(topics).length > 0 ? topics : undefined,
    isJsonStream: eventFormat && true,
  };
}
