import { existsSync } from "node:fs";
import { join } from "node:path";
import type { GrpcMethod, JsonObject, GrpcSpec } from "@node-access/generate/model";
import {
  type Mistake,
  Mistakes,
  readData,
  schemaCheck,
  SpecFile,
  type SpecPath,
} from "../../spec-file/index.ts";

const FILE = "specs/grpc/http.yaml";
const check = schemaCheck(readData(import.meta.dirname, "http-schema.yaml"));

/** How a call over HTTP differs from its messages. */
export interface HttpCall {
  /** The fields of the request, each with its schema, or `null` for the message's own field. Default: all of the message. */
  readonly request?: Readonly<Record<string, JsonObject | null>>;
  /** The fields that a request has in any case. Default: all of `request`. */
  readonly required?: readonly string[];
  /** The name of the response's schema, if it is not the message. */
  readonly response?: string;
  readonly "x-cost"?: string;
}

export interface HttpOperation extends HttpCall {
  readonly path: string;
  readonly operationId: string;
  readonly summary?: string | undefined;
  readonly section?: string;
  /** The call whose request, response and effect the operation has. */
  readonly like?: string;
  readonly "x-idempotency"?: string;
  /** Whether a GET of the path does the same, with the fields in its query. */
  readonly alsoGet?: boolean;
}

/** A field or parameter that requests of some calls have over HTTP only. */
export interface AddedField {
  readonly description: string;
  readonly schema: JsonObject;
  /** Default: all calls with a body. */
  readonly calls?: readonly string[];
}

/** What a proto package leaves open about its calls over HTTP. `specs/grpc/http.yaml` describes the keys. */
export interface HttpFacts {
  readonly source: string;
  /** The codes of errors that all operations may fail with. */
  readonly throws?: readonly string[];
  readonly document: JsonObject;
  readonly services: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, string>>;
  readonly sections: readonly {
    readonly name: string;
    readonly description: string;
    readonly calls: readonly string[];
  }[];
  readonly queries?: Readonly<Record<string, AddedField>>;
  readonly fields?: Readonly<Record<string, AddedField>>;
  readonly calls?: Readonly<Record<string, HttpCall>>;
  /** The calls whose response has another schema than the message, by the schema's name. */
  readonly responses?: Readonly<Record<string, readonly string[]>>;
  readonly more?: readonly HttpOperation[];
  readonly schemas: Readonly<Record<string, JsonObject>>;
}

export function hasHttp(root: string): boolean {
  return existsSync(join(root, FILE));
}

/** Reads `specs/grpc/http.yaml`. Its calls and clients must exist, and each mapped call must be in a section. */
export function readHttp(root: string, specs: ReadonlyMap<string, GrpcSpec>): ReadonlyMap<string, HttpFacts> {
  const file = SpecFile.read(join(root, FILE), FILE);
  Mistakes.throwIfAny(check(file, file.value));
  const clients = Object.entries(file.value as Readonly<Record<string, HttpFacts>>);
  Mistakes.throwIfAny(
    clients.flatMap(([client, facts]) => {
      const spec = specs.get(client);
      if (spec) return findMistakes(file, client, facts, spec);
      return [file.mistake([client], `there is no client ${client}`, "name one of specs/catalog.yaml")];
    }),
  );
  return new Map(clients);
}

function findMistakes(file: SpecFile, client: string, facts: HttpFacts, { operations }: GrpcSpec): Mistake[] {
  const mapped = operations.filter(({ post }) => post !== undefined).map(callName);
  const known = new Set([...mapped, ...(facts.more ?? []).map(({ operationId }) => operationId)]);
  const { sections, calls = {}, names = {}, fields = {}, queries = {}, responses = {} } = facts;
  const listed = new Set(sections.flatMap((section) => section.calls));
  const places: readonly (readonly [place: SpecPath, calls: readonly string[]])[] = [
    ...sections.map((section, index) => [["sections", index, "calls"], section.calls] as const),
    ...Object.entries(fields).map(([name, field]) => [["fields", name], field.calls ?? []] as const),
    ...Object.entries(queries).map(([name, field]) => [["queries", name], field.calls ?? []] as const),
    [["responses"], Object.values(responses).flat()],
    [["calls"], [...Object.keys(calls), ...Object.keys(names)]],
  ];
  const unknown = places.flatMap(([place, all]) =>
    all
      .filter((call) => !known.has(call))
      .map((call) => {
        const what = `no call ${call} is mapped to a POST`;
        return file.mistake([client, ...place], what, "correct the name, or annotate it");
      }),
  );
  const unlisted = mapped
    .filter((call) => !listed.has(call))
    .map((call) => {
      const remedy = "add it to the calls of a section";
      return file.mistake([client, "sections"], `${call} is in no section`, remedy);
    });
  return [...unknown, ...unlisted];
}

/** Returns the name of a call without that of its service. */
export function callName({ wireName }: GrpcMethod): string {
  return wireName.slice(wireName.indexOf("/") + 1);
}
