import {
  createExample,
  filledFields,
  type Json,
  type JsonObject,
  pascal,
  type RestOperation,
  createSample,
  type Type,
  type VenueMessage,
} from "@node-access-tools/generate/model";
import { describeBehaviour } from "./behaviour.ts";
import { type Client, createPlayground, restClients } from "./clients.ts";
import { listFields } from "./fields.ts";
import { findGroup } from "./group-title.ts";
import {
  createPage,
  type Field,
  createJsonSample,
  linkToPage,
  listFacts,
  type ReferencePage,
  type Sample,
  type Section,
  createTypeScriptSample,
} from "./page.ts";
import type { RestContext } from "./rest-pages.ts";
import { createResultSection } from "./results.ts";
import { createCurlSample, createWebsocatSample } from "./samples/shell.ts";
import { formatLiteral, printTypeScript } from "./samples/typescript.ts";

/** A page for each operation whose body is one of several messages, and one for each message. */
export function createVenuePages(context: RestContext): ReferencePage[] {
  return context.spec.operations.flatMap((operation) => {
    const members = operation.messages?.members ?? [];
    if (members.length === 0) return [];
    return [
      createListPage(operation, members, context),
      ...members.map((member) => createMessagePage(operation, member, context)),
    ];
  });
}

function createId({ name }: RestOperation, message: VenueMessage, { area }: RestContext): string {
  return `${area}/${name}/${message.name}`;
}

function createListPage(
  operation: RestOperation,
  members: readonly VenueMessage[],
  context: RestContext,
): ReferencePage {
  const { name, summary, description, method, path, section, socket } = operation;
  const rows = members.map((member) => [
    linkToPage(member.name, createId(operation, member, context)),
    member.summary,
  ]);
  return createPage({
    id: `${context.area}/${name}`,
    title: name,
    label: socket === undefined ? "REST operation" : "WebSocket",
    location: { area: context.area, group: findGroup(context.spec, section) },
    summary,
    text: description,
    request: `${method} ${path}`,
    facts: describeBehaviour(operation),
    sections: [{ title: "Methods", table: { head: ["Method", "What it does"], rows } }],
  });
}

function createMessagePage(
  operation: RestOperation,
  message: VenueMessage,
  context: RestContext,
): ReferencePage {
  const { types, area, spec, protocols } = context;
  const { name, facts, outputs, summary, source } = message;
  const isEvent = operation.socket !== undefined;
  const isSigned = facts.signing !== undefined;
  const kind = isEvent ? "subscription" : operation.name;
  const client = restClients[kind];
  const type = types[message.type]?.type ?? { kind: "any" };
  const args = createArguments(message, context);
  return {
    id: createId(operation, message, context),
    title: name,
    label: isEvent ? "Subscription" : isSigned ? "Signed action" : "Info request",
    location: { area, group: findGroup(spec, operation.section) },
    summary,
    deprecated: message.deprecated === true,
    request: `${isEvent ? "WebSocket" : operation.method} ${operation.path} with ${message.tag}: "${message.value}"`,
    ...context.declarations.readMethod(new RegExp(`^${pascal(kind)}Methods$`), name),
    facts: [...describeMessage(message), ...describeBehaviour({ ...operation, source })],
    sections: [
      ...createRequestSection(type, message, context),
      ...createEnvelopeSection(operation, context),
      ...outputs.flatMap(({ type: output, description }) =>
        output
          ? [createResultSection(isEvent ? "Event" : "Result", output, description, { ...context, depth: 1 })]
          : [],
      ),
      createErrorSection(operation),
    ],
    samples: client
      ? createSamples(client, isEvent, message, args, createExample(types, type, "required"))
      : [],
    responses: [createJsonSample("Response", createSample(types, message).output)],
    playground:
      client &&
      createPlayground(client, {
        method: name,
        returns: isEvent ? "stream" : "result",
        arguments: isSigned ? withoutAddresses(args) : args,
        protocols,
        writes: isSigned,
      }),
  };
}

function describeMessage({ facts, value }: VenueMessage): ReferencePage["facts"] {
  const { weight, weightPer, signing, channel } = facts;
  const more = weightPer === undefined ? "" : `, and 1 more for each ${weightPer} items of the result`;
  return listFacts({
    "Rate limit": weight === undefined ? undefined : `Weight ${weight}${more}.`,
    Signature: signing && signatures[signing.scheme],
    Channel: channel === undefined || channel === value ? undefined : `\`${channel}\``,
  });
}

const signatures = {
  l1: "Signed over the hash of the action's bytes. The client signs it.",
  user: "Signed by the account's own key as EIP-712 typed data. The client signs it.",
  "multi-sig": "Signed by several accounts as EIP-712 typed data.",
} as const;

function createRequestSection(type: Type, { tag, inputs }: VenueMessage, context: RestContext): Section[] {
  const filled = new Set(filledFields(context.types, inputs));
  // The venue's keys have one letter: they are explained where they are.
  const fields = listFields(type, { ...context, depth: 2 }, "param")
    .filter(({ name }) => name !== tag)
    .map((field) => (filled.has(field.name) ? markFilled(field) : field));
  return [fields.length === 0 ? { title: "Parameters", text: "None." } : { title: "Parameters", fields }];
}

/** What is sent next to an action, which callers may set in part. Other bodies are the message alone. */
function createEnvelopeSection({ messages, socket }: RestOperation, context: RestContext): Section[] {
  const isAlone = messages?.property === undefined || socket !== undefined;
  const body = isAlone ? undefined : context.types[messages.body]?.type;
  if (body === undefined) return [];
  const { clientFills = [] } = body;
  const fields = listFields(body, { ...context, depth: 2 }, "envelope")
    .filter(({ name }) => name !== messages?.property)
    .map((field) => (clientFills.includes(field.name) ? markFilled(field) : field));
  return [{ title: "Envelope", text: "Optional: what is sent with the action.", fields }];
}

/** The type requires the field, but callers may omit it. */
function markFilled(field: Field): Field {
  return { ...field, required: false, facts: ["Filled in by the client.", ...field.facts] };
}

function createErrorSection({ name }: RestOperation): Section {
  const rejection =
    name === "exchange"
      ? "An action that the venue rejects fails with [`VENUE_ERROR`](/reference/errors/VENUE_ERROR/), although the HTTP status is 200. "
      : "";
  return {
    title: "Errors",
    text: `${rejection}[All error codes](/reference/errors/) lists the errors of all calls.`,
  };
}

/** The caller's argument: the message without its tag and without the fields that the client fills in. */
function createArguments(message: VenueMessage, { types }: RestContext): JsonObject[] {
  const filled = new Set(filledFields(types, message.inputs));
  const given = createSample(types, message).inputs.filter(({ name }) => !filled.has(name));
  return given.length === 0 ? [] : [Object.fromEntries(given.map(({ name, value }) => [name, value]))];
}

function createSamples(
  client: Client,
  isEvent: boolean,
  { name, facts: { signing } }: VenueMessage,
  args: readonly JsonObject[],
  body: Json,
): Sample[] {
  const code = printTypeScript({
    client,
    method: name,
    arguments: args.map(formatLiteral),
    result: isEvent ? "event" : "result",
    returns: isEvent ? "promise of a stream" : "promise",
    ...(signing && {
      options: ["signer: privateKeySigner(process.env.PRIVATE_KEY as `0x${string}`)"],
      imports: { "@node-access/exchange/signing": ["privateKeySigner"] },
    }),
  });
  if (signing) return [createTypeScriptSample(code)];
  const subscribe = { method: "subscribe", subscription: body };
  const other = isEvent
    ? createWebsocatSample(`${client.endpoint}/ws`, subscribe)
    : createCurlSample({ method: "POST", url: `${client.endpoint}/$TOKEN/info`, body });
  return [createTypeScriptSample(code), other];
}

/** An example's addresses belong to strangers, to whom nobody should send anything. The client rejects the placeholder. */
function withoutAddresses(args: readonly JsonObject[]): readonly unknown[] {
  const text = JSON.stringify(args).replaceAll(/"0x[0-9a-fA-F]{40}"/g, '"0x… (an address of yours)"');
  return JSON.parse(text) as unknown[];
}
