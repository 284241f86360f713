import { exampleOf } from "../../spec-file/index.ts";
import { type JsonObject, objectAt, objectsOf } from "./json.ts";

const BYTES = "application/octet-stream";

/** The part of the type of a route that says what beside JSON goes over the wire. */
export const WIRE_FACTS = `  /** The headers that are parameters, under lower-case names. */
  readonly headers?: Parameters;
  /** The headers that a good answer may have, under lower-case names. */
  readonly answerHeaders?: readonly string[];
  /** Whether the body may be bytes. */
  readonly takesBytes?: true;
  /** Whether the answer may be bytes. */
  readonly givesBytes?: true;
  /** Statuses outside 200 to 299 that are good answers. */
  readonly statuses?: readonly number[];
  /** The answer is a stream: an example of what each topic tells. */
  readonly events?: Readonly<Record<string, unknown>>;
`;

/** What an operation has of it. */
export function wireFacts(
  document: unknown,
  operation: JsonObject,
  answer: JsonObject,
  absolute: (schema: unknown) => unknown,
): JsonObject {
  const headers = objectsOf(operation["parameters"])
    .filter((parameter) => parameter["in"] === "header")
    .map(({ name, schema, required }) => [
      String(name).toLowerCase(),
      { schema: absolute(schema), ...(required === true && { required }) },
    ]);
  const answerHeaders = Object.keys(objectAt(answer, "headers")).map((name) => name.toLowerCase());
  const statuses = Object.entries(objectAt(operation, "responses"))
    .filter(([, response]) => objectAt(response)["x-answer"] === true)
    .map(([status]) => Number(status));
  const topics = Object.entries(objectAt(operation, "x-events"));
  return {
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(answerHeaders.length > 0 && { answerHeaders }),
    ...(BYTES in objectAt(operation, "requestBody", "content") && { takesBytes: true }),
    ...(BYTES in objectAt(answer, "content") && { givesBytes: true }),
    ...(statuses.length > 0 && { statuses }),
    ...(topics.length > 0 && { events: Object.fromEntries(topics.map(told)) }),
  };

  function told([topic, reference]: [string, unknown]): [string, unknown] {
    const schemas = objectAt(document, "components", "schemas");
    return [topic, exampleOf(schemas, { $ref: reference }, "all")];
  }
}
