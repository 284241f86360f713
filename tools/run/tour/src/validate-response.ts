import { schemas as beacon } from "@node-access/beacon/schemas";
import { type SchemaName as VenueSchema, schemas as venue } from "@node-access/exchange/schemas";
import { schemas as management } from "@node-access/management/schemas";
import * as bitcoin from "@node-access/rpc/bitcoin/schemas";
import { definitions, methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import * as solana from "@node-access/rpc/solana/schemas";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isIP } from "node:net";
import { eventTopics, restOperations } from "./rest-operations.ts";
import { restSurfaces } from "./rest-surfaces.ts";

/** What responses must match, by the method's name: for REST, the spec's name is before it. Compiled when first used. */
const schemas = new Map<string, object>(rpcSchemas(methodSchemas, subscriptionSchemas));
const ajv = validatorWith(definitions);
const validators = new Map<string, ValidateFunction>();

ajv.addSchema(venue, "venue");
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
/** Protocols with definitions of their own. No two have methods of the same name. */
const others = [
  {
    ajv: validatorWith(solana.definitions),
    schemas: new Map(rpcSchemas(solana.methodSchemas, solana.subscriptionSchemas)),
  },
  { ajv: validatorWith(bitcoin.definitions), schemas: new Map(rpcSchemas(bitcoin.methodSchemas)) },
];
/**
 * Adds what the responses of one kind of chain must match.
 *
 * @param kind - What checks have as `spec`.
 * @param types - The definitions that the schemas refer to.
 * @param results - The schema of each method's result and of each subscription's event, by the name in its row.
 */
export function addChainSchemas(kind: string, types: object, results: ReadonlyMap<string, object>): void {
  const own = [...results].map(([name, schema]) => [`${kind} ${name}`, schema] as const);
  others.push({ ajv: validatorWith(types), schemas: new Map(own) });
}

const managementMethods = new Set(restOperations("management").map(({ method }) => method));

function validatorWith(definitionsOfTypes: object): Ajv2020 {
  // Most types are compiled for a few values: sharing them, as they are, takes half of the time. Other tests check the schemas themselves.
  const code = { optimize: false };
  const validator = new Ajv2020({ allErrors: true, inlineRefs: false, validateSchema: false, code });
  validator.addFormat("uri", URL.canParse);
  validator.addFormat("decimal", /^-?\d+(\.\d+)?$/);
  validator.addFormat("uint64", { type: "number", validate: (value) => value >= 0 });
  validator.addFormat("int64", { type: "number", validate: () => true });
  validator.addFormat("date", /^\d{4}-\d\d-\d\d$/);
  validator.addFormat("ip", (text) => isIP(text) > 0);
  validator.addFormat("ipv4", (text) => isIP(text) === 4);
  validator.addFormat("email", /^[^@\s]+@[^@\s]+$/);
  validator.addFormat(
    "date-time",
    (text) => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
  );
  return validator.addSchema(definitionsOfTypes);
}

function rpcSchemas(
  methods: Readonly<Record<string, { readonly result: object }>>,
  subscriptions: Readonly<Record<string, { readonly notification: object }>> = {},
): [name: string, schema: object][] {
  return [
    ...Object.entries(methods).map(([method, { result }]): [string, object] => [method, result]),
    ...Object.entries(subscriptions).map(([kind, { notification }]): [string, object] => [
      `subscribe ${kind}`,
      notification,
    ]),
  ];
}

function validatorOf(name: string): ValidateFunction | undefined {
  const own = [{ ajv, schemas }, ...others].find((one) => one.schemas.has(name));
  const schema = own?.schemas.get(name);
  if (own === undefined || schema === undefined) return undefined;
  const validate = validators.get(name) ?? own.ajv.compile(schema);
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
  const isJson = spec !== undefined || schemas.has(method);
  const isWithSecrets = spec === undefined && managementMethods.has(method);
  if (validate === undefined || validate(isJson && !isWithSecrets ? response : asJson(response))) return;
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
  const validate = ajv.getSchema(`venue#/$defs/${name}`);
  if (validate?.(response) === true) return;
  const errors = ajv.errorsText(validate?.errors, { dataVar: "result", separator: "\n" });
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
