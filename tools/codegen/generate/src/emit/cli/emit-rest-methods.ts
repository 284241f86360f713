import {
  type Input,
  jsonSchema,
  pascal,
  type RestOperation,
  type Type,
  type VenueMessage,
  type RestSpec,
} from "@node-access/generate/model";
import { mapValues } from "@node-access/generate/model";
import { createSample } from "../../model/example.ts";
import { inOneLine, parsedRows, rowsHead } from "../rows.ts";

/** The text of `rest-methods.ts`: operations of nodes and of the management API. Those in `packages` export their schemas. */
export function emitRestMethods(
  all: readonly RestSpec[],
  endpoints: readonly string[],
  packages: ReadonlySet<string>,
): string {
  const specs = all.filter(
    ({ name, operations }) =>
      name === "management" ||
      [name, ...operations.map((one) => one.name)].some((one) => endpoints.includes(one)),
  );
  const rows = specs.flatMap((spec) => spec.operations.flatMap((operation) => listRows(spec, operation)));
  const subscriptions = specs.flatMap((spec) =>
    spec.operations.filter(({ socket }) => socket !== undefined).flatMap((one) => listMessages(spec, one)),
  );
  const own = specs.map(({ name }) => name).filter((name) => packages.has(name));
  const loaders = own.map(
    (name) =>
      `  ${JSON.stringify(name)}: async () => (await import("@node-access/${name}/schemas")).schemas,\n`,
  );
  // A package whose operations carry messages has a client for each of them.
  const clients = specs
    .filter(({ name, operations }) => packages.has(name) && !operations.some(({ messages }) => messages))
    .map(
      ({ name }) =>
        `  ${JSON.stringify(name)}: async () => (await import("@node-access/${name}")).create${pascal(name)}Client,\n`,
    );
  return `${rowsHead("specs/*.openapi.yaml", "RestMethodFacts", "rest-method-facts")}
/** Loads the schemas of an API. */
export const restSchemas: Readonly<Record<string, () => Promise<object>>> = {
${loaders.join("")}};

/** Loads what creates the client of an API. */
export const restClients: Readonly<Record<string, () => Promise<(options: never) => object>>> = {
${clients.join("")}};

/** All methods. */
export const restMethods: readonly RestMethodFacts[] = ${parsedRows(rows)};

/** The subscriptions of WebSockets that do not speak JSON-RPC. */
export const restSubscriptions: readonly RestMethodFacts[] = ${parsedRows(subscriptions)};
`;
}

function listMessages(spec: RestSpec, { name, method, path, messages }: RestOperation): object[] {
  const common = { spec: spec.name, http: method, path, operation: name };
  return (messages?.members ?? []).map((message) =>
    Object.assign(createRow(message), common, { example: findExample(spec, message) }),
  );
}

function listRows(spec: RestSpec, operation: RestOperation): object[] {
  const { method: http, path, messages, socket, events, content } = operation;
  if (socket !== undefined) return [];
  if (messages) return listMessages(spec, operation);
  return [
    {
      ...createRow(operation),
      spec: spec.name,
      http,
      path,
      stream: events || content?.events ? true : undefined,
      events: events && mapValues(events, (type) => ({ $ref: `#/$defs/${type}` })),
      example: findExample(spec, operation),
    },
  ];
}

function findExample({ types }: RestSpec, operation: RestOperation | VenueMessage): object | undefined {
  const { inputs } = createSample(types, operation);
  if (inputs.length === 0) return undefined;
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value])) as object;
}

function createRow(operation: RestOperation | VenueMessage): object {
  const { name, summary, deprecated, idempotency, inputs, outputs } = operation;
  const result = outputs.find(({ type }) => type !== undefined)?.type;
  return {
    name,
    summary: inOneLine(summary),
    deprecated,
    idempotency,
    inputs: inputs.map(createInput),
    result: result && createSchema(result),
  };
}

function createInput({ name, location, required, description, type }: Input): object {
  return {
    name,
    location,
    required: required || undefined,
    description: inOneLine(description),
    schema: createSchema(type),
  };
}

function createSchema(type: Type): object | boolean {
  return jsonSchema(type, {
    reference: (name) => `#/$defs/${name}`,
    omits: (keyword) => keyword === "description",
  });
}
