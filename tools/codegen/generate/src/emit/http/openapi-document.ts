import {
  camelStart,
  type GrpcMethod,
  type Json,
  type JsonObject,
  type Spec,
} from "@node-access/generate/model";
import { stringify } from "yaml";
import { callName, type HttpCall, type HttpFacts, type HttpOperation } from "../../load/http/read-http.ts";
import { writeExample } from "./json-example.ts";
import { MessageSchemas, referenceTo, schemaName } from "./message-schemas.ts";

/** The OpenAPI document of a proto package's calls over HTTP: those with the path of a POST. `facts` are what the protos leave open. */
export function emitOpenApi(spec: Spec<GrpcMethod>, facts: HttpFacts): string {
  const writer = new DocumentWriter(spec, facts);
  const head = `# Generated from specs/${spec.file.replace(/^specs\//, "")} and http.yaml. Do not edit: change the specs and run \`npm run generate\`.\n`;
  return (
    head + stringify(writer.document(), { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: false })
  );
}

class DocumentWriter {
  readonly #spec: Spec<GrpcMethod>;
  readonly #facts: HttpFacts;
  readonly #schemas: MessageSchemas;
  readonly #requests: Record<string, JsonObject> = {};

  constructor(spec: Spec<GrpcMethod>, facts: HttpFacts) {
    this.#spec = spec;
    this.#facts = facts;
    this.#schemas = new MessageSchemas(spec.types, facts.schemas, facts.source);
  }

  document(): JsonObject {
    const { document, sections, more = [] } = this.#facts;
    const mapped = this.#spec.operations.flatMap((method): [string, JsonObject][] =>
      method.post === undefined ? [] : [[method.post, { post: this.#call(method) }]],
    );
    const others = more.map(({ path, ...one }): [string, JsonObject] => [path, { post: this.#other(one) }]);
    const paths = Object.fromEntries([...mapped, ...others]);
    const reached = this.#schemas.reached({ paths, requests: this.#requests }, this.#requests);
    const schemas = Object.entries({ ...reached, ...this.#requests }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return {
      ...document,
      tags: sections.map(({ name, description }) => ({ name, description })),
      paths,
      components: { schemas: Object.fromEntries(schemas) },
    };
  }

  #call(method: GrpcMethod): JsonObject {
    const call = callName(method);
    const { services, names = {}, calls = {} } = this.#facts;
    const own = names[call] ?? camelStart(call);
    const prefix = services[method.section] ?? "";
    const name = prefix === "" ? own : prefix + own.charAt(0).toUpperCase() + own.slice(1);
    return this.#operation(
      {
        operationId: name,
        summary: method.summary.replaceAll("\n", " "),
        ...(method.deprecated === true && { deprecated: true }),
      },
      {
        call,
        ...calls[call],
        "x-idempotency": method.idempotency,
        ...(method.alsoGet && { alsoGet: true }),
        method,
      },
    );
  }

  #other({ operationId, summary, section, like, ...own }: Omit<HttpOperation, "path">): JsonObject {
    const { calls = {} } = this.#facts;
    const method = this.#spec.operations.find((one) => one.post !== undefined && callName(one) === like);
    const call = like ?? operationId;
    return this.#operation(
      { operationId, summary: summary ?? method?.summary.replaceAll("\n", " ") ?? "" },
      {
        call,
        ...(section !== undefined && { section }),
        ...calls[call],
        ...(method && { method, "x-idempotency": method.idempotency }),
        ...(method?.alsoGet && { alsoGet: true }),
        ...own,
      },
    );
  }

  #operation(texts: JsonObject, described: Described): JsonObject {
    const {
      call,
      section,
      method,
      "x-idempotency": idempotency = "safe",
      "x-cost": cost,
      alsoGet,
    } = described;
    const { queries = {}, sections, source, throws } = this.#facts;
    const parameters = Object.entries(queries)
      .filter(([, { calls = [] }]) => calls.includes(call))
      .map(([name, { description, schema }]) => ({ name, in: "query", description, schema }));
    const request = this.#request(described);
    const response = this.#response(described);
    return {
      ...texts,
      tags: [section ?? sections.find((one) => one.calls.includes(call))?.name ?? ""],
      ...(parameters.length > 0 && { parameters }),
      ...(request && {
        requestBody: {
          required: true,
          description: "The request.",
          content: { "application/json": { schema: request, ...exampleIn(method, described, this.#spec) } },
        },
      }),
      responses: {
        "200": {
          description: "What the node returns.",
          content: { "application/json": { schema: response } },
        },
      },
      "x-idempotency": idempotency,
      ...(alsoGet && { "x-also-get": true }),
      ...(cost !== undefined && { "x-cost": cost }),
      ...(throws && { "x-throws": [...throws] }),
      "x-source": source,
    };
  }

  /** Returns a reference to the request's schema; nothing if the request has no fields. */
  #request({ call, method, request, required }: Described): JsonObject | undefined {
    const message = method?.inputs[0]?.type.reference ?? "";
    const ofMessage = this.#schemas.listProperties(message);
    const fields = request ?? Object.fromEntries(Object.keys(ofMessage).map((name) => [name, null]));
    if (Object.keys(fields).length === 0) return undefined;
    const added = Object.entries(this.#facts.fields ?? {})
      .filter(([, { calls }]) => calls?.includes(call) ?? true)
      .map(([name, { description, schema }]) => [name, { ...schema, description }]);
    const own = Object.entries(fields).map(([name, schema]) => [name, schema ?? ofMessage[name] ?? {}]);
    const name = `${schemaName(call)}Request`;
    const always = required ?? (request ? Object.keys(request) : []);
    this.#requests[name] = {
      type: "object",
      description: `Request of \`${this.#facts.names?.[call] ?? camelStart(call)}\`.`,
      ...(always.length > 0 && { required: [...always] }),
      properties: Object.fromEntries([...own, ...added]),
      "x-source": this.#facts.source,
    };
    return referenceTo(name);
  }

  #response({ call, method, response: own }: Described): JsonObject {
    const replaced = Object.entries(this.#facts.responses ?? {}).find(([, calls]) => calls.includes(call));
    const response = own ?? replaced?.[0];
    if (response !== undefined) return referenceTo(response);
    const [output] = method?.outputs ?? [];
    const message = [output?.type ?? []].flat()[0]?.reference ?? "";
    if (method?.responseBody === undefined) return referenceTo(schemaName(message));
    const { [method.responseBody]: field = { kind: "any" as const } } =
      this.#spec.types[message]?.type.properties ?? {};
    return this.#schemas.createSchema(field);
  }
}

/** A call or another operation, and how it differs from its messages. */
interface Described extends HttpCall {
  readonly call: string;
  readonly section?: string;
  readonly method?: GrpcMethod;
  readonly "x-idempotency"?: string;
  readonly alsoGet?: boolean;
}

/** The example of a request whose fields are the message's. */
function exampleIn(
  method: GrpcMethod | undefined,
  { request }: HttpCall,
  { types }: Spec<GrpcMethod>,
): { example?: Json } {
  const [input] = method?.inputs ?? [];
  const value = method?.examples[0]?.inputs[0]?.value;
  if (request !== undefined || value === undefined || !input) return {};
  return { example: writeExample(value as Json, input.type, types) };
}
