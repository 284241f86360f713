import { schemas as beacon } from "@node-access/beacon/schemas";
import { findMismatch } from "@node-access/cli/check-value";
import { type SchemaName as VenueSchema, schemas as venue } from "@node-access/exchange/schemas";
import { schemas as management } from "@node-access/management/schemas";
import * as bitcoin from "@node-access/rpc/bitcoin/schemas";
import * as rpc from "@node-access/rpc/schemas";
import * as solana from "@node-access/rpc/solana/schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isIP } from "node:net";
import { eventTopics, restOperations } from "./rest-operations.ts";
import { restSurfaces } from "./rest-surfaces.ts";

/** What a response must match, and the definitions that this refers to. */
interface Expected {
  readonly schema: object;
  readonly definitions: object;
}

/** What responses must match, by the method's name: for REST, the spec's name is before it. */
const expected = new Map<string, Expected>();
/** The types of the management API's responses, by the method's name. */
const managementTypes = new Map<string, string>();

const modules = [rpc, solana, bitcoin] as const;
for (const { definitions, methodSchemas, ...more } of modules) {
  for (const [method, { result }] of Object.entries(methodSchemas))
    expected.set(method, { schema: result, definitions });
  const subscriptions = "subscriptionSchemas" in more ? more.subscriptionSchemas : {};
  for (const [kind, { notification }] of Object.entries(subscriptions))
    expected.set(`subscribe ${kind}`, { schema: notification, definitions });
}
for (const { spec, schemas } of [{ spec: "beacon", schemas: beacon }, ...restSurfaces]) {
  if (schemas === undefined) continue;
  for (const { method, responseSchema } of restOperations(spec)) {
    if (responseSchema === undefined) continue;
    const one = { schema: { $ref: `#/$defs/${responseSchema}` }, definitions: schemas };
    expected.set(`${spec} ${method}`, one);
    // The other surfaces with a spec of their own have rows of their own.
    if (spec === "beacon") expected.set(method, one);
  }
}
for (const { method, responseSchema } of restOperations("management"))
  if (responseSchema !== undefined) managementTypes.set(method, responseSchema);
/** Event data. Its names differ from those of the checks, whose calls return the event around the data. */
for (const [topic, type] of eventTopics("beacon"))
  expected.set(`event data of ${topic}`, { schema: { $ref: `#/$defs/${type}` }, definitions: beacon });

/**
 * Adds what the responses of one kind of chain must match.
 *
 * @param kind - What checks have as `spec`.
 * @param types - The definitions that the schemas refer to.
 * @param results - The schema of each method's result and of each subscription's event, by the name in its row.
 */
export function addChainSchemas(kind: string, types: object, results: ReadonlyMap<string, object>): void {
  for (const [name, schema] of results) expected.set(`${kind} ${name}`, { schema, definitions: types });
}

/**
 * Validates a response against the JSON Schema that the specs define for its method. Responses to anything else than a
 * method of the specs always pass.
 *
 * @param spec - The REST spec whose operation the method is. Several may have one of that name.
 * @throws Error that names the first place where the response does not match the schema.
 */
export async function validateResponse(method: string, response: unknown, spec?: string): Promise<void> {
  const own = spec === undefined ? managementTypes.get(method) : undefined;
  if (own !== undefined) return validateWithFormats(`management#/$defs/${own}`, asJson(response), method);
  const one = expected.get(spec === undefined ? method : `${spec} ${method}`);
  const mismatch = one && (await findMismatch(response, one.schema, one.definitions));
  if (!mismatch) return;
  const { path, expected: wanted, received } = mismatch;
  const place = path === "" || path.startsWith("[") ? `result${path}` : `result.${path}`;
  throw new Error(
    `The response to ${method} does not match the specs:\n${place}: expected ${wanted}, received ${received}`,
  );
}

/**
 * Validates a response of the venue against a schema. It takes the schema's name, since a query and an action may have
 * the same method name.
 *
 * @throws Error that names each place where the response does not match the schema.
 */
export function validateVenueResponse(name: VenueSchema, response: unknown): void {
  validateWithFormats(`venue#/$defs/${name}`, response, name);
}

const code = { optimize: false };
const ajv = new Ajv2020({ allErrors: true, inlineRefs: false, validateSchema: false, code });
ajv.addFormat("uri", URL.canParse);
ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
ajv.addFormat("uint64", { type: "number", validate: (value) => value >= 0 });
ajv.addFormat("date", /^\d{4}-\d\d-\d\d$/);
ajv.addFormat("ip", (text) => isIP(text) > 0);
ajv.addFormat("ipv4", (text) => isIP(text) === 4);
ajv.addFormat("email", /^[^@\s]+@[^@\s]+$/);
ajv.addFormat("date-time", (text) => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)));
ajv.addSchema(venue, "venue").addSchema(management, "management");

/** Schemas of the venue and of the management API have formats, which `node-access check` does not compare. */
function validateWithFormats(schema: string, response: unknown, name: string): void {
  const validate = ajv.getSchema(schema);
  if (validate?.(response) === true) return;
  const errors = ajv.errorsText(validate?.errors, { dataVar: "result", separator: "\n" });
  throw new Error(`The response to ${name} does not match the specs:\n${errors}`);
}

/** Converts a response to what its JSON would parse to: secrets become text, and large integers numbers. */
function asJson(response: unknown): unknown {
  // An empty response has no JSON.
  const text = JSON.stringify(response, (_, value: unknown) =>
    typeof value === "bigint" ? Number(value) : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
