import { docstring } from "./docstring.ts";
import { typeImport } from "./emit-methods.ts";
import { entry } from "./emit-operations.ts";
import { object, schemaName, text } from "../../load/open-api/json.ts";
import { keyOf, literal } from "./literal.ts";
import { type Method, pascal } from "../../load/open-api/operation-model.ts";
import { readEventStreams } from "../../load/open-api/read-operations.ts";
import type { SpecReader } from "../../load/open-api/spec-reader.ts";

/** What is answered with events. */
export interface EventStream {
  readonly method: Method;
  /** The schema of what each topic tells, by topic. */
  readonly topics: ReadonlyMap<string, string>;
}

/** Reads the streams of a spec, with what `x-events` says of them. */
export function readStreams(reader: SpecReader): readonly EventStream[] {
  return readEventStreams(reader).map(([method, operation, pointer]) => {
    const told = Object.entries(object(operation["x-events"]));
    const topics = told.map(([topic, reference]): [string, string] => {
      const name = schemaName({ $ref: reference }) ?? "";
      if (!(name in reader.schemas)) {
        reader.note([...pointer, "x-events", topic], `there is no schema of ${topic}`, "refer to a schema");
      }
      return [topic, name];
    });
    if (topics.length === 0) {
      reader.note(pointer, "it tells nothing", "name with x-events the schema of what each topic tells");
    }
    return { method, topics: new Map(topics) };
  });
}

/**
 * Makes the types of what streams tell, by topic, and how they are asked for.
 *
 * @returns the text of the file without its first line.
 */
export function emitStreams(streams: readonly EventStream[], reader: SpecReader): string {
  const named = streams.flatMap(({ topics }) => [...topics.values()]);
  const imports =
    typeImport(["RestOperation"], "@node-access/transport/rest") +
    typeImport([...new Set(named)].toSorted(), "./types.ts");
  return `${imports}\n${streams.map((stream) => emitStream(stream, reader)).join("\n")}`;
}

function emitStream({ method, topics }: EventStream, { schemas }: SpecReader): string {
  const { name, summary, source } = method;
  const properties = [...topics].map(([topic, type]) => {
    const told = text(object(schemas[type])["description"]) ?? "";
    return `${docstring([told], 2)}  ${keyOf(topic)}: ${type};\n`;
  });
  const { result: _, ...operation } = entry(method);
  return `${docstring([`What each topic of \`${name}\` tells. ${summary} Source: ${source}.`])}export interface ${pascal(name)}Topics {
${properties.join("")}}

${docstring([`How \`${name}\` is asked for.`])}export const ${name}Operation: RestOperation = ${literal(operation)};\n`;
}
