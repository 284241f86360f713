import { schemas as beacon } from "@node-access/beacon/schemas";
import { type SchemaName as VenueSchema, schemas as venue } from "@node-access/exchange/schemas";
import { schemas as management } from "@node-access/management/schemas";
import { definitions, methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isIP } from "node:net";
import { eventTopics, restOperations } from "./rest-operations.ts";

const ajv = new Ajv2020({ allErrors: true });
ajv.addFormat("uri", URL.canParse);
ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
ajv.addFormat("uint64", { type: "number", validate: (value) => value >= 0 });
ajv.addFormat("date", /^\d{4}-\d\d-\d\d$/);
ajv.addFormat("ip", (text) => isIP(text) > 0);
ajv.addFormat("ipv4", (text) => isIP(text) === 4);
ajv.addFormat("email", /^[^@\s]+@[^@\s]+$/);
ajv.addFormat("date-time", (text) => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)));
ajv.addSchema(definitions);

const validators = new Map<string, ValidateFunction>([
  ...Object.entries(methodSchemas).map(([method, { result }]) => [method, ajv.compile(result)] as const),
  ...Object.entries(subscriptionSchemas).map(
    ([kind, { notification }]) => [`subscribe ${kind}`, ajv.compile(notification)] as const,
  ),
]);

ajv.addSchema(management, "management").addSchema(beacon, "beacon");
const managementOperations = restOperations("management");
for (const [spec, operations] of [
  ["management", managementOperations],
  ["beacon", restOperations("beacon")],
] as const) {
  for (const { method, responseSchema } of operations) {
    if (responseSchema === undefined) continue;
    validators.set(method, ajv.compile({ $ref: `${spec}#/$defs/${responseSchema}` }));
  }
}
/** Validators of event data. Their names differ from those of the checks, whose calls return the event around the data. */
const eventData = [...eventTopics("beacon")].map(
  ([topic, type]) => [`event data of ${topic}`, ajv.compile({ $ref: `beacon#/$defs/${type}` })] as const,
);
for (const [name, validate] of eventData) validators.set(name, validate);
const managementMethods = new Set(managementOperations.map(({ method }) => method));

/**
 * Validates a response against the JSON Schema that the specs define for its method. Responses to anything else than a
 * method of the specs always pass.
 *
 * @throws Error that names each place where the response does not match the schema.
 */
export function validateResponse(method: string, response: unknown): void {
  const validate = validators.get(method);
  if (validate === undefined || validate(managementMethods.has(method) ? asJson(response) : response)) return;
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
