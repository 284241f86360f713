import {
  type Example,
  type Field,
  isWithin,
  mapParts,
  type RpcMethod,
  type RpcProtocol,
  type RpcSpec,
  type Span,
  type SubscriptionFacts,
  type Type,
} from "@node-access/generate/model";
import { mapMethod } from "./map-types.ts";

/** Returns the methods and types of one version of a protocol. Other protocols stay unchanged. */
export function atVersion(spec: RpcSpec, { families, versions }: RpcProtocol, version: string): RpcSpec {
  const at = new Version(version, versions);
  const types = Object.entries(spec.types).map(([name, named]) => [
    name,
    families.includes(named.home) ? { ...named, type: at.type(named.type) } : named,
  ]);
  const operations = spec.operations.flatMap((method) =>
    families.includes(method.section) ? at.those([method]).map((one) => at.method(one)) : [method],
  );
  return { ...spec, operations, types: Object.fromEntries(types) };
}

class Version {
  readonly #version: string;
  readonly #versions: readonly string[];

  constructor(version: string, versions: readonly string[]) {
    this.#version = version;
    this.#versions = versions;
  }

  /** Keeps the items that the version has, and removes their `since` and `until`. */
  those<T extends Span>(all: readonly T[], change: (one: T) => T = (one) => one): T[] {
    return all.flatMap((one) => {
      const { since: _since, until: _until, ...rest } = one;
      return isWithin(one, this.#version, this.#versions) ? [change(rest as T)] : [];
    });
  }

  method(method: RpcMethod): RpcMethod {
    const { inputs, overloads, subscription, examples } = method;
    const own = {
      ...method,
      inputs: this.those(inputs),
      examples: this.#examples(examples),
      overloads: this.those(overloads),
      ...(subscription && { subscription: this.#subscription(subscription) }),
    };
    return mapMethod(own, (type) => this.type(type));
  }

  /** A subscription whose first param selects a kind belongs to a protocol without versions, so it stays unchanged. */
  #subscription(subscription: SubscriptionFacts): SubscriptionFacts {
    if ("kinds" in subscription) return subscription;
    const { examples, overloads } = subscription;
    return { ...subscription, examples: this.#examples(examples), overloads: this.those(overloads) };
  }

  /** Returns the examples written for the version or, if there are none, the examples without versions. */
  #examples(examples: readonly Example[]): Example[] {
    const own = examples.filter(({ versions }) => versions?.includes(this.#version));
    return own.length > 0 ? own : examples.filter(({ versions }) => versions === undefined);
  }

  type(type: Type): Type {
    const several = (all: readonly Type[]): Type[] => this.those(all, (part) => this.type(part));
    const { anyOf, oneOf, allOf, prefixItems, properties, required, requiredInSome, ...rest } = type;
    const members = several(anyOf ?? oneOf ?? []);
    const [only] = members;
    // A union with one member becomes that member, so that an interface stays an interface.
    if (members.length === 1 && only !== undefined) return { ...only, ...rest, kind: only.kind };
    return {
      ...mapParts(rest, (part) => this.type(part)),
      ...(anyOf && { anyOf: members }),
      ...(oneOf && { oneOf: members }),
      ...(allOf && { allOf: several(allOf) }),
      ...(prefixItems && { prefixItems: several(prefixItems) }),
      ...(properties &&
        this.#properties(properties, new Set([...(required ?? []), ...(requiredInSome ?? [])]))),
    };
  }

  #properties(
    properties: Readonly<Record<string, Field>>,
    required: ReadonlySet<string>,
  ): Pick<Type, "properties" | "required"> {
    const there = Object.entries(properties).flatMap(([name, property]) =>
      this.those([property]).map((one) => [name, one] as const),
    );
    const own = there.map(([name, { requiredSince: _since, requiredUntil: _until, ...one }]) => [
      name,
      this.type(one),
    ]);
    return {
      properties: Object.fromEntries(own) as Readonly<Record<string, Field>>,
      required: there
        .filter(([name, one]) => required.has(name) || this.#isRequiredNow(one))
        .map(([name]) => name),
    };
  }

  #isRequiredNow({ requiredSince, requiredUntil }: Field): boolean {
    if ((requiredSince ?? requiredUntil) === undefined) return false;
    const [first, last] = [this.#versions[0] ?? "", this.#versions.at(-1) ?? ""];
    const span = { since: requiredSince ?? first, until: requiredUntil ?? last };
    return isWithin(span, this.#version, this.#versions);
  }
}
