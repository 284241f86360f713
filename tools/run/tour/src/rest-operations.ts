import { exampleOf, type RestOperation as Described, type Spec, type Type } from "@node-access/generate";
import { readCatalog } from "@node-access/generate/catalog";
import { readRest } from "@node-access/generate/open-api";
import { resolve } from "node:path";

/** An operation of a REST spec. */
export interface RestOperation {
  readonly method: string;
  /** What its method is called with, put together from the spec's examples: path, body, then what must be in the query. */
  readonly given: () => readonly unknown[];
  /** The names of what is given. */
  readonly asked: string;
  /** The name of its answer's schema, if it has one. */
  readonly answer?: string;
  /** Where its body may be bytes: what its method is called with then. */
  readonly givenBytes?: () => readonly unknown[];
  /** Whether its body or its answer may be bytes. */
  readonly hasBytes: boolean;
}

const root = resolve(import.meta.dirname, "../../../..");
const catalog = readCatalog(root);

const specs = new Map<string, Spec<Described>>();

/** A REST spec by its name: `beacon`. */
export function restSpec(name: string): Spec<Described> {
  const known = specs.get(name);
  if (known) return known;
  const file = `specs/${name}.openapi.yaml`;
  const loaded = readRest(root, { [name]: file }, catalog).get(name);
  if (!loaded) throw new Error(`${file} was not read`);
  specs.set(name, loaded.spec);
  return loaded.spec;
}

/**
 * The operations of a REST spec.
 *
 * @param name - The spec's name: `beacon`.
 */
export function restOperations(name: string): readonly RestOperation[] {
  const spec = restSpec(name);
  // What an event stream tells is no answer.
  return spec.operations.filter(({ events }) => events === undefined).map((one) => read(one, spec));
}

/** The names of the types of what a spec's event streams tell, by topic. */
export function eventTopics(name: string): ReadonlyMap<string, string> {
  return new Map(restSpec(name).operations.flatMap(({ events = {} }) => Object.entries(events)));
}

function read({ name: method, inputs, outputs }: Described, { types }: Spec<Described>): RestOperation {
  const example = (type: Type): unknown => exampleOf(types, type, "required");
  const inPath = inputs.filter(({ location }) => location === "path");
  const others = inputs.filter(({ location, required }) => !["path", "body"].includes(location) && required);
  const body = inputs.find(({ location }) => location === "body");
  const answer = outputs[0]?.type?.reference;
  const given = (content: readonly unknown[]): readonly unknown[] => [
    ...inPath.map(({ type }) => example(type)),
    ...content,
    Object.fromEntries(others.map(({ name, type }) => [name, example(type)])),
  ];
  return {
    method,
    given: () => given(body ? [body.example ?? example(body.type)] : []),
    ...(body?.bytes && { givenBytes: () => given([new Uint8Array(64)]) }),
    hasBytes: body?.bytes === true || outputs[0]?.bytes === true,
    asked: [...inPath, ...others].map(({ name }) => name).join(", ") || "without more",
    ...(answer !== undefined && { answer }),
  };
}
