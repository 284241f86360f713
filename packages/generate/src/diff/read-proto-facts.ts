import { listDeclarations } from "../read/proto/declarations.ts";
import type { FieldType, ProtoFile } from "../read/proto/image.ts";
import type { Spec } from "../model/index.ts";
import { type JsonObject, object, same } from "./json.ts";
import type { DeclaredFacts, ProtoFacts } from "./note-proto-facts.ts";
import type { Path } from "./site.ts";
import { createKey } from "./operations/compare-operations.ts";

/** What the model has, so that other comparisons report it. */
const READ = new Set(["packed", "[node_access.address]", "[node_access.text]", "[node_access.final]"]);
const READ_OF_CALLS = new Set(["deprecated", "idempotencyLevel", "[node_access.endless]"]);
const READ_FEATURES = new Set(["fieldPresence", "repeatedFieldEncoding", "messageEncoding"]);

/** Collects what descriptors say and the model does not have: other options, JSON names, defaults, extensions. */
export function collectProtoFacts(files: readonly ProtoFile[], spec: Spec): ProtoFacts {
  const facts = new Map<string, DeclaredFacts>();
  const names = new Map(Object.values(spec.types).map(({ name, wireName = "" }) => [`.${wireName}`, name]));
  const add = (key: string, subject: string, path: Path, all: JsonObject, label = subject): void => {
    const given = Object.entries(all).filter(([, value]) => value !== undefined && !same(value, []));
    facts.set(key, { subject, label, path, facts: Object.fromEntries(given) });
  };
  for (const file of files) {
    const scope = file.package ? `${file.package}.` : "";
    const { syntax = "proto2", edition, extension } = file;
    add(`file ${file.name}`, file.name, [], { syntax: edition ?? syntax, ...readOptions(file), extension });
    for (const { wireName, message, enumType } of listDeclarations(file)) {
      const name = names.get(wireName) ?? wireName;
      const path = ["types", name];
      if (message) {
        const { extension: own, extensionRange } = message;
        add(wireName, name, path, { ...readOptions(message, "deprecated"), extension: own, extensionRange });
        for (const field of message.field ?? [])
          add(
            `${wireName} ${field.name}`,
            name,
            [...path, "properties", field.name],
            readField(field),
            `${name}.${field.name}`,
          );
        for (const { name: oneof, ...one } of message.oneofDecl ?? [])
          add(`${wireName} oneof ${oneof}`, name, path, readOptions(one), `${name}.${oneof}`);
      }
      if (!enumType) continue;
      const { value } = enumType;
      const options = readOptions(enumType, "deprecated", "allowAlias");
      add(wireName, name, path, { ...options, "first value": value[0]?.name });
      for (const { name: own, ...one } of value)
        add(`${wireName} ${own}`, name, path, readOptions(one, "deprecated"), `${name}.${own}`);
    }
    for (const { name, method = [], ...service } of file.service ?? []) {
      const section = spec.sections.find((one) => one.name === name)?.name ?? name;
      add(`service ${scope}${name}`, section, ["sections", section], readOptions(service));
      for (const { name: own, ...one } of method) {
        const key = `${scope}${name}/${own}`;
        const found = spec.operations.find((operation) => createKey(operation) === key);
        if (found) add(key, key, ["operations", key], readOptions(one, ...READ_OF_CALLS));
      }
    }
  }
  return facts;
}

function readField(field: FieldType): JsonObject {
  const { jsonName, defaultValue, label, options } = field;
  const isRequired = label === "LABEL_REQUIRED" || options?.features?.fieldPresence === "LEGACY_REQUIRED";
  const required = isRequired || undefined;
  return { jsonName, default: defaultValue, required, ...readOptions(field, "deprecated") };
}

/** The options of a declaration that no other comparison reads. */
function readOptions(declared: object, ...read: readonly string[]): JsonObject {
  const { features, ...options } = object((declared as { readonly options?: unknown }).options);
  return {
    ...listUnread(options, new Set([...READ, ...read])),
    ...listUnread(object(features), READ_FEATURES),
  };
}

function listUnread(options: JsonObject, read: ReadonlySet<string>): JsonObject {
  const unread = Object.entries(options).filter(([key, value]) => !read.has(key) && value !== false);
  return Object.fromEntries(unread.map(([key, value]) => [`option ${key}`, value]));
}
