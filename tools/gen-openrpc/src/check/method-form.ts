const text = { type: "string", minLength: 1 };
const names = { type: "array", items: text, uniqueItems: true };

/** An object with these keys and no others. */
function object(required: Record<string, unknown>, optional: Record<string, unknown> = {}): object {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

/** A reference, or what it may refer to. */
function orReference(schema: object): object {
  return { if: { type: "object", required: ["$ref"] }, else: schema };
}

/** Since when and until when there is something: versions of the protocol. */
const span = { "x-since": text, "x-until": text };
const param = orReference(
  object({ name: text, description: text, schema: true }, { required: { type: "boolean" }, ...span }),
);
const error = orReference(object({ code: { type: "integer" }, message: text }, { data: true }));
const narrower = { params: { type: "object", minProperties: 1 } };
const value = object({ name: text, value: true });

/** What a subscription tells. */
function told(more: Record<string, unknown>): object {
  const examples = object(
    { params: { type: "array", items: value }, notification: true },
    { "x-versions": names },
  );
  const overload = object({ ...narrower, notification: true }, { required: names, ...span });
  return object(
    { ...more, notification: true, examples: { type: "array", minItems: 1, items: examples } },
    { overloads: { type: "array", items: overload } },
  );
}

const byKinds = object({
  kinds: {
    type: "object",
    minProperties: 1,
    additionalProperties: told({ summary: text, params: { type: "array", items: param } }),
  },
});

/**
 * JSON Schema of a method as the generator takes it: the OpenRPC fields that it uses, those that every method must have
 * here, and the extensions. A field that it would ignore is a mistake.
 */
export const methodForm: object = object(
  {
    name: text,
    summary: text,
    "x-source": text,
    "x-idempotency": { enum: ["safe", "idempotent", "write"] },
    params: { type: "array", items: param },
    result: orReference(object({ name: text, description: text, schema: true })),
    errors: { type: "array", items: error, minItems: 1 },
    examples: {
      type: "array",
      minItems: 1,
      items: object(
        { name: text, params: { type: "array", items: value }, result: value },
        { "x-versions": names },
      ),
    },
  },
  {
    ...span,
    "x-protocols": { ...names, minItems: 1 },
    "x-aliases": { ...names, minItems: 1 },
    "x-probe": { const: true },
    "x-height": { const: true },
    "x-client-version": { const: true },
    "x-filter": { enum: ["makes", "uses", "ends"] },
    "x-result-for-each": text,
    "x-overloads": {
      type: "array",
      minItems: 1,
      items: object({ summary: text, ...narrower, result: true }, { required: names, ...span }),
    },
    // One of the two: so that what is wrong is told of the form that was meant, and not of both.
    "x-subscription": {
      if: { required: ["kinds"] },
      else: told({}),
      allOf: [{ if: { not: { required: ["kinds"] } }, else: byKinds }],
    },
  },
);
