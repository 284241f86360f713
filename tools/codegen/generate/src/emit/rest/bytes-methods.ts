import type { Output, RestSpec } from "@node-access/generate/model";
import { doc, literal, typeImport } from "@node-access/generate/emit/typescript";
import { emitMethods, type Method, type MethodGroup, methodsType } from "@node-access/generate/emit/rest";

/** The methods whose bodies or responses may be bytes instead of JSON, in their form for bytes; `undefined` if there are none. */
export function bytesMethods(
  { operations }: RestSpec,
  [plain]: readonly MethodGroup[],
): MethodGroup | undefined {
  const methods = (plain?.methods ?? []).flatMap((method): Method[] => {
    const { inputs = [], outputs = [] } = operations.find(({ name }) => name === method.name) ?? {};
    const takesBytes = inputs.some(({ bytes }) => bytes);
    const output = outputs.find(({ bytes }) => bytes);
    if (!takesBytes && !output) return [];
    const body = method.body && takesBytes ? { ...method.body, type: "Uint8Array" } : method.body;
    return [{ ...method, body, ...(output && bytesResult(method, output)) }];
  });
  if (!plain || methods.length === 0) return undefined;
  return { name: `${plain.name}Bytes`, summary: `${plain.summary} In bytes.`, methods };
}

function bytesResult(
  { result, resultDescription }: Method,
  { headers = [] }: Output,
): Pick<Method, "result" | "resultDescription"> {
  const names = headers.map((name) => JSON.stringify(name)).join(" | ");
  return {
    result: `${BYTES}<${result}${names === "" ? "" : `, ${names}`}>`,
    resultDescription: `${resultDescription} As bytes, or as JSON from a server that has no bytes.`,
  };
}

const BYTES = "BytesResponse";

/** The interface of the methods in bytes, and the table of those whose responses are bytes. */
export function emitBytesMethods(group: MethodGroup, schemas: readonly string[]): string {
  const type = methodsType(group);
  const rows = group.methods.map(({ name, result }) => [name, result.startsWith(`${BYTES}<`)] as const);
  const table = `${doc([`Whether the response may be bytes, for each method of {@link ${type}}.`])}export const ${group.name}Responses: Readonly<Record<keyof ${type}, boolean>> = ${literal(Object.fromEntries(rows))};\n`;
  const imports = rows.some(([, isBytes]) => isBytes) ? [BYTES] : [];
  return `${typeImport(imports, "@node-access/transport/rest")}${emitMethods([group], schemas)}\n${table}`;
}
