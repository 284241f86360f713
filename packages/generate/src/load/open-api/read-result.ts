import type { SpecPath } from "../../spec-file/index.ts";
import { type JsonObject, object } from "./json.ts";
import type { Method } from "./operation-model.ts";
import type { SpecReader } from "./spec-reader.ts";

/** What a call gives. */
export type Result = Pick<Method, "result" | "resultDescription" | "resultKind" | "statuses">;

interface Answer {
  readonly status: string;
  readonly description: string;
  /** The type of its JSON. */
  readonly type: string | undefined;
}

/**
 * Reads what a call gives from its answers: those of 200 to 299, and those with `x-answer`. Where some have JSON, it is that,
 * or nothing for the others. Where none has, several are told apart by their status, and one says nothing.
 *
 * @param reader - The spec; mistakes are noted there.
 */
export function readResult(reader: SpecReader, operation: JsonObject, pointer: SpecPath): Result {
  const answers = answersOf(reader, operation, pointer);
  const types = [...new Set(answers.flatMap(({ type }) => type ?? []))];
  const silent = answers.filter(({ type }) => type === undefined);
  const statuses = answers
    .map(({ status }) => Number(status))
    .filter((status) => !(status >= 200 && status < 300));
  const described = answers.map(({ status, description }) =>
    answers.length > 1 ? `${status}: ${description}` : description,
  );
  const told = { resultDescription: described.join(" "), resultKind: undefined, statuses: undefined };
  if (types.length > 0) {
    const result = types.join(" | ");
    if (silent.length === 0) return { ...told, result };
    return { ...told, result: `${result} | undefined`, resultKind: "optional" };
  }
  if (answers.length < 2) return { ...told, result: "void", resultKind: "none" };
  return { ...told, result: answers.map(({ status }) => status).join(" | "), statuses };
}

function answersOf(reader: SpecReader, operation: JsonObject, pointer: SpecPath): readonly Answer[] {
  const answers = Object.entries(object(operation["responses"])).flatMap(([status, value]): Answer[] => {
    const response = reader.resolve(value);
    if (!/^2\d\d$/.test(status) && response["x-answer"] !== true) return [];
    const at = [...pointer, "responses", status];
    const description = reader.text(response, "description", at, "say what it is");
    const json = object(response["content"])["application/json"];
    if (json === undefined) return [{ status, description, type: undefined }];
    const type = reader.schemaType(object(json)["schema"], [...at, "content", "application/json", "schema"]);
    return [{ status, description, type }];
  });
  if (answers.length === 0) {
    reader.note([...pointer, "responses"], "it has no answer", "describe one with a status of 200 to 299");
  }
  return answers;
}
