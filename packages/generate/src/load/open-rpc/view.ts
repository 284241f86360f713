import type { Bundle, Example, Method, Overload, Protocol, Subscription } from "./document.ts";
import type { Schema, SchemaObject } from "./schema.ts";
import { type Span, within } from "./versions.ts";

/** The methods and schemas of a protocol as they are in one version; those of other protocols as they are. */
export function viewOf(bundle: Bundle, { families, versions }: Protocol, version: string): Bundle {
  const concerns = (home: string | undefined): boolean => home !== undefined && families.includes(home);
  const view = new View(version, versions);
  const schemas = Object.entries(bundle.components.schemas).map(([name, schema]) => [
    name,
    typeof schema === "object" && concerns(schema["x-home"]) ? view.schema(schema) : schema,
  ]);
  const methods = bundle.methods.map((method) =>
    concerns(method["x-family"]) ? view.those([method]).map((one) => view.method(one)) : [method],
  );
  return { ...bundle, methods: methods.flat(), components: { schemas: Object.fromEntries(schemas) } };
}

/** A subscription by a method of its own. */
type OneKind = Exclude<Subscription, { readonly kinds: unknown }>;

class View {
  readonly #version: string;
  readonly #versions: readonly string[];

  constructor(version: string, versions: readonly string[]) {
    this.#version = version;
    this.#versions = versions;
  }

  /** What is there, without saying since when. */
  those<T>(all: readonly T[], change: (one: T) => T = (one) => one): T[] {
    return all.flatMap((one) => {
      if (typeof one !== "object" || one === null) return [change(one)];
      const { "x-since": _since, "x-until": _until, ...rest } = one as Span;
      return within(one, this.#version, this.#versions) ? [change(rest as T)] : [];
    });
  }

  method(method: Method): Method {
    const { params, result, "x-overloads": overloads, "x-subscription": subscription } = method;
    return {
      ...method,
      params: this.those(params, (param) => ({ ...param, schema: this.schema(param.schema) })),
      result: { ...result, schema: this.schema(result.schema) },
      examples: this.#examples(method.examples),
      ...(overloads && {
        "x-overloads": this.those(overloads, (one) => ({
          ...one,
          params: this.#narrowed(one),
          result: this.schema(one.result),
        })),
      }),
      ...(subscription &&
        !("kinds" in subscription) && { "x-subscription": this.#subscription(subscription) }),
    };
  }

  #subscription(subscription: OneKind): OneKind {
    const { notification, examples, overloads } = subscription;
    return {
      ...subscription,
      notification: this.schema(notification),
      examples: this.#examples(examples),
      ...(overloads && {
        overloads: this.those(overloads, (one) => ({
          ...one,
          params: this.#narrowed(one),
          notification: this.schema(one.notification),
        })),
      }),
    };
  }

  #narrowed({ params }: Pick<Overload, "params">): Overload["params"] {
    return Object.fromEntries(Object.entries(params).map(([name, schema]) => [name, this.schema(schema)]));
  }

  /** The examples of the version, else those of no version. */
  #examples<E extends Pick<Example, "x-versions">>(examples: readonly E[]): E[] {
    const own = examples.filter(({ "x-versions": versions }) => versions?.includes(this.#version));
    return own.length > 0 ? own : examples.filter(({ "x-versions": versions }) => versions === undefined);
  }

  schema(schema: Schema): Schema {
    if (typeof schema === "boolean") return schema;
    const several = (all: readonly Schema[]): Schema[] => this.those(all, (part) => this.schema(part));
    const { anyOf, oneOf, allOf, prefixItems, properties, required, "x-required": more, ...rest } = schema;
    const members = several(anyOf ?? oneOf ?? []);
    const [only] = members;
    // A union of one is that one, so that an interface stays an interface.
    if (members.length === 1 && typeof only === "object") return { ...only, ...rest };
    const { items, additionalProperties, propertyNames } = rest;
    return {
      ...rest,
      ...(anyOf && { anyOf: members }),
      ...(oneOf && { oneOf: members }),
      ...(allOf && { allOf: several(allOf) }),
      ...(prefixItems && { prefixItems: several(prefixItems) }),
      ...(properties && this.#properties(properties, new Set([...(required ?? []), ...(more ?? [])]))),
      ...(items !== undefined && { items: this.schema(items) }),
      ...(additionalProperties !== undefined && { additionalProperties: this.schema(additionalProperties) }),
      ...(propertyNames !== undefined && { propertyNames: this.schema(propertyNames) }),
    };
  }

  #properties(properties: Readonly<Record<string, Schema>>, required: ReadonlySet<string>): SchemaObject {
    const there = Object.entries(properties).flatMap(([name, property]) =>
      this.those([property]).map((one) => [name, one] as const),
    );
    return {
      properties: Object.fromEntries(there.map(([name, one]) => [name, this.schema(unrequired(one))])),
      required: there
        .filter(([name, one]) => required.has(name) || this.#requiredNow(one))
        .map(([name]) => name),
    };
  }

  #requiredNow(property: Schema): boolean {
    const span = requiredSpan(property);
    return span !== undefined && within(span, this.#version, this.#versions);
  }
}

/** The versions in which a property is required that else may be left out. */
function requiredSpan(property: Schema): Span | undefined {
  if (typeof property === "boolean") return undefined;
  const { "x-required-since": since, "x-required-until": until } = property;
  if (since === undefined && until === undefined) return undefined;
  return {
    ...(since !== undefined && { "x-since": since }),
    ...(until !== undefined && { "x-until": until }),
  };
}

function unrequired(property: Schema): Schema {
  if (typeof property === "boolean") return property;
  const { "x-required-since": _since, "x-required-until": _until, ...rest } = property;
  return rest;
}
