import { argumentName } from "../../model/identifier.ts";
import type { Input } from "../../model/operation.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, list, type SpecDocument, type Placed, text } from "../spec-document.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";

/** The path and verb of an operation, and the parameters that all operations of the path share. */
export interface Place {
  readonly path: string;
  readonly verb: string;
  readonly shared: readonly Placed[];
}

/** The parameters of an operation. */
export interface ReadParameters {
  readonly inputs: readonly Input[];
  /** Separators of lists that are sent as one value, by name. */
  readonly joined: Readonly<Record<string, string>>;
  /** The parameters in the document. */
  readonly parameters: readonly Placed[];
}

/** Headers that, by the OpenAPI standard, are not described as parameters. */
const ownHeaders = new Set(["accept", "content-type", "authorization"]);

/** Separators between the items of a list, by style. */
const separators: ReadonlyMap<string, string> = new Map([
  ["spaceDelimited", " "],
  ["pipeDelimited", "|"],
]);

/** The default style of each location. */
const styles: Readonly<Record<string, string>> = { path: "simple", query: "form", header: "simple" };

/** Reads the parameters of operations. */
export class ParameterReader {
  readonly #spec: SpecDocument;
  readonly #schemas: SchemaReader;

  constructor(spec: SpecDocument, schemas: SchemaReader) {
    this.#spec = spec;
    this.#schemas = schemas;
  }

  /** Reads the parameters of an operation: those of the path in the path's order, then the others. */
  read(operation: unknown, path: SpecPath, { path: url, shared }: Place): ReadParameters {
    const joined: Record<string, string> = {};
    const own = list(field(operation, "parameters")).map((value, index) => ({
      value,
      path: [...path, "parameters", index],
    }));
    const byKey = new Map<string, Input>();
    const parameters = new Map<string, Placed>();
    for (const placed of [...shared, ...own]) {
      const found = this.#spec.resolve(placed);
      if (!found) continue;
      parameters.set(`${String(field(found.value, "in"))} ${String(field(found.value, "name"))}`, found);
      for (const input of this.#parameter(found, joined)) byKey.set(`${input.location} ${input.name}`, input);
    }
    const inPath = [...url.matchAll(/\{([^}]+)\}/g)].flatMap(([, name = ""]) => {
      const found = byKey.get(`path ${name}`);
      if (found) return [{ ...found, required: true }];
      const what = `the path's {${name}} is not described, so it is any text`;
      this.#spec.note(path, what, "add a parameter with in: path");
      return [
        { name, location: "path" as const, required: true, type: { kind: "text" as const }, description: "" },
      ];
    });
    const others = [...byKey.values()].filter(({ location }) => location !== "path");
    const inputs = this.#distinct([...inPath, ...others], path);
    return { inputs, joined, parameters: [...parameters.values()] };
  }

  /** Returns the inputs with arguments of different names: those of the path are numbered, others are omitted. */
  #distinct(inputs: readonly Input[], path: SpecPath): Input[] {
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
      this.#spec.note(
        [...path, "parameters"],
        `two parameters would both be called ${name}, so one is ${instead}`,
        "rename one of them",
      );
      return isInPath ? [{ ...input, name: `${input.name}${count}` }] : [];
    });
  }

  /** Reads a parameter as inputs of the method. An object in the query becomes one input for each property. */
  #parameter(found: Placed, joined: Record<string, string>): Input[] {
    const { value, path } = found;
    const name = text(field(value, "name")) ?? "";
    const where = String(field(value, "in"));
    if (where === "header" && ownHeaders.has(name.toLowerCase())) return [];
    if (styles[where] === undefined) {
      const remedy = where === "cookie" ? "send it as a header or in the query" : "use path, query or header";
      this.#spec.note([...path, "in"], `a parameter in: ${where} is omitted`, remedy);
      return [];
    }
    const schema = field(value, "schema");
    const at = [...path, "schema"];
    if (schema === undefined) {
      this.#spec.note(
        path,
        `the parameter ${name} has no schema, and is omitted`,
        "describe it with schema; content is not supported",
      );
      return [];
    }
    const { type, hasProperties } = this.#schemas.resolved(schema, at);
    if (type === "object" || hasProperties) return this.#properties(found, where);
    const separator = this.#separator(found, where, type === "array");
    if (separator !== undefined) joined[name] = separator;
    return [
      {
        name,
        location: where as Input["location"],
        required: field(value, "required") === true,
        type: this.#schemas.read(schema, at),
        description: text(field(value, "description")) ?? "",
      },
    ];
  }

  /** Reads the properties of an object in the query. Each is sent under its own name. */
  #properties({ value, path }: Placed, where: string): Input[] {
    const found = this.#spec.resolve({ value: field(value, "schema"), path: [...path, "schema"] });
    const style = field(value, "style") ?? "form";
    const properties = entries(field(found?.value, "properties"));
    const isNested = properties.some(([name, property]) => {
      const inner = this.#schemas.resolved(property, [...(found?.path ?? path), "properties", name]);
      return inner.type === "object" || inner.hasProperties;
    });
    if (
      !found ||
      where !== "query" ||
      style !== "form" ||
      field(value, "explode") === false ||
      properties.length === 0 ||
      isNested
    ) {
      const remedy = "describe a parameter for each of its properties, or omit it";
      this.#spec.note([...path, "schema"], "an object as a parameter is omitted", remedy);
      return [];
    }
    const required = list(field(found.value, "required"));
    return properties.map(([name, property]) => ({
      name,
      location: "query",
      required: field(value, "required") === true && required.includes(name),
      type: this.#schemas.read(property, [...found.path, "properties", name]),
      description: text(field(property, "description")) ?? "",
    }));
  }

  /** Returns the separator between the items of a list that is sent as one value. */
  #separator({ value, path }: Placed, where: string, isList: boolean): string | undefined {
    const style = field(value, "style") ?? styles[where];
    const explode = field(value, "explode") ?? style === "form";
    if (!isList && style === styles[where]) return undefined;
    if (isList && where === "query" && style === "form") return explode === false ? "," : undefined;
    if (isList && where === "query" && explode === false && separators.has(String(style)))
      return separators.get(String(style));
    if (isList && where === "header" && style === "simple") return ",";
    const what = `${where} parameters with style ${String(style)}${explode === true ? ", exploded," : ""} are not supported`;
    this.#spec.note([...path, "schema"], isList ? what : `${what} unless they are lists`, "describe a text");
    return undefined;
  }
}
