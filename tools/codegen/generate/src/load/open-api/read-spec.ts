import {
  type RestOperation,
  type Type,
  type Types,
  withDirections,
  type Forks,
  type RestSpec,
} from "@node-access/generate/model";
import { field, readOpenApi, list, text } from "@node-access/generate/read";
import { object, type Json, type JsonObject, type SpecReader } from "./spec-reader.ts";
import { withExtensions } from "./with-extensions.ts";
import { placesIn } from "../../spec-file/index.ts";

/** Reads the part of the model that an OpenAPI document describes. Mistakes are recorded in the reader. */
export function readSpec(reader: SpecReader, name: string, file: string): RestSpec {
  const { info, tags } = reader.root;
  const surface = text(reader.root["x-surface"]);
  const errorTexts = list(reader.root["x-error-texts"]).map(String);
  const { operations, types } = readOpenApi(reader.document, {
    name,
    isPlain: true,
    isResult: (response, status) => status === "101" || field(response, "x-success") === true,
    others: ["text/event-stream"],
    extend: (operation, described) => withExtensions(reader, operation, described),
  });
  const forks = readForks(reader);
  checkNames(reader, operations);
  checkMembers(reader, operations);
  return {
    kind: "rest",
    name,
    file,
    title: text(object(info)["title"]) ?? "",
    summary: text(object(info)["summary"]) ?? "",
    ...(surface !== undefined && { surface }),
    ...(errorTexts.length > 0 && { errorTexts }),
    ...(forks && { forks }),
    sections: list(tags).map((tag) => {
      const title = text(object(tag)["name"]) ?? "";
      return { name: title, title, description: text(object(tag)["description"]) ?? "" };
    }),
    operations,
    types: listTypes(types, operations),
  };
}

function named(name: string): Type {
  return { kind: "reference", reference: name };
}

function listTypes(read: Types, operations: readonly RestOperation[]): Types {
  const types = Object.values(read).map(({ type: { source, ...type }, ...rest }) => {
    const own = source === undefined ? type : { ...type, source };
    return [rest.name, { ...rest, type: own }];
  });
  const sent = operations.flatMap(({ inputs, messages }) => [
    ...inputs.map(({ type }) => type),
    ...(messages ? [named(messages.body)] : []),
  ]);
  const received = operations.flatMap(({ outputs, failures, events = {}, messages }) => [
    ...outputs.flatMap(({ type = [] }) => type),
    ...failures.flatMap(({ data = [] }) => data),
    ...Object.values(events).map(named),
    ...(messages?.members ?? []).flatMap((message) => message.outputs.flatMap(({ type = [] }) => type)),
  ]);
  return withDirections(Object.fromEntries(types) as Types, sent, received);
}

/** Checks that each schema with facts about a method is a method: a member of a union that is sent. */
function checkMembers(reader: SpecReader, operations: readonly RestOperation[]): void {
  const methods = new Set(
    operations.flatMap(({ messages }) => (messages?.members ?? []).map(({ type }) => type)),
  );
  for (const [name, schema] of Object.entries(reader.schemas)) {
    if (!("x-member" in object(schema)) || methods.has(name)) continue;
    const remedy = "add it to the union of a body or a subscription, or remove it";
    reader.note(["components", "schemas", name, "x-member"], `${name} is not a member of a union`, remedy);
  }
}

/** Checks that messages can be methods of their client. */
function checkNames(reader: SpecReader, operations: readonly RestOperation[]): void {
  for (const { name, path, messages, socket, events } of operations) {
    if (socket !== undefined || events !== undefined) continue;
    const seen = new Set(["with", "close", "constructor", "then"]);
    for (const { value } of messages?.members ?? []) {
      const clash = seen.has(value) || !/^[A-Za-z]\w*$/.test(value);
      seen.add(value);
      if (!clash || value === "") continue;
      const what = `${value} cannot be a method of the ${name} client`;
      reader.note(["paths", path], what, "give the operation a name that no other has");
    }
  }
}

function readForks(reader: SpecReader): Forks | undefined {
  const [first] = forked(reader);
  if (!first) return undefined;
  const { "x-forks": property, enum: values } = object(first[1]);
  return { property: String(property), names: list(values).map(String) };
}

/** Checks that only one schema lists the forks. Mistakes are noted in the reader. */
export function checkForks(reader: SpecReader, { names, property }: Forks): void {
  const [[name] = [""], ...others] = forked(reader);
  for (const [other] of others)
    reader.note(
      ["components", "schemas", other, "x-forks"],
      `${name} has the forks already`,
      "remove it from one",
    );
  if (names.length === 0)
    reader.note(["components", "schemas", name], `${name} has no forks`, "list them in enum, oldest first");
  const remedy = `use one of ${names.join(", ")}, or add it there`;
  for (const { place, value, path } of placesIn(reader.root)) {
    const { const: fork } = object(object((value as JsonObject)["properties"])[property]);
    if (place === "schema" && fork !== undefined && !names.includes(String(fork)))
      reader.note(
        [...path, "properties", property, "const"],
        `${String(fork)} is not a fork of ${name}`,
        remedy,
      );
  }
}

function forked({ schemas }: SpecReader): (readonly [name: string, schema: Json])[] {
  return Object.entries(schemas).filter(([, schema]) => "x-forks" in object(schema));
}
