import { schemas as beacon } from "@node-access/beacon/schemas";
import { type SchemaName as VenueSchema, schemas as venue } from "@node-access/exchange/schemas";
import { schemas as management } from "@node-access/management/schemas";
import { definitions, methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isIP } from "node:net";
import { eventTopics, restOperations } from "./rest-operations.ts";
import { restSurfaces } from "./rest-surfaces.ts";

const ajv = new Ajv2020({ allErrors: true });
ajv.addFormat("uri", URL.canParse);
ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
ajv.addFormat("uint64", { type: "number", validate: (value) => value >= 0 });
ajv.addFormat("int64", { type: "number", validate: () => true });
ajv.addFormat("date", /^\d{4}-\d\d-\d\d$/);
ajv.addFormat("ip", (text) => isIP(text) > 0);
ajv.addFormat("ipv4", (text) => isIP(text) === 4);
ajv.addFormat("email", /^[^@\s]+@[^@\s]+$/);
ajv.addFormat("date-time", (text) => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)));
ajv.addSchema(definitions);

/** What responses must match, by the method's name: for REST, the spec's name is before it. Compiled when first used. */
const schemas = new Map<string, object>([
  ...Object.entries(methodSchemas).map(([method, { result }]) => [method, result] as const),
  ...Object.entries(subscriptionSchemas).map(
    ([kind, { notification }]) => [`subscribe ${kind}`, notification] as const,
  ),
]);
const validators = new Map<string, ValidateFunction>();

const rest: readonly (readonly [spec: string, types: object])[] = [
  ["management", management],
  ["beacon", beacon],
  ...restSurfaces.flatMap(({ spec, schemas: types }) =>
    types === undefined ? [] : [[spec, types] as const],
  ),
];
for (const [spec, types] of rest) {
  ajv.addSchema(types, spec);
  for (const { method, responseSchema } of restOperations(spec)) {
    if (responseSchema === undefined) continue;
    const schema = { $ref: `${spec}#/$defs/${responseSchema}` };
    schemas.set(`${spec} ${method}`, schema);
    // Surfaces without a row are the only ones with methods of that name.
    if (spec === "management" || spec === "beacon") schemas.set(method, schema);
  }
}
/** Event data. Its names differ from those of the checks, whose calls return the event around the data. */
for (const [topic, type] of eventTopics("beacon"))
  schemas.set(`event data of ${topic}`, { $ref: `beacon#/$defs/${type}` });
const managementMethods = new Set(restOperations("management").map(({ method }) => method));

function validatorOf(name: string): ValidateFunction | undefined {
  const schema = schemas.get(name);
  if (schema === undefined) return undefined;
  const validate = validators.get(name) ?? ajv.compile(schema);
  validators.set(name, validate);
  return validate;
}

/**
 * Validates a response against the JSON Schema that the specs define for its method. Responses to anything else than a
 * method of the specs always pass.
 *
 * @param spec - The REST spec whose operation the method is. Several may have one of that name.
 * @throws Error that names each place where the response does not match the schema.
 */
export function validateResponse(method: string, response: unknown, spec?: string): void {
  const validate = validatorOf(spec === undefined ? method : `${spec} ${method}`);
  const isWithSecrets = spec === undefined && managementMethods.has(method);
  if (validate === undefined || validate(isWithSecrets ? asJson(response) : response)) return;
  const errors = ajv.errorsText(validate.errors, { dataVar: "result", separator: "\n" });
  throw new Error(`The response to ${method} does not match the specs:\n${errors}`);
}

/**
 * Validates a response of the venue against a schema. It takes the schema's name, since a query and an action may have
 * the same method name.
 *
 * @throws Error that names each place where the response does not match the schema.
 */
export function validateVenueResponse(name: VenueSchema, response: unknown): void {
  const validate = validators.get(`venue ${name}`) ?? ajv.compile({ ...venue, $ref: `#/$defs/${name}` });
  validators.set(`venue ${name}`, validate);
  if (validate(response)) return;
  const errors = ajv.errorsText(validate.errors, { dataVar: "result", separator: "\n" });
  throw new Error(`The response does not match ${name} of the specs:\n${errors}`);
}

/** Converts a response to what its JSON would parse to: secrets become text, and large integers numbers. */
function asJson(response: unknown): unknown {
  // An empty response has no JSON.
  const text = JSON.stringify(response, (_, value: unknown) =>
    typeof value === "bigint" ? Number(value) : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
