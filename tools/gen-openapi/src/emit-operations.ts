import { methodsType, typeImport } from "./emit-methods.ts";
import type { Method, MethodGroup } from "./operation-model.ts";
import { docstring } from "./docstring.ts";
import { literal } from "./literal.ts";
import type { Json, JsonObject } from "./json.ts";

/**
 * Makes the tables that say how each method is sent: only what the runtime needs.
 *
 * @returns the text of the file without its first line.
 */
export function emitOperations(groups: readonly MethodGroup[]): string {
  const imports =
    typeImport(["RestOperation"], "@node-access/transport/rest") +
    typeImport(groups.map(methodsType).toSorted(), "./methods.ts");
  return `${imports}\n${groups.map(emitTable).join("\n")}`;
}

function emitTable(group: MethodGroup): string {
  const entries = Object.fromEntries(group.methods.map((method) => [method.name, entry(method)]));
  const table = `${docstring([`How each method of {@link ${methodsType(group)}} is sent.`])}export const ${group.name}Operations: Readonly<Record<keyof ${methodsType(group)}, RestOperation>> = ${literal(entries)};\n`;
  const signing = group.methods.flatMap(({ name, member }) =>
    member?.signing ? [[name, member.signing] as const] : [],
  );
  return signing.length === 0 ? table : `${table}\n${emitSigning(group, Object.fromEntries(signing))}`;
}

function entry(method: Method): JsonObject {
  const { http, path, idempotency, query, body, member } = method;
  return {
    method: http,
    path,
    idempotency,
    ...(query.length > 0 && { query: query.map(({ name }) => name) }),
    ...(body && { body: true }),
    ...(member && { member: memberEntry(member) }),
  };
}

function memberEntry({ property, discriminator, value, fields }: NonNullable<Method["member"]>): JsonObject {
  const rest: Json[] = fields.filter((field) => field !== discriminator);
  return { ...(property !== undefined && { property }), tag: discriminator, value, fields: rest };
}

function emitSigning(group: MethodGroup, signing: JsonObject): string {
  const kind = `${methodsType(group).replace(/Methods$/, "")}Signing`;
  return `${docstring(["How an action is signed: by the hash of its bytes, or field by field for the user to read."])}export type ${kind} =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

${docstring([`How each action of {@link ${methodsType(group)}} is signed.`])}export const ${group.name}Signing: Readonly<Record<keyof ${methodsType(group)}, ${kind}>> = ${literal(signing)};\n`;
}
