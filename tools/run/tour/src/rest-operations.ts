import type { RestOperation as Described, Spec } from "@node-access-tools/generate/model";
import { readCatalog } from "@node-access-tools/generate/catalog";
import { sampleArguments } from "@node-access-tools/generate/emit/rest";
import { readRestFile } from "@node-access-tools/generate/read-texts";
import { resolve } from "node:path";

export interface RestOperation {
  readonly method: string;
  /** Returns the arguments of its method from the spec's examples: path, body, then required query parameters. */
  readonly args: () => readonly unknown[];
  /** The names of its required parameters. */
  readonly request: string;
  /** The name of its response's schema, if it has one. */
  readonly responseSchema?: string;
  /** Its arguments with bytes as the body, if the body may be bytes. */
  readonly argsWithBytes?: () => readonly unknown[];
  /** Whether its body or its response may be bytes. */
  readonly hasBytes: boolean;
}

const root = resolve(import.meta.dirname, "../../../..");
const catalog = readCatalog(root);

const specs = new Map<string, Spec<Described>>();

export function restSpec(name: string): Spec<Described> {
  const spec = specs.get(name) ?? readRestFile(root, name, catalog);
  specs.set(name, spec);
  return spec;
}

/**
 * Lists the operations of a REST spec.
 *
 * @param name - The spec's name: `beacon`.
 */
export function restOperations(name: string): readonly RestOperation[] {
  const spec = restSpec(name);
  // An event stream has events in place of a response.
  return spec.operations.filter(({ events }) => events === undefined).map((one) => read(one, spec));
}

/** Maps each topic of a spec's event streams to the name of its event's type. */
export function eventTopics(name: string): ReadonlyMap<string, string> {
  return new Map(restSpec(name).operations.flatMap(({ events = {} }) => Object.entries(events)));
}

function read(operation: Described, { types }: Spec<Described>): RestOperation {
  const { name: method, inputs, outputs } = operation;
  const body = inputs.find(({ location }) => location === "body");
  const required = inputs.filter(({ location, required: isRequired }) => isRequired && location !== "body");
  const responseSchema = outputs[0]?.type?.reference;
  const args = (): readonly unknown[] => sampleArguments(types, operation);
  const place = inputs.filter(({ location }) => location === "path").length;
  return {
    method,
    args,
    ...(body?.bytes && { argsWithBytes: () => args().with(place, new Uint8Array(64)) }),
    hasBytes: body?.bytes === true || outputs[0]?.bytes === true,
    request: required.map(({ name }) => name).join(", ") || "no parameters",
    ...(responseSchema !== undefined && { responseSchema }),
  };
}
