import { docstring } from "./docstring.ts";
import { type Json, type JsonObject, object, text } from "../../load/open-api/json.ts";
import { literal } from "./literal.ts";
import { membersOf, readMember } from "../../load/open-api/member-methods.ts";
import type { Method, MethodGroup } from "../../load/open-api/operation-model.ts";
import type { SpecReader } from "../../load/open-api/spec-reader.ts";

/**
 * Reads what can be subscribed to on a WebSocket: the members of the union that an operation's `x-web-socket` names.
 *
 * @param reader - The spec; mistakes are noted there.
 * @returns the group of methods, or nothing if the spec has no such operation.
 */
export function readSubscriptions(reader: SpecReader): MethodGroup | undefined {
  for (const item of Object.values(object(reader.root["paths"]))) {
    const operation = object(object(item)["get"]);
    const union = text(object(operation["x-web-socket"])["subscription"]);
    if (union === undefined) continue;
    const methods = membersOf(reader, union).map((member) => subscription(reader, member));
    return { name: "subscription", summary: text(operation["summary"]) ?? "", methods };
  }
  return undefined;
}

function subscription(reader: SpecReader, type: string): Method {
  const pointer = ["components", "schemas", type];
  const schema = object(reader.schemas[type]);
  const member = readMember(reader, { property: undefined }, type);
  const { facts, tag, value } = member;
  const fields = Object.keys(object(schema["properties"])).filter((name) => name !== tag);
  const event = reader.text(facts, "event", [...pointer, "x-member"], "name the schema of what arrives");
  const required = (schema["required"] as Json[]).some((field) => field !== tag);
  return {
    name: text(facts["name"]) ?? value,
    summary: reader.text(schema, "description", pointer, "say in a sentence what is told"),
    source: reader.source(schema, pointer),
    idempotency: "safe",
    http: "WS",
    path: "/ws",
    pathParameters: [],
    body:
      fields.length === 0
        ? undefined
        : {
            name: "request",
            type: `Omit<${type}, "${tag}">`,
            required,
            description: `The fields of {@link ${type}} without its \`${tag}\`.`,
          },
    envelope: undefined,
    resultKind: undefined,
    statuses: undefined,
    query: [],
    headers: [],
    result: `Subscription<${reader.schemaType({ $ref: `#/components/schemas/${event}` }, pointer)}>`,
    resultDescription: `An async iterable: ${(text(object(reader.schemas[event])["description"]) ?? "").replace(/^(A |An )?(.)/, (_, article: string | undefined, first: string) => (article ?? "").toLowerCase() + first.toLowerCase())}`,
    failures: [],
    throws: [],
    member,
  };
}

/** The text of the file that tells the runtime how to know each subscription's events, without its first line. */
export function emitSubscriptions({ methods }: MethodGroup): string {
  const rows = methods.map(({ name, member }): [string, JsonObject] => {
    const { channel, match, encoding } = member?.facts ?? {};
    return [
      name,
      {
        ...(member?.value !== name && { type: member?.value ?? "" }),
        ...(channel !== name && { channel: channel ?? "" }),
        ...(match !== undefined && { match }),
        ...(encoding !== undefined && { encoding }),
      },
    ];
  });
  return `${docstring(["How the events of a subscription are known."])}export interface SubscriptionFacts {
  /** The \`type\` that is subscribed to, where it is not the method's name. */
  readonly type?: string;
  /** The channel that its events arrive on, where it is not the method's name. */
  readonly channel?: string;
  /** Where in an event each of these properties of the request stands, as a path with dots. */
  readonly match?: Readonly<Record<string, string>>;
  /** How the events are packed: JSON in raw deflate in base64. */
  readonly encoding?: string;
}

${docstring(["What can be subscribed to, by method."])}export const subscriptionFacts: Readonly<Record<string, SubscriptionFacts>> = ${literal(Object.fromEntries(rows))};\n`;
}
