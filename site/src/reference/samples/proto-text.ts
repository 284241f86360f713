import type { Json } from "@node-access-tools/generate/model";
import { toCamel, EnumValue, Paths, type ProtoMessage, type ProtoValue } from "./proto.ts";

/** A value of a client as source text, with its bigints. */
export function printValue(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  if (value instanceof Uint8Array) return `Buffer.from("${Buffer.from(value).toString("hex")}", "hex")`;
  if (value instanceof EnumValue) return `${value.type}.${value.member}`;
  if (value instanceof Paths) return JSON.stringify(value.paths);
  if (value instanceof Map)
    return `new Map([${[...value].map(([key, inner]) => `[${key}, ${printValue(inner)}]`).join(", ")}])`;
  if (Array.isArray(value)) return `[${value.map(printValue).join(", ")}]`;
  const entries = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${printValue(inner)}`,
  );
  return `{${entries.join(", ")}}`;
}

/** The enums of a value's members. */
export function findEnums(value: ProtoValue): string[] {
  if (typeof value !== "object" || value instanceof Uint8Array || value instanceof Paths) return [];
  if (value instanceof EnumValue) return [value.type];
  const inner = value instanceof Map ? [...value.values()] : Object.values(value as ProtoMessage);
  return [...new Set(inner.flatMap(findEnums))];
}

export function convertProto(value: ProtoValue): Json {
  if (typeof value === "bigint") return `${value}`;
  if (typeof value !== "object") return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (value instanceof EnumValue) return value.name;
  if (value instanceof Paths) return value.paths.map(toCamel).join(",");
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, inner]) => [key.replace(/n$/, ""), convertProto(inner)]));
  if (Array.isArray(value)) return value.map(convertProto);
  // The members of a `oneof` are fields like all others.
  const entries = Object.entries(value as ProtoMessage).map(([name, part]) => {
    const { $case: member, value: inner } = part as ProtoMessage;
    return typeof member === "string" && inner !== undefined
      ? [member, convertProto(inner)]
      : [name, convertProto(part)];
  });
  return Object.fromEntries(entries);
}
