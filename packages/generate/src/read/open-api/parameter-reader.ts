import { argumentName } from "../../model/identifier.ts";
import type { Input, ParameterWriter } from "../../model/operation.ts";
import { type ParameterStyles, STYLE_KEYS } from "../../model/rest-operation.ts";
import { findNearestName } from "../../spec-file/nearest-name.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, list, type SpecDocument, type Placed, text } from "../spec-document.ts";
import { mayBeObject } from "../json-schema/plain-schema.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { FIELDS } from "./media-types.ts";
import { StyleReader } from "./style-reader.ts";
import { STYLES } from "./styles.ts";

/** The path and verb of an operation, and the parameters that all operations of the path share. */
export interface Place {
  readonly path: string;
  readonly verb: string;
  /** The HTTP method. */
  readonly method: string;
  readonly shared: readonly Placed[];
  /** The path item. */
  readonly item: Placed;
}

/** The parameters of an operation. */
export interface ReadParameters {
  readonly inputs: readonly Input[];
  /** The functions that write parameters, by name. */
  readonly written: ParameterStyles;
  /** The parameters in the document. */
  readonly parameters: readonly Placed[];
}

/** The name of a header, by HTTP. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** Headers that, by the OpenAPI standard, are not described as parameters. */
const ownHeaders = new Set(["accept", "content-type", "authorization"]);

/** The functions that write parameters, by where these are and their name. */
type Written = ReadonlyMap<string, Map<string, ParameterWriter>>;

/** Reads the parameters of operations. */
export class ParameterReader {
  readonly #spec: SpecDocument;
  readonly #schemas: SchemaReader;
  readonly #styles: StyleReader;

  constructor(spec: SpecDocument, schemas: SchemaReader) {
    this.#spec = spec;
    this.#schemas = schemas;
    this.#styles = new StyleReader(spec, schemas);
  }

  /** Reads the parameters of an operation: those of the path in the path's order, then the others. */
  read(operation: unknown, path: SpecPath, { path: url, shared }: Place): ReadParameters {
    const written = new Map(
      Object.keys(STYLE_KEYS).map((where) => [where, new Map<string, ParameterWriter>()] as const),
    );
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
      for (const input of this.#parameter(found, written))
        byKey.set(`${input.location} ${input.name}`, input);
    }
    const inPath = [...url.matchAll(/\{([^}]+)\}/g)].flatMap(([, name = ""]) => {
      const found = byKey.get(`path ${name}`);
      if (found) return [{ ...found, required: true }];
      const what = `the path's {${name}} is not described, so its type is string`;
      this.#spec.note(path, what, "add a parameter with in: path");
      return [
        { name, location: "path" as const, required: true, type: { kind: "text" as const }, description: "" },
      ];
    });
    const others = [...byKey.values()].filter(({ location }) => location !== "path");
    const inputs = this.#distinct([...inPath, ...others], path);
    return {
      inputs,
      written: Object.fromEntries(
        Object.entries(STYLE_KEYS).flatMap(([where, key]) => {
          const writers = [...(written.get(where) ?? [])];
          return writers.length > 0 ? [[key, Object.fromEntries(writers)]] : [];
        }),
      ),
      parameters: [...parameters.values()],
    };
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
        `two parameters would both be called ${name}, so the second one is ${instead}`,
        "rename one of them",
      );
      return isInPath ? [{ ...input, name: `${input.name}${count}` }] : [];
    });
  }

  /** Reads a parameter as inputs of the method. An object in the query may become one input for each property. */
  #parameter({ value, path }: Placed, written: Written): Input[] {
    const name = text(field(value, "name")) ?? "";
    const where = String(field(value, "in"));
    if (where === "header" && ownHeaders.has(name.toLowerCase())) return [];
    if (where === "header" && !TOKEN.test(name)) {
      const what = `${JSON.stringify(name)} cannot be the name of a header, so it is omitted`;
      this.#spec.note([...path, "name"], what, "correct it");
      return [];
    }
    if (where === "querystring") return this.#wholeQuery({ value, path });
    if (name === "") {
      this.#spec.note(
        path,
        "a parameter without a name is omitted",
        "give it the name that it has in requests",
      );
      return [];
    }
    if (STYLES[where] === undefined) {
      const meant = findNearestName(where, Object.keys(STYLES));
      const remedy = meant === undefined ? "use path, query, header or cookie" : `did you mean ${meant}?`;
      this.#spec.note([...path, "in"], `a parameter in: ${where} is omitted`, remedy);
      return [];
    }
    const [[mediaType = "", media] = []] = entries(field(value, "content"));
    const isJson = field(value, "schema") === undefined && media !== undefined;
    const schema = isJson ? field(media, "schema") : field(value, "schema");
    const at = isJson ? [...path, "content", mediaType, "schema"] : [...path, "schema"];
    if (schema === undefined && !isJson)
      this.#spec.note(
        path,
        `the parameter ${name} has no schema, so its type is unknown`,
        "describe it with schema",
      );
    const own = isJson ? undefined : this.#flat({ value, path }, where);
    if (own) return own;
    const asJson = where === "header" ? "jsonHeader" : "jsonParameter";
    const writer = isJson ? asJson : this.#styles.read({ value, path }, where);
    if (writer !== undefined) written.get(where)?.set(name, writer);
    return [
      {
        name,
        location: where as Input["location"],
        required: field(value, "required") === true,
        type: this.#schemas.read(schema ?? true, at),
        description: text(field(value, "description")) ?? "",
      },
    ];
  }

  /** Reads the whole query of OpenAPI 3.2, which is described as a form: its fields are parameters. */
  #wholeQuery({ value, path }: Placed): Input[] {
    const media = field(field(value, "content"), FIELDS);
    const form = { schema: field(media, "schema"), required: field(value, "required") };
    const inputs = this.#flat({ value: form, path: [...path, "content", FIELDS] }, "query");
    if (inputs) return inputs;
    const what = "the querystring is omitted: it is not described as a form without nested fields";
    this.#spec.note(path, what, "describe each of its parameters with in: query");
    return [];
  }

  /** Reads the properties of an object in the query that are sent under their own names, if they are not nested. */
  #flat({ value, path }: Placed, where: string): Input[] | undefined {
    if (
      where !== "query" ||
      (field(value, "style") ?? "form") !== "form" ||
      field(value, "explode") === false
    )
      return undefined;
    const found = this.#spec.resolve({ value: field(value, "schema"), path: [...path, "schema"] });
    const properties = entries(field(found?.value, "properties"));
    if (!found || properties.length === 0 || !mayBeObject(field(found.value, "type"))) return undefined;
    if (properties.some((one) => this.#styles.isNested(one, found.path))) return undefined;
    const required = list(field(found.value, "required"));
    return properties.map(([name, property]) => ({
      name,
      location: "query",
      required: field(value, "required") === true && required.includes(name),
      type: this.#schemas.read(property, [...found.path, "properties", name]),
      description: text(field(property, "description")) ?? "",
    }));
  }
}
