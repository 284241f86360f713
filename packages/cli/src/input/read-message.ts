import { grpcMessages, type GrpcFieldFacts, type GrpcMethodFacts } from "../generated/grpc-methods.ts";
import { suggestNames } from "../facts/suggest.ts";
import { CommandError } from "../io/command-error.ts";

/**
 * Converts a request from protobuf's JSON to what a client takes. Fields have their names in camel case or as in the proto file.
 * Bytes are base64, or hex after `0x`; enums their names or numbers; a mask of fields their names, as a list or separated by commas.
 */
export function readMessage({ client, name, request }: GrpcMethodFacts, value: unknown): object {
  return readFields(client, request, value, name);
}

function readFields(client: string, type: string, value: unknown, path: string): object {
  const { fields } = grpcMessages[`${client}.${type}`] ?? {};
  const given = readObject(value, path);
  // Messages of Google's own, such as a timestamp, are taken as they are.
  if (!fields) return given;
  const names = Object.keys(fields);
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(given)) {
    const name = names.find((one) => one === key || toCamel(one) === key) ?? "";
    const field = fields[name];
    if (field === undefined)
      throw new CommandError(
        `${path}: has no field ${JSON.stringify(key)}${suggestNames(key, names) || `: it has ${names.join(", ")}`}`,
      );
    const place = `${path}.${key}`;
    const converted = readField(client, field, part, place);
    if (field.oneof === undefined) result[toCamel(name)] = converted;
    else {
      const group = toCamel(field.oneof);
      if (group in result) throw new CommandError(`${place}: only one of ${field.oneof} may be set`);
      result[group] = { $case: toCamel(name), value: converted };
    }
  }
  return result;
}

function readField(client: string, field: GrpcFieldFacts, value: unknown, path: string): unknown {
  const one = (item: unknown, place: string): unknown => readValue(client, field.type, item, place);
  if (field.repeated) {
    if (!Array.isArray(value))
      throw new CommandError(`${path}: expected a list, received ${JSON.stringify(value)}`);
    return value.map((item, index) => one(item, `${path}[${index}]`));
  }
  if (!field.map) return one(value, path);
  const entries = Object.entries(readObject(value, path)).map(
    ([key, item]) => [key, one(item, `${path}.${key}`)] as const,
  );
  // Clients have integers of 64 bits as bigint, which no object has as keys.
  if (!field.map.endsWith("64")) return Object.fromEntries(entries);
  return new Map(entries.map(([key, item]) => [readInteger(key, path), item]));
}

function readValue(client: string, type: string, value: unknown, path: string): unknown {
  const named = grpcMessages[`${client}.${type}`];
  if (named?.values) {
    if (typeof value === "number") return value;
    const number = typeof value === "string" ? named.values[value] : undefined;
    if (number !== undefined) return number;
    throw new CommandError(
      `${path}: expected ${Object.keys(named.values).join(", ")}, received ${JSON.stringify(value)}`,
    );
  }
  if (type === "FieldMask" && typeof value === "string") return value.split(",");
  if (type === "FieldMask" && Array.isArray(value)) return value;
  if (named) return readFields(client, type, value, path);
  if (type !== "bytes") return value;
  if (typeof value !== "string")
    throw new CommandError(
      `${path}: expected bytes in base64, or in hex after 0x, received ${JSON.stringify(value)}`,
    );
  if (/^0x([\da-f]{2})*$/i.test(value)) return new Uint8Array(Buffer.from(value.slice(2), "hex"));
  return new Uint8Array(Buffer.from(value, "base64"));
}

function readObject(value: unknown, path: string): object {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new CommandError(`${path}: expected an object, received ${JSON.stringify(value)}`);
}

function readInteger(text: string, path: string): bigint {
  if (/^-?\d+$/.test(text)) return BigInt(text);
  throw new CommandError(`${path}: expected keys that are integers, received ${JSON.stringify(text)}`);
}

function toCamel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
