import type { RestOperation, Spec, Types } from "@node-access/generate/model";
import { doc, formatKey, literal, typeImport } from "@node-access/generate/emit/typescript";
import { type Method, createMethod, pascal, sentBy } from "@node-access/generate/emit/rest";
import { runtimeImport } from "./emit-operations.ts";

/** An operation whose response is a stream of events. */
export interface EventStream {
  readonly operation: RestOperation;
  readonly method: Method;
  /** The name of the type of an event's data, by topic. */
  readonly topics: ReadonlyMap<string, string>;
}

/** The event streams of a spec. */
export function eventStreams({ operations }: Spec<RestOperation>): readonly EventStream[] {
  return operations.flatMap((operation) =>
    operation.events === undefined
      ? []
      : [{ operation, method: createMethod(operation), topics: new Map(Object.entries(operation.events)) }],
  );
}

/**
 * Generates the types of streams' events, by topic, and the requests that open the streams.
 *
 * @returns the text of the file without its first line.
 */
export function emitStreams(streams: readonly EventStream[], types: Types): string {
  const named = streams.flatMap(({ topics }) => [...topics.values()]);
  const text = streams.map((stream) => emitStream(stream, types)).join("\n");
  return `${runtimeImport(text)}${typeImport([...new Set(named)].toSorted(), "./types.ts")}\n${text}`;
}

function emitStream({ operation, method, topics }: EventStream, types: Types): string {
  const { name, summary, source } = method;
  const properties = [...topics].map(([topic, type]) => {
    const description = types[type]?.type.description ?? "";
    return `${doc([description], "  ")}  ${formatKey(topic)}: ${type};\n`;
  });
  // The reader of the stream reads the response.
  const sent = sentBy({ ...operation, outputs: [] }, { ...method, resultKind: undefined });
  return `${doc([`The events of each topic of \`${name}\`. ${summary} Source: ${source}.`])}export interface ${pascal(name)}Topics {
${properties.join("")}}

${doc([`How \`${name}\` is requested.`])}export const ${name}Operation: RestOperation = ${literal(sent)};\n`;
}
