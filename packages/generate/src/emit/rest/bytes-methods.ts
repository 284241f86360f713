import { docstring } from "./docstring.ts";
import { emitMethods, methodsType, typeImport } from "./emit-methods.ts";
import { type JsonObject, object } from "../../load/open-api/json.ts";
import { literal } from "./literal.ts";
import type { Method, MethodGroup } from "../../load/open-api/operation-model.ts";
import type { SpecReader } from "../../load/open-api/spec-reader.ts";

const BYTES = "application/octet-stream";

/** The methods of a client that also take or give bytes, as they are then. */
export interface BytesMethods {
  readonly group: MethodGroup;
  /** Whether the answer may be bytes, by method. */
  readonly answers: JsonObject;
}

/** Reads the methods whose bodies or answers have `application/octet-stream` beside JSON; `undefined` if there are none. */
export function readBytesMethods(
  reader: SpecReader,
  groups: readonly MethodGroup[],
): BytesMethods | undefined {
  const [plain] = groups;
  const answers: JsonObject = {};
  const methods = (plain?.methods ?? []).flatMap((method): Method[] => {
    const operation = object(object(object(reader.root["paths"])[method.path])[method.http.toLowerCase()]);
    const takesBytes = BYTES in object(reader.resolve(operation["requestBody"])["content"]);
    const answer = Object.values(object(operation["responses"]))
      .map((response) => reader.resolve(response))
      .find((response) => BYTES in object(response["content"]));
    if (!takesBytes && !answer) return [];
    answers[method.name] = answer !== undefined;
    return [
      {
        ...method,
        body: method.body && takesBytes ? { ...method.body, type: "Uint8Array" } : method.body,
        ...(answer && bytesResult(method, answer)),
      },
    ];
  });
  if (!plain || methods.length === 0) return undefined;
  return { group: { name: `${plain.name}Bytes`, summary: `${plain.summary} In bytes.`, methods }, answers };
}

function bytesResult(
  { result, resultDescription }: Method,
  answer: JsonObject,
): Pick<Method, "result" | "resultDescription"> {
  const headers = Object.keys(object(answer["headers"])).map((name) => JSON.stringify(name.toLowerCase()));
  return {
    result: `BytesAnswer<${[result, ...(headers.length > 0 ? [headers.join(" | ")] : [])].join(", ")}>`,
    resultDescription: `${resultDescription} As bytes, or as JSON from a server that has no bytes.`,
  };
}

/**
 * Makes the interface of the methods in bytes, and the table that says whose answers are bytes.
 *
 * @returns the text of the file without its first line.
 */
export function emitBytesMethods({ group, answers }: BytesMethods, schemas: readonly string[]): string {
  const type = methodsType(group);
  const table = `${docstring([`Whether the answer may be bytes, for each method of {@link ${type}}.`])}export const ${group.name}Answers: Readonly<Record<keyof ${type}, boolean>> = ${literal(answers)};\n`;
  const answer = Object.values(answers).includes(true) ? ["BytesAnswer"] : [];
  return `${typeImport(answer, "@node-access/transport/rest")}${emitMethods([group], schemas)}\n${table}`;
}
