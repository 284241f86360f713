import {
  type RestOperation,
  type Spec,
  type Type,
  type Types,
  withDirections,
} from "@node-access/generate/model";
import { readType } from "@node-access/generate/read";
import { list, object, text } from "./json.ts";
import { readForks } from "./read-forks.ts";
import { readOperations } from "./read-operations.ts";
import { sourceText, type SpecReader } from "./spec-reader.ts";

/**
 * Reads the part of the model that an OpenAPI document describes. Mistakes are recorded in the reader.
 *
 * @param name - The spec's name: `management`.
 * @param file - Its file, as mistakes name it.
 */
export function readSpec(reader: SpecReader, name: string, file: string): Spec<RestOperation> {
  const { info, tags } = reader.root;
  const surface = text(reader.root["x-surface"]);
  const operations = readOperations(reader);
  const forks = readForks(reader);
  checkNames(reader, name, operations);
  checkMembers(reader, operations);
  return {
    kind: "rest",
    name,
    file,
    title: text(object(info)["title"]) ?? "",
    summary: text(object(info)["summary"]) ?? "",
    ...(surface !== undefined && { surface }),
    ...(forks && { forks }),
    sections: list(tags).map((tag) => {
      const title = text(object(tag)["name"]) ?? "";
      return { name: title, title, description: text(object(tag)["description"]) ?? "" };
    }),
    operations,
    types: readTypes(reader, operations),
  };
}

function named(name: string): Type {
  return { kind: "reference", reference: name };
}

function readTypes({ schemas }: SpecReader, operations: readonly RestOperation[]): Types {
  const types = Object.entries(schemas).map(([name, schema]) => {
    const { source, ...type } = readType(schema);
    const own = source === undefined ? type : { ...type, source: sourceText(source) };
    return [name, { name, type: own, direction: "both", home: "" }];
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

// The members of every client besides its methods.
const taken = new Set(["with", "withResponse", "close", "constructor", "then"]);

/** Checks that the names in the spec are possible for methods of each client. */
function checkNames(reader: SpecReader, client: string, operations: readonly RestOperation[]): void {
  const check = (clientName: string, names: readonly (readonly [name: string, path: string])[]): void => {
    const seen = new Set<string>();
    for (const [name, path] of names) {
      const clash = taken.has(name) || seen.has(name) || !/^[A-Za-z]\w*$/.test(name);
      seen.add(name);
      if (!clash || name === "") continue;
      const what = `${name} cannot be a method of the ${clientName} client`;
      reader.note(["paths", path], what, "give the operation a name that no other has");
    }
  };
  const calls = operations.filter(({ socket, events }) => socket === undefined && events === undefined);
  const plain = calls.filter(({ messages }) => messages === undefined);
  check(
    client,
    plain.map(({ name, path }) => [name, path]),
  );
  for (const { name, path, messages } of calls)
    if (messages)
      check(
        name,
        messages.members.map(({ value }) => [value, path]),
      );
}
