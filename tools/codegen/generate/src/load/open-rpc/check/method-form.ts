const text = { type: "string", minLength: 1 };

/** An object with only these keys and extensions, which have their own check. */
function object(required: Record<string, unknown>, optional: Record<string, unknown> = {}): object {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    patternProperties: { "^x-": true },
    additionalProperties: false,
  };
}

/** A reference, or its possible target. */
function orReference(schema: object): object {
  return { if: { type: "object", required: ["$ref"] }, else: schema };
}

const params = {
  type: "array",
  items: orReference(
    object({ name: text, description: text, schema: true }, { required: { type: "boolean" } }),
  ),
};
const error = orReference(object({ code: { type: "integer" }, message: text }, { data: true }));
const value = object({ name: text, value: true });

/**
 * JSON Schema of a method as the generator accepts it: the OpenRPC fields that it uses,
 * and those that every method must have here. A field that it would ignore is a mistake.
 */
export const methodForm: object = {
  // A deprecated method must say what to call instead.
  dependentRequired: { deprecated: ["description"] },
  ...object(
    {
      name: text,
      summary: text,
      "x-source": true,
      "x-idempotency": true,
      params,
      result: orReference(object({ name: text, description: text, schema: true })),
      errors: { type: "array", items: error, minItems: 1 },
      examples: {
        type: "array",
        minItems: 1,
        items: object({ name: text, params: { type: "array", items: value }, result: value }),
      },
    },
    {
      description: text,
      deprecated: { const: true },
      "x-subscription": { properties: { kinds: { additionalProperties: { properties: { params } } } } },
    },
  ),
};
