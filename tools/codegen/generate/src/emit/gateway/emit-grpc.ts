import { rowsHead } from "../rows.ts";
import { pascal, type Type, type Types, type GrpcSpec } from "@node-access/generate/model";
import { literal } from "@node-access/generate/emit/typescript";
import { listFields } from "../../model/read-types.ts";
import { byName } from "../../model/map-types.ts";

/** Returns the text of `grpc.ts`: every call of the protocols' services, and the fields of their messages. */
export function emitGrpc(specs: readonly GrpcSpec[]): string {
  const methods = specs.flatMap(({ operations, types }) =>
    operations.map(({ wireName, stream, endless, idempotency, inputs: [input], outputs: [output] }) => [
      wireName,
      {
        stream,
        endless,
        isRetryable: idempotency === "write" ? undefined : true,
        request: messageName(types, input?.type),
        response: messageName(types, output?.type),
      },
    ]),
  );
  const fields = specs.flatMap((spec) => [...wireMessages(spec)]).toSorted(byName);
  const enums = specs.flatMap(enumNumbers).toSorted(byName);
  const finals = specs.flatMap(finalValues).toSorted(byName);
  return `${rowsHead("specs/grpc", "GrpcMethod, WireField", "grpc-method")}
/** All calls, by wire name. */
export const grpcMethods: Readonly<Record<string, GrpcMethod>> = ${literal(Object.fromEntries(methods))};

/** The numbers of enums' values by their names, by the enums' full names. */
export const wireEnums: Readonly<Record<string, Readonly<Record<string, number>>>> = ${literal(Object.fromEntries(enums))};

/** The fields of messages, by the messages' full names. */
export const wireMessages: Readonly<Record<string, Readonly<Record<string, WireField>>>> = ${literal(Object.fromEntries(fields))};

/** The numbers of the values that mark something as final, by the full name of their enum. */
export const finalValues: Readonly<Record<string, readonly number[]>> = ${literal(Object.fromEntries(finals))};
`;
}

/** The messages of a spec by full name, and the entries of maps, which are messages on the wire. */
function wireMessages({ types }: GrpcSpec): Map<string, object> {
  const wireType = (type: Type): object => {
    if (type.reference === undefined) return { type: type.encoding?.split(" ", 1)[0] ?? "" };
    const name = messageName(types, type);
    return types[type.reference]?.type.kind === "enum" ? { type: "enum", enum: name } : { type: name };
  };
  const messages = new Map<string, object>();
  for (const { wireName = "", type } of Object.values(types)) {
    if (type.kind !== "object") continue;
    const rows = listFields(type).map(({ name, field }) => {
      const { kind, items, propertyNames, additionalProperties, number = 0 } = field;
      if (kind === "list") return [name, { number, ...wireType(items ?? field), repeated: true }] as const;
      if (kind !== "map" || !propertyNames || !additionalProperties)
        return [name, { number, ...wireType(field) }] as const;
      const entry = `${wireName}.${pascal(name)}Entry`;
      messages.set(entry, {
        key: { number: 1, ...wireType(propertyNames) },
        value: { number: 2, ...wireType(additionalProperties) },
      });
      return [name, { number, type: entry, repeated: true, isMap: true }] as const;
    });
    messages.set(wireName, Object.fromEntries(rows));
  }
  return messages;
}

function enumNumbers({ types }: GrpcSpec): [string, Readonly<Record<string, number>>][] {
  return Object.values(types).flatMap(({ wireName = "", type: { kind, values = [] } }) =>
    kind === "enum" ? [[wireName, Object.fromEntries(values.map(({ name, number }) => [name, number]))]] : [],
  );
}

function finalValues({ types }: GrpcSpec): [string, readonly number[]][] {
  return Object.values(types).flatMap(({ wireName = "", type: { values = [] } }) => {
    const numbers = values.filter(({ final }) => final).map(({ number }) => number);
    return numbers.length > 0 ? [[wireName, numbers]] : [];
  });
}

function messageName(types: Types, { reference = "" }: Type = { kind: "any" }): string {
  return types[reference]?.wireName ?? "";
}
