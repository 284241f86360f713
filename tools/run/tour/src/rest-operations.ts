import { exampleOf, SpecBundle } from "@node-access/generate/spec-file";
import { join, resolve } from "node:path";

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

type Schema = Readonly<Record<string, unknown>>;

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly "x-events"?: Readonly<Record<string, string>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

interface PathItem {
  readonly [verb: string]: Described | readonly Parameter[];
}

interface Document {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const root = resolve(import.meta.dirname, "../../../..");
const json = "application/json";
const bytes = "application/octet-stream";

/**
 * The operations of a REST spec.
 *
 * @param spec - The spec's name: `beacon`.
 */
export function restOperations(spec: string): readonly RestOperation[] {
  const { paths, components } = documentOf(spec);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap((operation) => {
      // What an event stream tells is no answer.
      if (!("operationId" in operation) || "x-events" in operation) return [];
      const shared = (item["parameters"] ?? []) as readonly Parameter[];
      const parameters = [...shared, ...(operation.parameters ?? [])];
      return [read(path, { ...operation, parameters }, components.schemas)];
    }),
  );
}

/** What the topics of a spec's event streams tell, as references to schemas, by topic. */
export function eventTopics(spec: string): ReadonlyMap<string, string> {
  const { paths } = documentOf(spec);
  const streams = Object.values(paths).flatMap((item) => Object.values(item) as Described[]);
  return new Map(streams.flatMap(({ "x-events": told = {} }) => Object.entries(told)));
}

function documentOf(spec: string): Document {
  const name = `specs/${spec}.openapi.yaml`;
  return new SpecBundle(join(root, name), name).value as Document;
}

function read(
  path: string,
  { operationId: method, parameters = [], requestBody, responses }: Described,
  schemas: Document["components"]["schemas"],
): RestOperation {
  const example = (schema: unknown): unknown => exampleOf(schemas, schema, "required");
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) =>
    parameters.filter((parameter) => parameter.in === "path" && parameter.name === name),
  );
  const others = parameters.filter(({ in: where, required }) => where !== "path" && required);
  const body = requestBody?.content[json];
  const [, good] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const reference = good?.content?.[json]?.schema?.["$ref"];
  const takesBytes = requestBody !== undefined && bytes in requestBody.content;
  const given = (content: readonly unknown[]): readonly unknown[] => [
    ...inPath.map(({ schema }) => example(schema)),
    ...content,
    Object.fromEntries(others.map(({ name, schema }) => [name, example(schema)])),
  ];
  return {
    method,
    given: () => given(body ? [body.example ?? example(body.schema)] : []),
    ...(takesBytes && { givenBytes: () => given([new Uint8Array(64)]) }),
    hasBytes: takesBytes || bytes in (good?.content ?? {}),
    asked: [...inPath, ...others].map(({ name }) => name).join(", ") || "without more",
    ...(typeof reference === "string" && { answer: reference.slice(reference.lastIndexOf("/") + 1) }),
  };
}
