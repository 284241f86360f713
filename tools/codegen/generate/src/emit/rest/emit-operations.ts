import { resolved, type RestOperation, type Types, type RestSpec } from "@node-access/generate/model";
import { doc, literal, typeImport, formatKey } from "@node-access/generate/emit/typescript";
import {
  emitOperationTable,
  type Method,
  type MethodGroup,
  methodsType,
  RUNTIME,
  sentBy,
  usedNames,
  createMethod,
  pascal,
} from "@node-access/generate/emit/rest";

const RUNTIME_ENTRY = "@node-access/transport/rest";

/** How the methods of a spec are sent: a table for each group, and one operation for each union whose members are methods. */
export function emitOperations(spec: RestSpec, groups: readonly MethodGroup[]): string {
  const texts = groups.map((group) =>
    group.methods[0]?.member ? unionText(spec, group, group.methods[0]) : tableText(spec, group),
  );
  const imports = [
    typeImport(groups.some(({ methods }) => methods[0]?.member) ? ["Members"] : [], "../members.ts"),
    typeImport(groups.map(methodsType).toSorted(), "./methods.ts"),
  ];
  return `${runtimeImport(texts.join(""))}${imports.join("")}\n${texts.join("\n")}`;
}

function runtimeImport(code: string): string {
  const used = usedNames(code, RUNTIME);
  if (used.length === 0) return typeImport(["RestOperation"], RUNTIME_ENTRY);
  const names = [...used, "type RestOperation"];
  const line = `import { ${names.join(", ")} } from "${RUNTIME_ENTRY}";\n`;
  return line.length <= 111 ? line : `import {\n  ${names.join(",\n  ")},\n} from "${RUNTIME_ENTRY}";\n`;
}

function tableText(spec: RestSpec, group: MethodGroup): string {
  const type = methodsType(group);
  const methods = group.methods.map((method) => ({ operation: findOperation(spec, method), method }));
  const about = doc([`How each method of {@link ${type}} is sent.`]);
  return about + emitOperationTable(`${group.name}Operations`, type, methods);
}

function unionText(spec: RestSpec, group: MethodGroup, first: Method): string {
  const { property, tag = "" } = first.member ?? {};
  const type = methodsType(group);
  const operation = spec.operations.find(({ name }) => name === group.name);
  const members = { property, tag, names: group.methods.map(({ name }) => name) };
  return `${doc([`How every method of {@link ${type}} is sent.`])}export const ${group.name}Operation: RestOperation = ${literal(operation && sentBy(operation, first))};

${doc([`The members of a union that the methods of {@link ${type}} send: the method's name is the value of the key \`${tag}\`.`])}export const ${group.name}Members: Members<${type}> = ${literal(members)};\n`;
}

function findOperation({ operations, types }: RestSpec, { name }: Method): RestOperation {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is a method without an operation`);
  const body = found.inputs.find(({ location }) => location === "body");
  const isText = body && resolved(body.type, types).kind === "text";
  return isText ? { ...found, content: { ...found.content, writer: "jsonString" } } : found;
}

/** An operation whose response is a stream of events. */
export interface EventStream {
  readonly operation: RestOperation;
  readonly method: Method;
  readonly topics: ReadonlyMap<string, string>;
}

export function eventStreams({ operations }: RestSpec): readonly EventStream[] {
  return operations.flatMap((operation) =>
    operation.events === undefined
      ? []
      : [{ operation, method: createMethod(operation), topics: new Map(Object.entries(operation.events)) }],
  );
}

/** The types of streams' events, by topic, and the requests that open the streams. */
export function emitStreams(streams: readonly EventStream[], types: Types): string {
  const named = streams.flatMap(({ topics }) => [...topics.values()]);
  const text = streams.map((stream) => emitStream(stream, types)).join("\n");
  return `${runtimeImport(text)}${typeImport([...new Set(named)].toSorted(), "./types.ts")}\n${text}`;
}

function emitStream({ operation, method, topics }: EventStream, types: Types): string {
  const { name, summary, source } = method;
  const properties = [...topics].map(([topic, type]) => {
    const description = types[type]?.type.description ?? "";
    return `${doc([description], "  ")}  ${formatKey(topic)}: ${type};\n`;
  });
  // The reader of the stream reads the response.
  const sent = sentBy({ ...operation, outputs: [] }, { ...method, resultKind: undefined });
  return `${doc([`The events of each topic of \`${name}\`. ${summary} Source: ${source}.`])}export interface ${pascal(name)}Topics {
${properties.join("")}}

${doc([`How \`${name}\` is requested.`])}export const ${name}Operation: RestOperation = ${literal(sent)};\n`;
}
