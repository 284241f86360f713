import { subscriptionFacts } from "../generated/subscriptions.ts";

/** A subscription or event of the venue, as a JSON object. */
export type Values = Readonly<Record<string, unknown>>;

/** A subscription on the venue's socket, which several subscribers may share. */
export interface Topic {
  /** The subscription sent to the venue. */
  readonly subscription: Values;
  /** The channel of its events. */
  readonly channel: string;
  /** The paths in an event that must equal values of the subscription. */
  readonly match: readonly (readonly [path: readonly string[], value: unknown])[];
  /** The runtime's ids of the subscribers. */
  readonly subscribers: Set<number>;
  /** The ids of subscribers that wait for the venue's confirmation; `undefined` once it has confirmed. */
  waiting: number[] | undefined;
}

export function createTopic(name: string, request: Values): Topic {
  const { type = name, channel = name, match = {} } = subscriptionFacts[name] ?? {};
  const subscription = written({ type, ...request });
  const paths = Object.entries(match).map(([from, to]) => [to.split("."), subscription[from] ?? ""] as const);
  return { subscription, channel, match: paths, subscribers: new Set(), waiting: [] };
}

/** Returns a topic's key. It is equal for equal subscriptions, whatever the order of their keys. */
export function createKey({ channel, subscription }: Topic): string {
  return JSON.stringify([channel, ...Object.entries(subscription).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Whether an event on a channel belongs to a topic. */
export function matchesEvent(topic: Topic, channel: string, data: unknown): boolean {
  return topic.channel === channel && topic.match.every(([path, value]) => same(at(data, path), value));
}

/** Whether a subscription reported by the venue is this topic. The venue may add values. */
export function matchesSubscription({ subscription }: Topic, reported: Values): boolean {
  return Object.entries(subscription).every(([key, value]) => same(reported[key], value));
}

/** Removes undefined properties, and lower-cases addresses, as in the venue's events. */
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
