import type { Output } from "@node-access/generate/model";
import type { SpecPath } from "../../spec-file/index.ts";
import { type JsonObject, object } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

const JSON_TYPE = "application/json";
const BYTES = "application/octet-stream";

/**
 * Reads an operation's outputs: its responses with status 200 to 299, and those that `x-success` makes a
 * result.
 */
export function readOutputs(reader: SpecReader, operation: JsonObject, pointer: SpecPath): readonly Output[] {
  const outputs = Object.entries(object(operation["responses"])).flatMap(([status, value]): Output[] => {
    const response = reader.resolve(value);
    if (!/^2\d\d$/.test(status) && response["x-success"] !== true) return [];
    return [readOutput(reader, Number(status), response, [...pointer, "responses", status])];
  });
  if (outputs.length === 0) {
    reader.note([...pointer, "responses"], "it has no response", "describe one with a status of 200 to 299");
  }
  return outputs;
}

function readOutput(reader: SpecReader, status: number, response: JsonObject, at: SpecPath): Output {
  const description = reader.text(response, "description", at, "say what it is");
  const content = object(response["content"]);
  const json = content[JSON_TYPE];
  const headers = Object.keys(object(response["headers"])).map((name) => name.toLowerCase());
  return {
    status,
    description,
    ...(json !== undefined && {
      type: reader.contentType(object(json)["schema"], [...at, "content", JSON_TYPE, "schema"]),
    }),
    ...(BYTES in content && { bytes: true }),
    ...(headers.length > 0 && { headers }),
    ...(!("content" in response) && { isEmpty: true }),
  };
}
