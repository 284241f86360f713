import type { GrpcMethod, Operation } from "../../model/operation.ts";
import type { Spec } from "../../model/spec.ts";
import type { Type } from "../../model/type.ts";

/**
 * The name of an enum's value in TypeScript: ts-proto removes the prefix that repeats the enum's name,
 * so that `OWNER_KIND_UNKNOWN` of `OwnerKind` becomes `UNKNOWN`.
 *
 * @param wireName - The name of the enum in the proto, with its package.
 */
export function enumMember(wireName: string, value: string): string {
  const name = wireName.split(".").at(-1) ?? "";
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").replaceAll(/([A-Z])([A-Z][a-z])/g, "$1_$2");
  return value.replace(`${words.toUpperCase()}_`, "");
}

/** The module that ts-proto generates from a proto file. */
export function moduleOf(file: string): string {
  return file.replace(/\.proto$/, ".ts");
}

/** Returns the name of a method's request message. */
export function requestOf({ inputs: [request] }: Operation): string {
  return nameIn(request?.type);
}

/** Returns the name of a method's response message. */
export function responseOf({ outputs: [response] }: Operation): string {
  return nameIn(response?.type);
}

function nameIn(type: Type | undefined): string {
  if (type?.reference === undefined) throw new Error("a gRPC method accepts a message and returns one");
  return type.reference;
}

/** Returns the names of a spec's messages and enums, by the proto file that declares them. */
export function namesByFile({ types }: Spec<GrpcMethod>): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { name, home } of Object.values(types)) files.set(home, [...(files.get(home) ?? []), name]);
  return files;
}
