import {
  mapParts,
  type NamedType,
  reachableFrom,
  type Type,
  type RestSpec,
} from "@node-access/generate/model";
import { literal, printType } from "@node-access/generate/emit/typescript";
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
  const offers = Object.values(types).flatMap((one) => describeOffers(one) ?? []);
  const lines = results.map(
    ([operation, type]) => `  readonly ${operation}: ${type ? printType(type, "received") : "undefined"};\n`,
  );
  return `// Generated from specs/${name}.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

${offers.length > 0 ? OFFER_IMPORT : ""}${emitTypes(Object.fromEntries(plain))}${offers.join("")}
/** The body of each operation's response; \`undefined\` if it has none. */
export interface ${pascal(name)}Results {
${lines.join("")}}
`;
}

const OFFER_IMPORT = `import type * as catalog from "./catalog.ts";

/** The networks that have something: those whose protocol has a family of methods or an endpoint, or those of one. */
export interface Offer {
  readonly family?: catalog.Family;
  readonly endpoint?: catalog.Endpoint;
  readonly protocol?: catalog.Protocol;
}

`;

/** Returns which networks have each member of a union, by the member's constant. */
function describeOffers({ name, type }: NamedType): string | undefined {
  const members = type.kind === "union" ? (type.oneOf ?? []) : [];
  const offers = members.flatMap(({ offeredBy, properties = {} }) => {
    const [constant] = Object.values(properties).flatMap((property) => property.const ?? []);
    return offeredBy && constant !== undefined ? [[String(constant), offeredBy] as const] : [];
  });
  if (offers.length === 0) return undefined;
  return `
/** The networks that have each {@link ${name}}, by its type. */
export const offered${name}s: Readonly<Record<${name}["type"], Offer>> = ${literal(Object.fromEntries(offers))};
`;
}

/** A secret is a text on the wire. */
function withoutSecrets(type: Type): Type {
  const own: Type = type.kind === "secret" ? { ...type, kind: "text" } : type;
  return mapParts(own, withoutSecrets);
}
