import type { RestOperation as Described, Spec } from "@node-access/generate/model";
import { readCatalog } from "@node-access/generate/catalog";
import { sampleArguments } from "@node-access/generate/emit/rest";
import { readRest } from "@node-access/generate/open-api";
import { resolve } from "node:path";

/** An operation of a REST spec. */
export interface RestOperation {
  readonly method: string;
  /** What its method is called with, put together from the spec's examples: path, body, then what must be in the query. */
  readonly given: () => readonly unknown[];
  /** The names of what is given. */
  readonly asked: string;
  /** The name of its response's schema, if it has one. */
  readonly answer?: string;
  /** Where its body may be bytes: what its method is called with then. */
  readonly givenBytes?: () => readonly unknown[];
  /** Whether its body or its response may be bytes. */
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
  // What an event stream tells is no response.
  return spec.operations.filter(({ events }) => events === undefined).map((one) => read(one, spec));
}

/** The names of the types of what a spec's event streams tell, by topic. */
export function eventTopics(name: string): ReadonlyMap<string, string> {
  return new Map(restSpec(name).operations.flatMap(({ events = {} }) => Object.entries(events)));
}

function read(operation: Described, { types }: Spec<Described>): RestOperation {
  const { name: method, inputs, outputs } = operation;
  const body = inputs.find(({ location }) => location === "body");
  const asked = inputs.filter(({ location, required }) => required && location !== "body");
  const answer = outputs[0]?.type?.reference;
  const given = (): readonly unknown[] => sampleArguments(types, operation);
  const place = inputs.filter(({ location }) => location === "path").length;
  return {
    method,
    given,
    ...(body?.bytes && { givenBytes: () => given().with(place, new Uint8Array(64)) }),
    hasBytes: body?.bytes === true || outputs[0]?.bytes === true,
    asked: asked.map(({ name }) => name).join(", ") || "without more",
    ...(answer !== undefined && { answer }),
  };
}
