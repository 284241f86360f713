import {
  mapParts,
  mapValues,
  type Overload,
  type RpcMethod,
  type SubscriptionFacts,
  type SubscriptionKind,
  type Type,
} from "@node-access/generate/model";

type Change = (type: Type) => Type;

/** Renames the references in a type. */
export function renamed(type: Type, names: ReadonlyMap<string, string>): Type {
  const own = mapParts(type, (part) => renamed(part, names));
  const { reference } = type;
  return reference === undefined ? own : { ...own, reference: names.get(reference) ?? reference };
}

export function mapMethod(method: RpcMethod, change: Change): RpcMethod {
  const [result] = method.outputs;
  return {
    ...method,
    inputs: method.inputs.map((input) => ({ ...input, type: change(input.type) })),
    outputs: [{ ...result, type: change(result.type) }],
    failures: method.failures.map((one) => (one.data ? { ...one, data: change(one.data) } : one)),
    overloads: method.overloads.map((one) => mapOverload(one, change)),
    ...(method.subscription && { subscription: mapSubscription(method.subscription, change) }),
  };
}

function mapSubscription(subscription: SubscriptionFacts, change: Change): SubscriptionFacts {
  const mapOne = <T extends Pick<SubscriptionKind, "output" | "overloads">>(one: T): T => ({
    ...one,
    output: change(one.output),
    overloads: one.overloads.map((overload) => mapOverload(overload, change)),
  });
  if (!("kinds" in subscription)) return mapOne(subscription);
  const kinds = mapValues(subscription.kinds, (kind) => ({
    ...mapOne(kind),
    inputs: kind.inputs.map((input) => ({ ...input, type: change(input.type) })),
  }));
  return { ...subscription, kinds };
}

function mapOverload(overload: Overload, change: Change): Overload {
  return { ...overload, inputs: mapValues(overload.inputs, change), output: change(overload.output) };
}

/** Sorts entries by their names. */
export function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
