/** Two states of a document, which differ in each part of it that clients read. */
export const before = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
security: [{ key: [] }]
paths:
  /orders:
    post:
      operationId: createOrder
      requestBody:
        content:
          application/json: { schema: { $ref: "#/components/schemas/NewOrder" } }
          text/csv: { schema: { type: string } }
      responses:
        "201": { description: Made., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
  /orders/{id}:
    get:
      operationId: getOrder
      tags: [orders]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: fields, in: query, schema: { type: array, items: { type: string } } }
      responses:
        "200": { description: Good., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
        "404": { description: None. }
  /carts:
    get:
      operationId: listCarts
      responses: { "200": { description: Good. } }
webhooks: { paid: { post: { requestBody: { content: {} }, responses: {} } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: x-key }
    token: { type: http, scheme: bearer }
  schemas:
    NewOrder:
      type: object
      required: [item]
      properties: { item: { type: string }, count: { type: integer, maximum: 9 } }
    Order:
      allOf:
        - $ref: "#/components/schemas/NewOrder"
        - type: object
          required: [id, state]
          properties:
            id: { type: string }
            state: { enum: [open, done] }
            note: { type: string, description: A word. }
`;

const changes: readonly (readonly [string, string])[] = [
  ["security: [{ key: [] }]", "security: [{ token: [] }]"],
  ["version: 1.0.0", "version: 1.1.0"],
  ["          text/csv: { schema: { type: string } }\n", ""],
  ["tags: [orders]", "tags: [orders]\n      deprecated: true"],
  [
    "schema: { type: array, items: { type: string } } }",
    "explode: false, schema: { type: array, items: { type: string } } }",
  ],
  ['        "404": { description: None. }\n', ""],
  [
    '  /carts:\n    get:\n      operationId: listCarts\n      responses: { "200": { description: Good. } }\n',
    "",
  ],
  [
    "post: { requestBody: { content: {} }, responses: {} }",
    "post: { requestBody: { content: { text/plain: {} } }, responses: {} }",
  ],
  ["maximum: 9", "maximum: 8"],
  ["enum: [open, done]", "enum: [open, done, gone]"],
  ["note: { type: string, description: A word. }", 'note: { type: [string, "null"], description: Words. }'],
];

export const after: string = changes.reduce((text, [from, to]) => {
  if (!text.includes(from)) throw new Error(`the document has no ${from}`);
  return text.replace(from, to);
}, before);
