import { camel, identifier } from "../model/identifier.ts";
import type { Input } from "../model/operation.ts";
import type { SpecPath } from "../spec-file/spec-file.ts";
import { field, list, type OwnSpec, type Placed, text } from "./own-spec.ts";
import type { Place } from "./read-operation.ts";
import type { SchemaReader } from "./read-schemas.ts";

/** Headers that OpenAPI says are not described as parameters. */
const ownHeaders = new Set(["accept", "content-type", "authorization"]);

/** How each place writes values. Others are rejected. */
const styles: Readonly<Record<string, string>> = { path: "simple", query: "form", header: "simple" };

/** Arguments of a method that are no parameter of a path. */
const otherArguments = new Set(["body", "query", "parameters"]);

/** Reads the parameters of operations. */
export class ParameterReader {
  readonly #spec: OwnSpec;
  readonly #schemas: SchemaReader;

  constructor(spec: OwnSpec, schemas: SchemaReader) {
    this.#spec = spec;
    this.#schemas = schemas;
  }

  /** The parameters of an operation: those of the path in its order, then the others. */
  read(operation: unknown, path: SpecPath, { path: url, shared }: Place): Input[] {
    const own = list(field(operation, "parameters")).map((value, index) => ({
      value,
      path: [...path, "parameters", index],
    }));
    const byKey = new Map<string, Input>();
    for (const placed of [...shared, ...own]) {
      const input = this.#parameter(placed);
      if (input) byKey.set(`${input.location} ${input.name}`, input);
    }
    const inPath = [...url.matchAll(/\{([^}]+)\}/g)].flatMap(([, name = ""]) => {
      const found = byKey.get(`path ${name}`);
      if (!found)
        this.#spec.note(path, `the path's {${name}} is not described`, "add a parameter with in: path");
      return found ? [{ ...found, name: argumentName(name), required: true }] : [];
    });
    const others = [...byKey.values()].filter(({ location }) => location !== "path");
    this.#checkNames([...inPath, ...others], path);
    return [...inPath, ...others];
  }

  #checkNames(inputs: readonly Input[], path: SpecPath): void {
    const seen = new Set<string>();
    for (const { name, location } of inputs) {
      const key = `${location === "path" ? "path" : "other"} ${name}`;
      if (seen.has(key))
        this.#spec.note(
          [...path, "parameters"],
          `two parameters would both be called ${name}`,
          "rename one of them",
        );
      seen.add(key);
    }
  }

  #parameter(placed: Placed): Input | undefined {
    const found = this.#spec.resolve(placed);
    if (!found) return undefined;
    const { value, path } = found;
    const name = text(field(value, "name")) ?? "";
    const where = String(field(value, "in"));
    const style = styles[where];
    if (where === "header" && ownHeaders.has(name.toLowerCase())) return undefined;
    if (style === undefined) {
      const remedy = where === "cookie" ? "send it as a header or in the query" : "use path, query or header";
      this.#spec.note([...path, "in"], `a parameter in: ${where} is not supported`, remedy);
      return undefined;
    }
    if (field(value, "schema") === undefined) {
      this.#spec.note(
        path,
        `the parameter ${name} has no schema`,
        "describe it with schema; content is not supported",
      );
      return undefined;
    }
    this.#checkWriting(found, where, style);
    const input = {
      name,
      location: where as Input["location"],
      required: field(value, "required") === true,
      type: this.#schemas.read(field(value, "schema"), [...path, "schema"]),
      description: text(field(value, "description")) ?? "",
    };
    return input;
  }

  /** A client writes texts, numbers and booleans, and in the query lists of them item by item. */
  #checkWriting({ value, path }: Placed, where: string, style: string): void {
    const given = field(value, "style") ?? style;
    const at = [...path, "schema"];
    const schema = this.#schemas.resolved(field(value, "schema"), at);
    const isList = schema.type === "array";
    if (given !== style || (isList && where === "query" && field(value, "explode") === false))
      this.#spec.note(
        [...path, given === style ? "explode" : "style"],
        `${where} parameters are only written with style ${style}${where === "query" ? ", exploded" : ""}`,
        "describe the parameter so, or leave it out",
      );
    else if (isList && where !== "query")
      this.#spec.note(at, `a list in a ${where} parameter is not supported`, "describe a text");
    else if (schema.type === "object" || schema.hasProperties)
      this.#spec.note(
        at,
        "an object as a parameter is not supported",
        "describe a parameter for each of its properties, or leave it out",
      );
  }
}

/** A parameter of the path as an argument. */
function argumentName(name: string): string {
  const plain = camel(name).replace(/^(\d)/, "n$1");
  return identifier(plain) !== plain || otherArguments.has(plain) ? `${plain}Value` : plain;
}
