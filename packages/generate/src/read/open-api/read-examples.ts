import type { Json } from "../../model/json.ts";
import type { Example } from "../../model/operation.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, type SpecDocument } from "../spec-document.ts";

/** Returns the first example of a successful JSON response that an OpenAPI operation states. */
export function readExamples(spec: SpecDocument, operation: unknown, path: SpecPath): Example[] {
  const [status, given] = entries(field(operation, "responses")).find(([one]) => one.startsWith("2")) ?? [];
  if (status === undefined) return [];
  const response = spec.resolve({ value: given, path: [...path, "responses", status] });
  const contents = entries(field(response?.value, "content"));
  const [type, content] = contents.find(([one]) => /[/+]json\b/.test(one)) ?? [];
  if (!response || type === undefined) return [];
  const own = field(content, "example");
  if (own !== undefined) return [{ inputs: [], output: own as Json }];
  const [name, first] = entries(field(content, "examples"))[0] ?? [];
  if (name === undefined) return [];
  const named = spec.resolve({ value: first, path: [...response.path, "content", type, "examples", name] });
  const output = field(named?.value, "value");
  return output === undefined ? [] : [{ name, inputs: [], output: output as Json }];
}
