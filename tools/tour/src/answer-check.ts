import { definitions, methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** Every method of the specs, with its other names. */
export const specMethods: readonly string[] = Object.keys(methodSchemas);

/** Every kind of subscription of the specs, named as the tour names its rows. */
export const specSubscriptions: readonly string[] = Object.keys(subscriptionSchemas).map(
  (kind) => `subscribe ${kind}`,
);

const ajv = new Ajv2020({ allErrors: true });
ajv.addSchema(definitions);

const validators = new Map<string, ValidateFunction>([
  ...Object.entries(methodSchemas).map(([method, { result }]) => [method, ajv.compile(result)] as const),
  ...Object.entries(subscriptionSchemas).map(
    ([kind, { notification }]) => [`subscribe ${kind}`, ajv.compile(notification)] as const,
  ),
]);

/**
 * Holds an answer against the JSON Schema that the specs give its method. What is no method of the specs is not held
 * against anything.
 *
 * @throws Error that says where the answer is not as it should be.
 */
export function checkAnswer(method: string, answer: unknown): void {
  const validate = validators.get(method);
  if (validate === undefined || validate(answer)) return;
  const faults = ajv.errorsText(validate.errors, { dataVar: "result", separator: "\n" });
  throw new Error(`The answer to ${method} is not what specs/rpc says:\n${faults}`);
}
