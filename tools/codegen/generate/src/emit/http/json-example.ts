import { type Json, type JsonObject, resolved, type Type, type Types } from "@node-access/generate/model";

/** Converts an example of a gRPC value to JSON over HTTP: bytes without `0x`, enums as names, maps as lists of keys and values. */
export function writeExample(example: Json, type: Type, types: Types): Json {
  const own = resolved(type, types);
  if (own.kind === "bytes") return String(example).replace(/^0x/, "");
  if (own.kind === "enum" && typeof example === "number")
    return own.values?.find(({ number }) => number === example)?.name ?? example;
  if (Array.isArray(example))
    return example.map((one: Json) => writeExample(one, own.items ?? { kind: "any" }, types));
  if (typeof example !== "object" || example === null) return example;
  if (own.kind === "map") {
    const isNumber = own.propertyNames?.kind === "integer";
    return Object.entries(example).map(([key, value]) => ({ key: isNumber ? Number(key) : key, value }));
  }
  const converted = Object.entries(example as JsonObject).map(([name, value]) => [
    name,
    writeExample(value as Json, own.properties?.[name] ?? { kind: "any" }, types),
  ]);
  return Object.fromEntries(converted);
}
