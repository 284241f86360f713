import { mapParts, reachableFrom, type Type, type RestSpec } from "@node-access/generate/model";
import { printType } from "@node-access/generate/emit/typescript";
import { emitTypes } from "../rest/emit-types.ts";
import { pascal } from "@node-access/generate/emit/rest";

/** Returns the types of a surface's responses, which hand-written code of the gateway makes: by operation. */
export function emitRecords({ name, operations, types }: RestSpec): string {
  const results = operations.map(({ name: operation, outputs }) => {
    const [output] = outputs;
    return [operation, output?.type] as const;
  });
  const sent = results.flatMap(([, type]) => type ?? []);
  const used = reachableFrom(sent, (one) => types[one]?.type);
  const plain = Object.values(types)
    .filter((one) => used.has(one.name))
    .map(
      (one) =>
        [one.name, { ...one, direction: "received" as const, type: withoutSecrets(one.type) }] as const,
    );
  const lines = results.map(
    ([operation, type]) => `  readonly ${operation}: ${type ? printType(type, "received") : "undefined"};\n`,
  );
  return `// Generated from specs/${name}.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

${emitTypes(Object.fromEntries(plain))}
/** The body of each operation's response; \`undefined\` if it has none. */
export interface ${pascal(name)}Results {
${lines.join("")}}
`;
}

/** A secret is a text on the wire. */
function withoutSecrets(type: Type): Type {
  const own: Type = type.kind === "secret" ? { ...type, kind: "text" } : type;
  return mapParts(own, withoutSecrets);
}
