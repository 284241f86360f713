import { copyPath } from "../../model/place.ts";
import { mapKeyword } from "../../model/references.ts";
import type { Field, Type, TypeKind } from "../../model/type.ts";
import { formatValue } from "../spec-document.ts";

type Schema = Readonly<Record<string, unknown>>;

/** The names of a schema's extensions in the model. Those that a type's kind expresses are omitted. */
const renamed: ReadonlyMap<string, keyof Field> = new Map<string, keyof Field>(
  Object.entries({
    $ref: "reference",
    "x-ref": "reference",
    "x-source": "source",
    "x-since": "since",
    "x-until": "until",
    "x-required": "requiredInSome",
    "x-required-since": "requiredSince",
    "x-required-until": "requiredUntil",
    "x-untyped": "untyped",
    "x-hex-digits": "lacksPrefix",
    "x-scale": "scale",
    "x-offered-by": "offeredBy",
    "x-form": "form",
    "x-client-fills": "clientFills",
    "x-per": "per",
    "x-tick": "tick",
    "x-constant": "constant",
    "x-simulated": "simulated",
  } as const),
);

/** The type of a JSON Schema in a spec, with its keywords in the order of the spec. */
export function readType(schema: unknown): Type {
  if (typeof schema !== "object" || schema === null) return { kind: schema === false ? "never" : "any" };
  const given = schema as Schema;
  const entries = Object.entries(given).flatMap(([key, value]) => {
    const name = renamed.get(key) ?? key;
    return name.startsWith("x-")
      ? []
      : [
          [
            name,
            key === "$ref" ? formatValue(value).replace(/^.*\//, "") : mapKeyword(key, value, readType),
          ] as const,
        ];
  });
  return copyPath(given, { kind: readKind(given), ...Object.fromEntries(entries) } as Type);
}

function readKind(schema: Schema): TypeKind {
  if ("$ref" in schema || "x-ref" in schema) return "reference";
  if (schema["x-quantity"] === true) return "quantity";
  if (schema["x-hex-digits"] === true) return "bytes";
  if (schema["x-secret"] === true) return "secret";
  if ("const" in schema) return "constant";
  if ("enum" in schema) return "enum";
  if ("anyOf" in schema || "oneOf" in schema) return "union";
  if ("allOf" in schema) return "intersection";
  const types = [schema["type"]].flat();
  if (types.filter((one) => one !== "null").length > 1) return "union";
  const type = types.find((one) => one !== "null") ?? types[0];
  if (type === "array") return "prefixItems" in schema ? "tuple" : "list";
  if ("properties" in schema) return "object";
  if (type === "object" || "additionalProperties" in schema) return "map";
  if (type === "string") return textKind(schema);
  if (type === "null" || type === "boolean" || type === "integer" || type === "number") return type;
  return schema["not"] === true ? "never" : "any";
}

function textKind({ pattern, format, contentEncoding }: Schema): TypeKind {
  if (contentEncoding !== undefined) return "text";
  if (format === "decimal" || (typeof pattern === "string" && decimal.test(pattern))) return "decimal";
  return typeof pattern === "string" && /^\^0x(?:\[|\()/.test(pattern) ? "bytes" : "text";
}

/** A pattern of only digits, with or without a sign. */
const decimal = /^\^-?(?:\[0-9\]|\\d)(?:\+|\{[\d,]+\})\$$/;
