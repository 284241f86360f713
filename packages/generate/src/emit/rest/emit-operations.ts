import { methodsType } from "./emit-methods.ts";
import type { Method, MethodGroup } from "./method.ts";
import { doc, typeImport } from "../typescript/text.ts";
import { literal } from "../typescript/literal.ts";
import type { JsonObject } from "../../model/json.ts";

/**
 * Generates the tables of how each method is sent, with only what the runtime needs.
 * All members of a union are sent in the same way, so each costs only its name.
 *
 * @returns the text of the file without its first line.
 */
export function emitOperations(groups: readonly MethodGroup[]): string {
  const plain = groups.filter(({ methods }) => !methods[0]?.member);
  const imports =
    typeImport(["RestOperation"], "@node-access/transport/rest") +
    typeImport(plain.map(methodsType).toSorted(), "./methods.ts");
  return `${imports}\n${groups.map(emitTable).join("\n")}`;
}

function emitTable(group: MethodGroup): string {
  const [first] = group.methods;
  if (first?.member) {
    const { property, tag } = first.member;
    const names = group.methods.map(({ name }) => name);
    const member = { ...(property !== undefined && { property }), tag, names };
    const operation = { ...entry(first), member };
    return `${doc([`How every method of ${methodsType(group)} is sent: the method's name is the value of the key \`${tag}\`.`])}export const ${group.name}Operation: RestOperation = ${literal(operation)};\n`;
  }
  const entries = Object.fromEntries(group.methods.map((method) => [method.name, entry(method)]));
  return `${doc([`How each method of {@link ${methodsType(group)}} is sent.`])}export const ${group.name}Operations: Readonly<Record<keyof ${methodsType(group)}, RestOperation>> = ${literal(entries)};\n`;
}

/** Returns how a method is sent. */
export function entry(method: Method): JsonObject {
  const { http, path, idempotency, query, headers, body, isTextBody, resultKind, statuses } = method;
  return {
    method: http,
    path,
    idempotency,
    ...(query.length > 0 && { query: query.map(({ name }) => name) }),
    ...(headers.length > 0 && { headers: headers.map(({ name }) => name) }),
    ...(body && { body: isTextBody ? "text" : true }),
    ...(resultKind && { result: resultKind }),
    ...(statuses && { statuses: [...statuses] }),
  };
}
