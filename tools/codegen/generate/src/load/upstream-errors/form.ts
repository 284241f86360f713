const text = { type: "string", minLength: 1 };
const integer = { type: "integer" };

/** JSON Schema of `specs/upstream-errors.yaml`: rejects misspelt keys, and entries without a source. */
export const form: object = {
  type: "object",
  required: ["reasons", "errors"],
  additionalProperties: false,
  properties: {
    reasons: { type: "object", minProperties: 1, additionalProperties: text },
    errors: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["reason", "example", "from", "source"],
        anyOf: [{ required: ["text"] }, { required: ["code"] }],
        additionalProperties: false,
        properties: {
          reason: text,
          code: integer,
          text: { type: "string", pattern: "^[^A-Z]+$" },
          lasts: { const: "day" },
          example: {
            anyOf: [
              text,
              {
                type: "object",
                required: ["code", "message"],
                additionalProperties: false,
                properties: { code: integer, message: text, data: text },
              },
            ],
          },
          from: { anyOf: [text, { type: "array", items: text, minItems: 2, uniqueItems: true }] },
          source: text,
        },
      },
    },
  },
};
