import type { Field, GrpcMethod, Type, Types, GrpcSpec } from "@node-access/generate/model";
import { listFields } from "../../model/read-types.ts";
import { inOneLine, parsedRows, rowsHead } from "../rows.ts";

/** The text of `grpc-methods.ts`: the calls of the gRPC services, and the fields of the messages that callers send. */
export function emitGrpcMethods(specs: Readonly<Record<string, GrpcSpec>>): string {
  const clients = Object.keys(specs).toSorted();
  const rows = clients.flatMap((client) =>
    (specs[client]?.operations ?? []).map((one) => createRow(client, one)),
  );
  const messages = clients.flatMap((client) => messageRows(client, specs[client]?.types ?? {}));
  const loaders = clients.map(
    (client) => `  ${JSON.stringify(client)}: () => import("@node-access/grpc/${client}"),`,
  );
  return `${rowsHead("specs/grpc", "GrpcFieldFacts, GrpcMethodFacts", "grpc-method-facts")}
/** Loads the clients, by name. */
export const grpcClients: Readonly<Record<string, () => Promise<object>>> = {
${loaders.join("\n")}
};

/** All calls. */
export const grpcMethods: readonly GrpcMethodFacts[] = ${parsedRows(rows)};

/** The fields of messages by client and message, and the numbers of enums' values by name. */
export const grpcMessages: Readonly<
  Record<string, { readonly fields?: Readonly<Record<string, GrpcFieldFacts>>; readonly values?: Readonly<Record<string, number>> }>
> = ${parsedRows(Object.fromEntries(messages))};
`;
}

function createRow(client: string, method: GrpcMethod): object {
  const { name, section, wireName, summary, deprecated, idempotency, stream, endless, inputs, examples } =
    method;
  const [example] = examples;
  return {
    name,
    client,
    service: section,
    wireName,
    summary: inOneLine(summary),
    deprecated,
    idempotency,
    stream,
    endless: endless || undefined,
    request: inputs[0]?.type.reference ?? "",
    example: example?.inputs[0]?.value,
  };
}

function messageRows(client: string, types: Types): [string, object][] {
  return Object.entries(types).flatMap(([name, { type, direction }]): [string, object][] => {
    const values = type.values ?? [];
    if (type.kind === "enum")
      return [
        [`${client}.${name}`, { values: Object.fromEntries(values.map((one) => [one.name, one.number])) }],
      ];
    if (type.kind !== "object" || direction === "received") return [];
    return [[`${client}.${name}`, { fields: createFields(type) }]];
  });
}

function createFields(type: Type): Record<string, object> {
  const rows = listFields(type).map(({ name, field, oneof }) => {
    return [name, { ...createField(field), ...(oneof !== undefined && { oneof }) }] as const;
  });
  return Object.fromEntries(rows);
}

function createField(field: Field): object {
  if (field.kind === "list") return { type: nameType(field.items ?? field), repeated: true };
  if (field.kind === "map")
    return {
      type: nameType(field.additionalProperties ?? field),
      map: field.propertyNames ? nameType(field.propertyNames) : "text",
    };
  return { type: nameType(field) };
}

function nameType(type: Type): string {
  return type.reference ?? type.encoding?.split(" ", 1)[0] ?? type.kind;
}
