import { argumentName } from "../../model/identifier.ts";
import { type Input, type ParameterStyles, type ParameterWriter, STYLE_KEYS } from "../../model/operation.ts";
import { suggestName } from "../../spec-file/nearest-name.ts";
import { formatValue, list, Part } from "../spec-document.ts";
import { mayBeObject } from "../json-schema/plain-schema.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { FIELDS } from "./media-types.ts";
import { isNested, readStyle, STYLES } from "./style-reader.ts";

/** The path and verb of an operation, and the parameters that all operations of the path share. */
export interface Place {
  readonly path: string;
  readonly verb: string;
  readonly method: string;
  readonly shared: readonly Part[];
  readonly item: Part;
}

interface ReadParameters {
  readonly inputs: readonly Input[];
  /** The functions that write parameters, by name. */
  readonly written: ParameterStyles;
  readonly parameters: readonly Part[];
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** Headers that, by the OpenAPI standard, are not described as parameters. */
const ownHeaders = new Set(["accept", "content-type", "authorization"]);

/** The functions that write parameters, by where these are and their name. */
type Written = ReadonlyMap<string, Map<string, ParameterWriter>>;

/** Reads the parameters of an operation: those of the path in the path's order, then the others. */
export function readParameters(
  operation: Part,
  { path: url, shared }: Place,
  schemas: SchemaReader,
): ReadParameters {
  const written: Written = new Map(Object.keys(STYLE_KEYS).map((where) => [where, new Map()]));
  const byKey = new Map<string, Input>();
  const parameters = new Map<string, Part>();
  for (const part of [...shared, ...operation.items("parameters")]) {
    const found = part.follow();
    if (!found) continue;
    parameters.set(`${formatValue(found.get("in"))} ${formatValue(found.get("name"))}`, found);
    for (const input of readParameter(found, written, schemas))
      byKey.set(`${input.location} ${input.name}`, input);
  }
  const inPath = [...url.matchAll(/\{([^}]+)\}/g)].flatMap(([, name = ""]): Input[] => {
    const found = byKey.get(`path ${name}`);
    if (found) return [{ ...found, required: true }];
    operation.note(
      `the path's {${name}} is not described, so its type is string`,
      "add a parameter with in: path",
    );
    return [{ name, location: "path", required: true, type: { kind: "text" }, description: "" }];
  });
  const others = [...byKey.values()].filter(({ location }) => location !== "path");
  const writers = Object.entries(STYLE_KEYS).flatMap(([where, key]) => {
    const own = [...(written.get(where) ?? [])];
    return own.length > 0 ? [[key, Object.fromEntries(own)]] : [];
  });
  return {
    inputs: distinguish([...inPath, ...others], operation),
    written: Object.fromEntries(writers),
    parameters: [...parameters.values()],
  };
}

/** Returns the inputs with arguments of different names: those of the path are numbered, others are omitted. */
function distinguish(inputs: readonly Input[], operation: Part): Input[] {
  const seen = new Set<string>();
  return inputs.flatMap((input) => {
    const isInPath = input.location === "path";
    const name = isInPath ? argumentName(input.name) : input.name;
    const kind = isInPath ? "path" : "other";
    const nameAt = (count: number): string => (count === 1 ? name : `${name}${count}`);
    let count = 1;
    while (seen.has(`${kind} ${nameAt(count)}`)) count += 1;
    seen.add(`${kind} ${nameAt(count)}`);
    if (count === 1) return [input];
    const instead = isInPath ? nameAt(count) : "omitted";
    operation.noteAt(
      "parameters",
      `two parameters would both be called ${name}, so the second one is ${instead}`,
      "rename one of them",
    );
    return isInPath ? [{ ...input, name: `${input.name}${count}` }] : [];
  });
}

/** Reads a parameter as inputs of the method. An object in the query may become one input for each property. */
function readParameter(parameter: Part, written: Written, schemas: SchemaReader): Input[] {
  const name = parameter.text("name") ?? "";
  const where = formatValue(parameter.get("in"));
  if (where === "header" && ownHeaders.has(name.toLowerCase())) return [];
  if (where === "header" && !TOKEN.test(name)) {
    const what = `${JSON.stringify(name)} cannot be the name of a header, so it is omitted`;
    parameter.noteAt("name", what, "correct it");
    return [];
  }
  if (where === "querystring") return readWholeQuery(parameter, schemas);
  if (name === "") {
    parameter.note("a parameter without a name is omitted", "give it the name that it has in requests");
    return [];
  }
  if (!STYLES.has(where)) {
    const remedy = suggestName(where, [...STYLES.keys()], "use path, query, header or cookie");
    parameter.noteAt("in", `a parameter in: ${where} is omitted`, remedy);
    return [];
  }
  const [[, media] = []] = parameter.entries("content");
  const isJson = parameter.get("schema") === undefined && media?.value !== undefined;
  const schema = (isJson ? media : parameter).at("schema");
  if (schema.value === undefined && !isJson)
    parameter.note(`the parameter ${name} has no schema, so its type is unknown`, "describe it with schema");
  const own = isJson ? undefined : readProperties(parameter, where, schemas);
  if (own) return own;
  const asJson = where === "header" ? "jsonHeader" : "jsonParameter";
  const writer = isJson ? asJson : readStyle(parameter, where, schemas);
  if (writer !== undefined) written.get(where)?.set(name, writer);
  return [
    {
      name,
      location: where as Input["location"],
      required: parameter.get("required") === true,
      type: schemas.read(schema),
      description: parameter.text("description") ?? "",
    },
  ];
}

/** Reads the whole query of OpenAPI 3.2, which is described as a form: its fields are parameters. */
function readWholeQuery(parameter: Part, schemas: SchemaReader): Input[] {
  const media = parameter.at("content").at(FIELDS);
  const form = { schema: media.get("schema"), required: parameter.get("required") };
  const inputs = readProperties(new Part(media.spec, form, media.path), "query", schemas);
  if (inputs) return inputs;
  const what = "the querystring is omitted: it is not described as a form without nested fields";
  parameter.note(what, "describe each of its parameters with in: query");
  return [];
}

/** Reads the properties of an object in the query that are sent under their own names, if they are not nested. */
function readProperties(parameter: Part, where: string, schemas: SchemaReader): Input[] | undefined {
  const isForm = (parameter.get("style") ?? "form") === "form" && parameter.get("explode") !== false;
  if (where !== "query" || !isForm) return undefined;
  const schema = parameter.at("schema").follow();
  const properties = schema?.entries("properties") ?? [];
  if (!schema || properties.length === 0 || !mayBeObject(schema.get("type"))) return undefined;
  if (properties.some(([, one]) => isNested(one, schemas))) return undefined;
  const required = new Set(list(schema.get("required")));
  return properties.map(([name, property]) => ({
    name,
    location: "query",
    required: parameter.get("required") === true && required.has(name),
    type: schemas.read(property),
    description: property.text("description") ?? "",
  }));
}
