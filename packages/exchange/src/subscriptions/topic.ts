import { subscriptionFacts } from "../generated/subscriptions.ts";

/** A subscription or an event: what the venue writes as a JSON object. */
export type Values = Readonly<Record<string, unknown>>;

/** One subscription on one socket. */
export interface Topic {
  /** The subscription as it is sent to the venue. */
  readonly subscription: Values;
  /** The channel that its events arrive on. */
  readonly channel: string;
  /** Where in an event a value of the subscription must stand. */
  readonly match: readonly (readonly [path: readonly string[], value: unknown])[];
  /** The ids under which the runtime knows those who share the subscription. */
  readonly sharers: Set<number>;
  /** Those who wait until the venue confirms the subscription; `undefined` once it has. */
  waiting: number[] | undefined;
}

/** Makes the topic of a method's request. */
export function topicOf(name: string, request: Values): Topic {
  const { type = name, channel = name, match = {} } = subscriptionFacts[name] ?? {};
  const subscription = written({ type, ...request });
  const paths = Object.entries(match).map(([from, to]) => [to.split("."), subscription[from] ?? ""] as const);
  return { subscription, channel, match: paths, sharers: new Set(), waiting: [] };
}

/** Names a topic: equal for equal subscriptions, whatever the order of their keys. */
export function keyOf({ channel, subscription }: Topic): string {
  return JSON.stringify([channel, ...Object.entries(subscription).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Whether an event on a channel belongs to a topic. */
export function takes(topic: Topic, channel: string, data: unknown): boolean {
  return topic.channel === channel && topic.match.every(([path, value]) => same(at(data, path), value));
}

/** Whether the venue means a topic by a subscription, which may say more than what was requested. */
export function fits({ subscription }: Topic, told: Values): boolean {
  return Object.entries(subscription).every(([key, value]) => same(told[key], value));
}

/** Undefined properties are not sent, and addresses are lower case as in the venue's events. */
function written(subscription: Values): Values {
  return Object.fromEntries(
    Object.entries(subscription).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, folded(value)]],
    ),
  );
}

function folded(value: unknown): unknown {
  return typeof value === "string" && /^0x[0-9a-f]+$/i.test(value) ? value.toLowerCase() : value;
}

function same(one: unknown, other: unknown): boolean {
  return (folded(one) ?? "") === (other ?? "");
}

function at(data: unknown, path: readonly string[]): unknown {
  let inner: unknown = data;
  for (const key of path) inner = (Object(inner) as Values)[key];
  return inner;
}
