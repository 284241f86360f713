import type { Output, RestOperation, Spec } from "@node-access/generate/model";
import { doc, literal, typeImport } from "@node-access/generate/emit/typescript";
import { emitMethods, type Method, type MethodGroup, methodsType } from "@node-access/generate/emit/rest";

/** The methods of a client that also accept or return bytes, in their form for bytes. */
export interface BytesMethods {
  readonly group: MethodGroup;
  readonly mayReturnBytes: Readonly<Record<string, boolean>>;
}

/** The methods whose bodies or responses may be bytes instead of JSON; `undefined` if there are none. */
export function bytesMethods(
  { operations }: Spec<RestOperation>,
  [plain]: readonly MethodGroup[],
): BytesMethods | undefined {
  const mayReturnBytes: Record<string, boolean> = {};
  const methods = (plain?.methods ?? []).flatMap((method): Method[] => {
    const { inputs = [], outputs = [] } = operations.find(({ name }) => name === method.name) ?? {};
    const takesBytes = inputs.some(({ bytes }) => bytes);
    const bytesOutput = outputs.find(({ bytes }) => bytes);
    if (!takesBytes && !bytesOutput) return [];
    mayReturnBytes[method.name] = bytesOutput !== undefined;
    return [
      {
        ...method,
        body: method.body && takesBytes ? { ...method.body, type: "Uint8Array" } : method.body,
        ...(bytesOutput && bytesResult(method, bytesOutput)),
      },
    ];
  });
  if (!plain || methods.length === 0) return undefined;
  return {
    group: { name: `${plain.name}Bytes`, summary: `${plain.summary} In bytes.`, methods },
    mayReturnBytes,
  };
}

function bytesResult(
  { result, resultDescription }: Method,
  { headers = [] }: Output,
): Pick<Method, "result" | "resultDescription"> {
  const names = headers.map((name) => JSON.stringify(name));
  return {
    result: `BytesResponse<${[result, ...(names.length > 0 ? [names.join(" | ")] : [])].join(", ")}>`,
    resultDescription: `${resultDescription} As bytes, or as JSON from a server that has no bytes.`,
  };
}

/** The interface of the methods in bytes, and the table of those whose responses are bytes. */
export function emitBytesMethods(
  { group, mayReturnBytes }: BytesMethods,
  schemas: readonly string[],
): string {
  const type = methodsType(group);
  const table = `${doc([`Whether the response may be bytes, for each method of {@link ${type}}.`])}export const ${group.name}Responses: Readonly<Record<keyof ${type}, boolean>> = ${literal(mayReturnBytes)};\n`;
  const imports = Object.values(mayReturnBytes).includes(true) ? ["BytesResponse"] : [];
  return `${typeImport(imports, "@node-access/transport/rest")}${emitMethods([group], schemas)}\n${table}`;
}
