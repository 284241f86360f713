import { suggestName } from "../../spec-file/nearest-name.ts";
import { words } from "../../model/tables.ts";
import type { Part } from "../spec-document.ts";

const described = "summary description";

/** The keys for HTTP methods in a path item. */
export const VERBS: readonly string[] = words("get put post delete options head patch trace query");

/** The keys of the objects of OpenAPI 3.0, 3.1 and 3.2, by kind. */
export const OPEN_API_KEYS: Readonly<
  Record<
    | "components"
    | "document"
    | "flows"
    | "info"
    | "mediaType"
    | "operation"
    | "parameter"
    | "pathItem"
    | "requestBody"
    | "response",
    readonly string[]
  >
> = {
  document: words(
    "openapi info servers paths webhooks components security tags externalDocs jsonSchemaDialect $self",
  ),
  flows: words("implicit password clientCredentials authorizationCode deviceAuthorization"),
  info: words("title summary description termsOfService contact license version"),
  components: words(
    "schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes",
  ),
  pathItem: [...words(`$ref ${described} servers parameters additionalOperations`), ...VERBS],
  operation: words(
    `${described} tags externalDocs operationId parameters requestBody responses callbacks deprecated security servers`,
  ),
  parameter: words(
    `$ref ${described} name in required deprecated allowEmptyValue style explode allowReserved schema content example examples`,
  ),
  requestBody: words(`$ref ${described} content required`),
  response: words(`$ref ${described} headers content links`),
  mediaType: words("$ref schema itemSchema example examples encoding prefixEncoding itemEncoding"),
};

/** The keys of the objects of OpenRPC, by kind. */
export const OPEN_RPC_KEYS: Readonly<Record<"content" | "document" | "method", readonly string[]>> = {
  document: words("openrpc info externalDocs servers methods components $schema"),
  method: words(
    `$ref ${described} name servers tags paramStructure params result errors links examples deprecated externalDocs`,
  ),
  content: words(`$ref ${described} name required deprecated schema`),
};

/** The keywords of JSON Schema, draft 4 to 2020-12, and of OpenAPI's form of it. */
export const SCHEMA_KEYS: readonly string[] = words(
  `$ref $id id $schema $anchor $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor $vocabulary $comment $defs
  definitions type enum const multipleOf maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength pattern
  maxItems minItems uniqueItems maxContains minContains contains maxProperties minProperties required dependentRequired
  dependentSchemas dependencies properties patternProperties additionalProperties propertyNames unevaluatedProperties
  unevaluatedItems items prefixItems additionalItems allOf anyOf oneOf not if then else format contentEncoding
  contentMediaType contentSchema title description default deprecated readOnly writeOnly example examples nullable
  discriminator xml externalDocs`,
);

export function noteUnknownKeys(part: Part, known: readonly string[]): void {
  for (const [key, value] of part.entries())
    if (!known.includes(key) && !key.startsWith("x-"))
      value.note(
        `${key} is not known here, and is ignored`,
        suggestName(key, known, `use one of ${known.join(", ")}, or begin it with x-`, MOST_WRONG),
      );
}

/** How many letters of a key may be wrong. */
export const MOST_WRONG = 2;
