import type { Message, RestOperation, VenueMessage, RestSpec } from "@node-access/generate/model";
import { doc, literal, lowerFirst } from "@node-access/generate/emit/typescript";
import {
  messageMethod,
  type Method,
  type MethodGroup,
  type Parameter,
} from "@node-access/generate/emit/rest";

/** The subscriptions on a spec's WebSocket, or `undefined` if it has none. */
export function subscriptionGroup({ operations }: RestSpec): MethodGroup | undefined {
  const operation = operations.find(({ socket }) => socket !== undefined);
  const { messages } = operation ?? {};
  if (!operation || !messages) return undefined;
  const methods = messages.members.map((message) => subscription(operation, messages, message));
  return { name: "subscription", summary: operation.summary, methods };
}

function subscription(operation: RestOperation, messages: Message, message: VenueMessage): Method {
  const { type, tag, inputs } = message;
  const request: Parameter = {
    name: "request",
    type: `Omit<${type}, "${tag}">`,
    required: inputs.some(({ required }) => required),
    description: `The fields of {@link ${type}} without its \`${tag}\`.`,
  };
  const sent = { body: inputs.length === 0 ? undefined : request, envelope: undefined };
  const method = messageMethod(operation, message, messages, sent);
  return {
    ...method,
    http: "WS",
    tag: undefined,
    throws: [],
    result: `Subscription<${method.result}>`,
    resultDescription: `An async iterable: ${lowerFirst(method.resultDescription)}`,
  };
}

/** The facts by which the runtime recognizes each subscription's events. */
export function emitSubscriptions({ methods }: MethodGroup): string {
  const rows = methods.map(({ name, member }) => {
    const { channel = "", match, encoding } = member?.facts ?? {};
    const facts = { type: member?.value ?? "", channel };
    const others = Object.entries(facts).filter(([, value]) => value !== name);
    return [name, { ...Object.fromEntries(others), match, encoding }];
  });
  return `${doc(["The facts by which the client matches events to a subscription."])}export interface SubscriptionFacts {
  /** The \`type\` of the subscription, if it differs from the method's name. */
  readonly type?: string;
  /** The channel of its events, if it differs from the method's name. */
  readonly channel?: string;
  /** By property of the request: the dotted path to the same value in an event. */
  readonly match?: Readonly<Record<string, string>>;
  /** The encoding of events: JSON in raw deflate in base64. */
  readonly encoding?: string;
}

${doc(["The subscriptions, by method."])}export const subscriptionFacts: Readonly<Record<string, SubscriptionFacts>> = ${literal(Object.fromEntries(rows))};\n`;
}
