import {
  camelStart,
  type GrpcMethod,
  type Json,
  type JsonObject,
  type GrpcSpec,
} from "@node-access/generate/model";
import { stringify } from "yaml";
import { callName, type HttpCall, type HttpFacts, type HttpOperation } from "../../load/http/read-http.ts";
import { byName } from "../../model/map-types.ts";
import { MessageSchemas, referenceTo, schemaName, writeExample } from "./message-schemas.ts";

/** The OpenAPI document of a proto package's calls over HTTP: those with the path of a POST. `facts` are what the protos leave open. */
export function emitOpenApi(spec: GrpcSpec, facts: HttpFacts): string {
  const document = new DocumentWriter(spec, facts).document();
  const text = stringify(document, { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: false });
  return `# Generated from specs/${spec.file.replace(/^specs\//, "")} and http.yaml. Do not edit: change the specs and run \`npm run generate\`.\n${text}`;
}

/** An operation that is a call, or is like one, and how it differs from the call's messages. */
type Described = Omit<HttpOperation, "path">;

class DocumentWriter {
  readonly #spec: GrpcSpec;
  readonly #facts: HttpFacts;
  readonly #schemas: MessageSchemas;
  readonly #requests: Record<string, JsonObject> = {};

  constructor(spec: GrpcSpec, facts: HttpFacts) {
    this.#spec = spec;
    this.#facts = facts;
    this.#schemas = new MessageSchemas(spec.types, facts.schemas, facts.source);
  }

  document(): JsonObject {
    const { document, sections, more = [], services, names = {} } = this.#facts;
    const mapped = this.#spec.operations.filter(({ post }) => post !== undefined);
    const calls = mapped.map((method) => {
      const name = names[callName(method)] ?? camelStart(callName(method));
      const prefix = services[method.section] ?? "";
      const operationId = prefix === "" ? name : prefix + name.charAt(0).toUpperCase() + name.slice(1);
      return [method.post ?? "", { post: this.#operation({ operationId }, method) }] as const;
    });
    const others = more.map(({ path, ...one }) => {
      const method = mapped.find((call) => callName(call) === one.like);
      return [path, { post: this.#operation(one, method) }] as const;
    });
    const paths: JsonObject = Object.fromEntries([...calls, ...others]);
    const reached = this.#schemas.reached({ paths, requests: this.#requests }, this.#requests);
    return {
      ...document,
      tags: sections.map(({ name, description }) => ({ name, description })),
      paths,
      components: {
        schemas: Object.fromEntries(Object.entries({ ...reached, ...this.#requests }).toSorted(byName)),
      },
    };
  }

  #operation(operation: Described, method: GrpcMethod | undefined): JsonObject {
    const { operationId, like } = operation;
    const call = like ?? (method ? callName(method) : operationId);
    const { queries = {}, sections, source, throws, calls } = this.#facts;
    const described = { ...calls?.[call], ...operation };
    const { section, summary = method?.summary.replaceAll("\n", " ") ?? "", "x-cost": cost } = described;
    const { alsoGet = method?.alsoGet, "x-idempotency": idempotency = method?.idempotency ?? "safe" } =
      described;
    const parameters = Object.entries(queries)
      .filter(([, { calls: own = [] }]) => own.includes(call))
      .map(([name, { description, schema }]) => ({ name, in: "query", description, schema }));
    const request = this.#request(call, described, method);
    const example = this.#example(described, method);
    const content = { "application/json": { schema: request ?? {}, ...example } };
    const response = { "application/json": { schema: this.#response(call, described, method) } };
    return {
      operationId,
      summary,
      ...(like === undefined && method?.deprecated && { deprecated: true }),
      tags: [section ?? sections.find((one) => one.calls.includes(call))?.name ?? ""],
      ...(parameters.length > 0 && { parameters }),
      ...(request && { requestBody: { required: true, description: "The request.", content } }),
      responses: { "200": { description: "What the node returns.", content: response } },
      "x-idempotency": idempotency,
      ...(alsoGet && { "x-also-get": true }),
      ...(cost !== undefined && { "x-cost": cost }),
      ...(throws && { "x-throws": [...throws] }),
      "x-source": source,
    };
  }

  /** Returns a reference to the request's schema; nothing if the request has no fields. */
  #request(
    call: string,
    { request, required }: HttpCall,
    method: GrpcMethod | undefined,
  ): JsonObject | undefined {
    const ofMessage = this.#schemas.listProperties(method?.inputs[0]?.type.reference ?? "");
    const own = request
      ? Object.entries(request).map(([name, schema]) => [name, schema ?? ofMessage[name] ?? {}])
      : Object.entries(ofMessage);
    if (own.length === 0) return undefined;
    const added = Object.entries(this.#facts.fields ?? {})
      .filter(([, { calls }]) => calls?.includes(call) ?? true)
      .map(([name, { description, schema }]) => [name, { ...schema, description }]);
    const always = required ?? Object.keys(request ?? {});
    const name = `${schemaName(call)}Request`;
    this.#requests[name] = {
      type: "object",
      description: `Request of \`${this.#facts.names?.[call] ?? camelStart(call)}\`.`,
      ...(always.length > 0 && { required: [...always] }),
      properties: Object.fromEntries([...own, ...added]),
      "x-source": this.#facts.source,
    };
    return referenceTo(name);
  }

  #response(call: string, { response: own }: HttpCall, method: GrpcMethod | undefined): JsonObject {
    const replaced = Object.entries(this.#facts.responses ?? {}).find(([, calls]) => calls.includes(call));
    const response = own ?? replaced?.[0];
    if (response !== undefined) return referenceTo(response);
    const message = method?.outputs[0]?.type?.reference ?? "";
    const { responseBody } = method ?? {};
    if (responseBody === undefined) return referenceTo(schemaName(message));
    return this.#schemas.createSchema(
      this.#spec.types[message]?.type.properties?.[responseBody] ?? { kind: "any" },
    );
  }

  #example({ request }: HttpCall, method: GrpcMethod | undefined): { example?: Json } {
    const [input] = method?.inputs ?? [];
    const value = method?.examples[0]?.inputs[0]?.value;
    if (request !== undefined || value === undefined || !input) return {};
    return { example: writeExample(value, input.type, this.#spec.types) };
  }
}
