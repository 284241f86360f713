const name = { type: "string", pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" };
const text = { type: "string", minLength: 1 };
const names = { type: "array", items: name, uniqueItems: true };
/** Patterns of method names, in which `*` matches any part of a name. */
const patterns = {
  type: "array",
  items: { type: "string", pattern: "^[A-Za-z0-9_*]+$" },
  minItems: 1,
  uniqueItems: true,
};

function object(required: Record<string, unknown>, optional: Record<string, unknown> = {}): object {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

function table(row: object): object {
  return { type: "object", propertyNames: name, additionalProperties: row, minProperties: 1 };
}

const grpcField = object({ call: { type: "string", pattern: "^[\\w.]+/\\w+$" }, field: text });

/** JSON Schema of `specs/catalog.yaml`: rejects misspelt keys, and rows without a source. */
export const catalogSchema: object = object(
  {
    credentials: table(object({ title: text, in: { enum: ["path", "header"] }, source: text })),
    surfaces: table(object({ title: text, credentials: names, source: text }, { jsonRpc: { const: true } })),
    endpoints: table(
      object(
        { title: text, surface: name, source: text },
        {
          identity: object({
            path: { type: "string", pattern: "^/" },
            pointer: { type: "string", pattern: "^/" },
          }),
        },
      ),
    ),
    families: table(object({ title: text, source: text }, { chainIdMethod: text })),
    protocols: table(
      object(
        { title: text, families: names, source: text },
        {
          rpcPath: { type: "string", pattern: "^(/[a-z0-9_]+)+$" },
          versions: {
            type: "array",
            items: { type: "string", pattern: "^[0-9]+(\\.[0-9]+)*$" },
            minItems: 2,
            uniqueItems: true,
          },
          endpoints: names,
          grpcPackage: { type: "string", pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$" },
          grpcClient: name,
          identity: grpcField,
          newest: grpcField,
        },
      ),
    ),
    nodes: object({
      types: object({
        shared: object({ protocols: names, source: text }),
        dedicated: object({ protocols: { const: "all" }, source: text }),
      }),
      roles: object({ values: names, source: text }),
      statuses: object({ values: names, source: text }),
      providers: table(object({ regions: { type: "array", items: text, uniqueItems: true }, source: text })),
    }),
  },
  {
    networks: table({
      ...object(
        { protocol: name, source: text },
        { chainId: { anyOf: [{ type: "integer", minimum: 1 }, text] }, genesis: text },
      ),
      anyOf: [{ required: ["chainId"] }, { required: ["genesis"] }],
    }),
    denied: table(
      object({ methods: patterns, source: text }, { except: patterns, unlessNamed: { const: true } }),
    ),
  },
);
