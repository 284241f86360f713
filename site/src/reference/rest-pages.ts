import {
  type RestOperation,
  type Spec,
  identifier,
  createSample,
  sampleArguments,
} from "@node-access-tools/generate/model";
import { describeBehaviour } from "./behaviour.ts";
import { type Client, createPlayground, restClients } from "./clients.ts";
import type { Declarations } from "./declarations.ts";
import { findGroup } from "./group-title.ts";
import { type TypeContext, listInputFields } from "./fields.ts";
import {
  createJsonSample,
  linkToPage,
  type ReferencePage,
  type Sample,
  type Section,
  createTypeScriptSample,
} from "./page.ts";
import { createResultSection } from "./results.ts";
import { createRequest } from "./rest-request.ts";
import { createCurlSample, type HttpRequest } from "./samples/shell.ts";
import { formatLiteral, printTypeScript } from "./samples/typescript.ts";

export interface RestContext extends TypeContext {
  readonly spec: Spec<RestOperation>;
  /** The path of its pages. */
  readonly area: string;
  readonly declarations: Declarations;
  /** The protocols whose nodes serve it. */
  readonly protocols: readonly string[];
}

/** A page for each operation that is a separate method. */
export function createRestPages(context: RestContext): ReferencePage[] {
  return context.spec.operations.flatMap((operation) =>
    operation.messages === undefined ? [createOperationPage(operation, context)] : [],
  );
}

function createOperationPage(operation: RestOperation, context: RestContext): ReferencePage {
  const { name, summary, description, deprecated, method, path, section, events } = operation;
  const client = restClients[context.spec.name];
  const hasBytes = [...operation.inputs, ...operation.outputs].some(({ bytes }) => bytes === true);
  return {
    id: `${context.area}/${name}`,
    title: name,
    label: events === undefined ? "REST operation" : "Event stream",
    location: { area: context.area, group: findGroup(context.spec, section) },
    summary,
    text: description,
    deprecated: deprecated === true,
    request: `${method} ${path}`,
    ...context.declarations.readMethod(/Methods$/, name),
    facts: [...(client && hasBytes ? [bytesFact] : []), ...describeBehaviour(operation)],
    sections: [
      ...createInputSections(operation, context),
      ...createOutputSections(operation, context),
      ...createTopicSection(operation, context),
      createErrorSection(operation, context),
    ],
    samples: createSamples(operation, client, context),
    responses: operation.outputs.some(({ type }) => type !== undefined)
      ? [createJsonSample("Response", createSample(context.types, operation).output)]
      : [],
    ...(client
      ? {
          playground: createPlayground(client, {
            method: name,
            returns: events === undefined ? "result" : "stream",
            arguments: sampleArguments(context.types, operation),
            protocols: context.protocols,
            writes: operation.idempotency !== "safe",
          }),
        }
      : { unplayable: adminOnly }),
  };
}

const bytesFact = ["Bytes", "Also as SSZ bytes: `createSszClient` of `@node-access/beacon/ssz`."] as const;

/** The titles of the parts of a request, in the order of a method's arguments. */
const locations = {
  path: "Path parameters",
  body: "Body",
  query: "Query parameters",
  header: "Headers",
} as const;

function createInputSections({ inputs }: RestOperation, context: RestContext): Section[] {
  return Object.entries(locations).flatMap(([location, title]): Section[] => {
    const own = inputs.filter((input) => input.location === location);
    const [body] = own;
    if (body === undefined) return [];
    if (location === "body") return [createResultSection(title, body.type, body.description, context)];
    return [{ title, fields: listInputFields(own, context, location) }];
  });
}

function createOutputSections({ outputs, events }: RestOperation, context: RestContext): Section[] {
  if (events !== undefined) return [];
  const [only] = outputs;
  if (outputs.length === 1 && only?.type)
    return [createResultSection("Result", only.type, only.description, context)];
  const rows = outputs.map(({ status, description = "" }) => [`\`${status}\``, description]);
  const table = { head: ["Status", "Meaning"], rows };
  const typed = outputs.find(({ type }) => type !== undefined)?.type;
  const result: Section = typed
    ? createResultSection("Result", typed, undefined, context)
    : {
        title: "Result",
        text: outputs.length > 1 ? "The HTTP status." : "None: the response has no content.",
      };
  return [{ ...result, table }];
}

function createTopicSection({ events }: RestOperation, context: RestContext): Section[] {
  if (events === undefined) return [];
  const rows = Object.entries(events).map(([topic, name]) => {
    const about = context.types[name]?.type.description ?? "";
    return [`\`${topic}\``, linkToType(name, context), about];
  });
  return [{ title: "Topics", table: { head: ["Topic", "Data", "When"], rows } }];
}

function createErrorSection({ failures, throws }: RestOperation, context: RestContext): Section {
  const rows = failures.map(({ status = "", data }) => {
    const code = status === "401" || status === "403" ? "CREDENTIAL_REFUSED" : "HTTP_STATUS";
    const body = data?.reference === undefined ? "" : linkToType(data.reference, context);
    return [`\`${status}\``, linkToError(code), body];
  });
  const own = throws.map((code) => ["", linkToError(code), ""]);
  const text = "[All error codes](/reference/errors/) lists the other errors of calls.";
  const table = { head: ["Status", "Error", "Body"], rows: [...rows, ...own] };
  return { title: "Errors", text, table: table.rows.length > 0 ? table : undefined };
}

/** A type's name, with a link to its page if it has one. */
function linkToType(name: string, { pageOf }: RestContext): string {
  const page = pageOf(name);
  return page === undefined ? `\`${name}\`` : linkToPage(name, page);
}

function linkToError(code: string): string {
  return linkToPage(code, `errors/${code}`);
}

function createSamples(operation: RestOperation, client: Client | undefined, context: RestContext): Sample[] {
  const request = createRequest(operation, client, context);
  return [
    createTypeScriptSample(
      client ? callSample(operation, client, context) : fetchSample(request, nameResult(operation)),
    ),
    createCurlSample(request),
  ];
}

/** Explains why calls of an API without a client cannot be tried out. */
const adminOnly =
  "The admin API sends no CORS headers, so a browser blocks calls from this page. No client is published for it: use `fetch` in a program, or curl.";

function callSample(operation: RestOperation, client: Client, context: RestContext): string {
  const { name, events } = operation;
  if (operation.eventFormat === "json") return streamSample(client, name, `${client.module}/monitor`);
  if (events !== undefined) {
    const topics = formatLiteral(Object.keys(events).slice(0, 1));
    return streamSample(client, "beaconEvents", "@node-access/beacon/events", `, ${topics}`);
  }
  const result = nameResult(operation);
  return printTypeScript({
    client,
    method: name,
    arguments: sampleArguments(context.types, operation).map(formatLiteral),
    ...(result !== undefined && { result }),
    returns: "promise",
  });
}

/** `getBlockV2` returns a `block`, `createNode` a `node`; undefined without content. */
function nameResult({ name, outputs }: RestOperation): string | undefined {
  if (outputs.every(({ type }) => type === undefined)) return outputs.length === 1 ? undefined : "status";
  const noun = name.replace(/^[a-z]+/, "").replace(/V\d$/, "");
  return identifier(noun === "" ? "result" : noun.slice(0, 1).toLowerCase() + noun.slice(1));
}

/** A program that reads a stream, which a function of a module of its own opens. */
function streamSample(
  { credentials: [credential], endpoint }: Client,
  name: string,
  module: string,
  topics = "",
): string {
  return `import { ${credential?.create} } from "${credential?.module}";
import { ${name} } from "${module}";

const node = { endpoint: "${endpoint}", credential: ${credential?.create}(${credential?.arguments[0]}) };
for await (const event of ${name}(node${topics})) {
  console.log(event);
}
`;
}

/** A program that sends a request without a client. `result` names the response, if it has content. */
function fetchSample({ method, url, headers = [], body }: HttpRequest, result: string | undefined): string {
  const sent = headers.map((header) => {
    const [name = "", value = ""] = header.split(": ");
    return `${JSON.stringify(name)}: ${JSON.stringify(value.replace("$", "YOUR_"))}`;
  });
  if (body !== undefined) sent.push(`"content-type": "application/json"`);
  const options = [
    ...(method === "GET" ? [] : [`method: "${method}"`]),
    `headers: { ${sent.join(", ")} }`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${JSON.stringify(body)})`]),
  ];
  return [
    `const response = await fetch(${JSON.stringify(url)}, { ${options.join(", ")} });`,
    "if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);",
    ...(result === undefined ? [] : [`const ${result} = await response.json();`, `console.log(${result});`]),
    "",
  ].join("\n");
}
