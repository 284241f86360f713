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
  for (const { method, answer } of operations) {
    if (answer !== undefined) validators.set(method, ajv.compile({ $ref: `${spec}#/$defs/${answer}` }));
  }
}
/** What an event tells has its own name here, since what makes the call gets the event around it. */
const events = [...eventTopics("beacon")].map(
  ([topic, type]) => [`told by ${topic}`, ajv.compile({ $ref: `beacon#/$defs/${type}` })] as const,
);
for (const [name, validate] of events) validators.set(name, validate);
const managementMethods = new Set(managementOperations.map(({ method }) => method));

/**
 * Holds a response against the JSON Schema that the specs give its method. What is no method of the specs is not held
 * against anything.
 *
 * @throws Error that says where the response is not as it should be.
 */
export function checkAnswer(method: string, answer: unknown): void {
  const validate = validators.get(method);
  if (validate === undefined || validate(managementMethods.has(method) ? written(answer) : answer)) return;
  const faults = ajv.errorsText(validate.errors, { dataVar: "result", separator: "\n" });
  throw new Error(`The response to ${method} is not what the specs say:\n${faults}`);
}

/**
 * Holds a response of the venue against a schema. A question and an action may have the same name, so that the name of the
 * method does not say which.
 *
 * @throws Error that says where the response is not as it should be.
 */
export function checkVenueAnswer(name: VenueSchema, answer: unknown): void {
  const validate = validators.get(`venue ${name}`) ?? ajv.compile({ ...venue, $ref: `#/$defs/${name}` });
  validators.set(`venue ${name}`, validate);
  if (validate(answer)) return;
  const faults = ajv.errorsText(validate.errors, { dataVar: "result", separator: "\n" });
  throw new Error(`The response is not a ${name} of the specs:\n${faults}`);
}

/** The response as text would have it: secrets are text then, and large integers are numbers. */
function written(answer: unknown): unknown {
  // A call without a response has no text.
  const text = JSON.stringify(answer, (_, value: unknown) =>
    typeof value === "bigint" ? Number(value) : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
