import type { Json } from "../../model/json.ts";
import type { RestOperation, VenueMessage } from "../../model/operation.ts";
import type { Spec, Types } from "../../model/spec.ts";
import { doc } from "../typescript/text.ts";
import { literal } from "../typescript/literal.ts";
import type { Method, MethodGroup } from "./method.ts";

/** What can be subscribed to on the WebSocket of a spec, or `undefined` if it has none. */
export function subscriptionGroup({ operations, types }: Spec<RestOperation>): MethodGroup | undefined {
  const operation = operations.find(({ socket }) => socket !== undefined);
  if (!operation?.messages) return undefined;
  const methods = operation.messages.members.map((message) => subscription(operation, message, types));
  return { name: "subscription", summary: operation.summary, methods };
}

function subscription({ path }: RestOperation, message: VenueMessage, types: Types): Method {
  const { type, tag, value, facts } = message;
  const { event = "" } = facts;
  const { properties = {}, required = [], description = "", source = "" } = types[type]?.type ?? {};
  const fields = Object.keys(properties).filter((name) => name !== tag);
  return {
    name: facts.name ?? value,
    summary: description,
    source,
    idempotency: "safe",
    http: "WS",
    path,
    pathParameters: [],
    body:
      fields.length === 0
        ? undefined
        : {
            name: "request",
            type: `Omit<${type}, "${tag}">`,
            required: required.some((field) => field !== tag),
            description: `The fields of {@link ${type}} without its \`${tag}\`.`,
          },
    envelope: undefined,
    resultKind: undefined,
    statuses: undefined,
    query: [],
    headers: [],
    result: `Subscription<${event}>`,
    resultDescription: `An async iterable: ${(types[event]?.type.description ?? "").replace(/^(A |An )?(.)/, (_, article: string | undefined, first: string) => (article ?? "").toLowerCase() + first.toLowerCase())}`,
    failures: [],
    throws: [],
    member: message,
  };
}

/** The text of the file that tells the runtime how to know each subscription's events, without its first line. */
export function emitSubscriptions({ methods }: MethodGroup): string {
  const rows = methods.map(({ name, member }): [string, Json] => {
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
  return `${doc(["How the events of a subscription are known."])}export interface SubscriptionFacts {
  /** The \`type\` that is subscribed to, where it is not the method's name. */
  readonly type?: string;
  /** The channel that its events arrive on, where it is not the method's name. */
  readonly channel?: string;
  /** Where in an event each of these properties of the request stands, as a path with dots. */
  readonly match?: Readonly<Record<string, string>>;
  /** How the events are packed: JSON in raw deflate in base64. */
  readonly encoding?: string;
}

${doc(["What can be subscribed to, by method."])}export const subscriptionFacts: Readonly<Record<string, SubscriptionFacts>> = ${literal(Object.fromEntries(rows))};\n`;
}
