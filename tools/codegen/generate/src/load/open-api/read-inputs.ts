import { argumentName, type Input, type Location } from "@node-access/generate/model";
import type { SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, list, object, text } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

const JSON_TYPE = "application/json";
const BYTES = "application/octet-stream";

/** The place of an operation in the document. */
export interface OperationPlace {
  readonly path: string;
  readonly verb: string;
  readonly pointer: SpecPath;
  /** The parameters that all operations of the path share. */
  readonly shared: readonly Json[];
}

/** Reads the parameters and the body of an operation. */
export function readInputs(reader: SpecReader, operation: JsonObject, place: OperationPlace): Input[] {
  const body = readBody(reader, operation, place.pointer);
  const inputs = [...readParameters(reader, operation, place), ...(body ? [body] : [])];
  checkNames(reader, inputs, place.pointer);
  return inputs;
}

/**
 * Checks that the arguments of a method have different names, and so do the parameters within one argument.
 */
function checkNames(reader: SpecReader, inputs: readonly Input[], pointer: SpecPath): void {
  const alone = inputs.filter(({ location }) => location === "path" || location === "body");
  const together = inputs.filter(({ location }) => location === "query" || location === "header");
  const options = together.length > 0 ? ["query", "parameters"] : [];
  for (const names of [
    [...options, ...alone.map(({ name }) => argumentName(name))],
    together.map(({ name }) => name),
  ]) {
    for (const name of names.filter((one, index) => names.indexOf(one) < index)) {
      const what = `two arguments of the method would be called ${name}`;
      reader.note(pointer, what, "give one of the parameters another name");
    }
  }
}

/**
 * The parameters with their places. A parameter of the operation overrides the path's with the same name and
 * location.
 */
export function parametersOf(
  reader: SpecReader,
  operation: JsonObject,
  { path, pointer, shared }: OperationPlace,
): (readonly [parameter: JsonObject, at: SpecPath])[] {
  const at = (base: SpecPath) => (value: Json, index: number) =>
    [reader.resolve(value), [...base, "parameters", index]] as const;
  const own = list(operation["parameters"]).map(at(pointer));
  const above = shared.map(at(["paths", path]));
  const isReplaced = ({ name, in: where }: JsonObject): boolean =>
    own.some(([one]) => one["name"] === name && one["in"] === where);
  return [...above.filter(([one]) => !isReplaced(one)), ...own];
}

/** The parameters, starting with the path's in the order of the path. */
function readParameters(reader: SpecReader, operation: JsonObject, place: OperationPlace): Input[] {
  const { path } = place;
  const inputs = parametersOf(reader, operation, place).map(([value, at]) =>
    readParameter(reader, value, at),
  );
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => {
    const found = inputs.find((input) => input.location === "path" && input.name === name);
    if (!found)
      reader.note(place.pointer, `the path's {${name}} is not described`, "add a parameter with in: path");
    return found ?? [];
  });
  return [...inPath, ...inputs.filter(({ location }) => location !== "path")];
}

function readParameter(reader: SpecReader, parameter: JsonObject, pointer: SpecPath): Input {
  const { in: where, schema, style = "form", explode = true } = parameter;
  if (where === "query" && !(style === "form" && explode === true)) {
    reader.note(pointer, "a list is only sent as its items, one by one", "remove style and explode");
  }
  return {
    name: text(parameter["name"]) ?? "",
    location: where as Location,
    type: reader.parameterType(schema, [...pointer, "schema"], String(where)),
    required: parameter["required"] === true,
    description: reader.text(parameter, "description", pointer, "say what it is, with its unit"),
    ...(parameter["x-block"] === true && { block: true }),
  };
}

function readBody(reader: SpecReader, operation: JsonObject, pointer: SpecPath): Input | undefined {
  const body = reader.resolve(operation["requestBody"]);
  if (Object.keys(body).length === 0) return undefined;
  const content = object(body["content"]);
  const at = [...pointer, "requestBody", "content", JSON_TYPE, "schema"];
  const { schema } = object(content[JSON_TYPE]);
  return {
    name: "body",
    location: "body",
    type: reader.contentType(schema, at),
    required: body["required"] === true,
    description: reader.text(body, "description", [...pointer, "requestBody"], "say what it is"),
    ...(BYTES in content && { bytes: true }),
  };
}
