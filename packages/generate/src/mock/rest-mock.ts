import { exampleValue } from "../model/example-value.ts";
import type { Json } from "../model/json.ts";
import type { Input, RestOperation, EventData } from "../model/operation.ts";
import type { SecurityScheme } from "../model/rest-operation.ts";
import type { Spec } from "../model/spec.ts";
import type { Type } from "../model/type.ts";
import { findNearestName } from "../spec-file/nearest-name.ts";
import { bodyValue, chooseForm, UnreadableBody } from "./body-value.ts";
import { streamFormat } from "../read/open-api/media-types.ts";
import { type MockResponse, type MockService, type ReceivedRequest, jsonResponse } from "./exchange.ts";
import { type RawQuery, plainValue, queryValue, splitQuery } from "./parameter-values.ts";
import { type RouteMatch, Routes } from "./routes.ts";
import type { RequestMistake } from "./mock-call.ts";
import { type Given, Missing, MockState } from "./mock-state.ts";
import { SchemaChecker } from "./schema-checker.ts";
import { challenge, isAuthorized } from "./security.ts";

/** Responds to the requests of an OpenAPI document with examples, and says what is wrong with requests. */
export class RestMock implements MockService {
  readonly #spec: Spec<RestOperation>;
  readonly #routes: Routes;
  readonly #schemes: ReadonlyMap<string, SecurityScheme>;
  /** The types of texts, which become numbers and booleans where the spec says so. */
  readonly #texts: SchemaChecker;
  readonly #bodies: SchemaChecker;
  readonly #state: MockState;

  /** @param prefixes - The paths of the spec's servers. */
  constructor(spec: Spec<RestOperation>, prefixes: readonly string[]) {
    this.#spec = spec;
    this.#routes = new Routes(spec.operations, prefixes);
    this.#schemes = new Map((spec.security ?? []).map((scheme) => [scheme.key, scheme]));
    this.#texts = new SchemaChecker(spec.types, { coerceTypes: "array" });
    this.#bodies = new SchemaChecker(spec.types);
    this.#state = new MockState(spec.types);
  }

  async respond(request: ReceivedRequest): Promise<MockResponse> {
    const [path = "", search = ""] = request.url.split("?", 2);
    const accepted = request.headers["accept"]?.split(/,\s*/) ?? [];
    const wantsStream = accepted.some((type) => streamFormat(type) !== undefined);
    const { match, allowed, nearest } = this.#routes.find(request.method, path, wantsStream);
    if (match) return this.#call(match, splitQuery(search), request);
    if (allowed.length === 0) {
      const hint = nearest === undefined ? "" : `: did you mean ${nearest}?`;
      return problem(404, [{ path, message: `is not a path of the spec${hint}` }]);
    }
    const headers = { allow: allowed.join(", ") };
    return problem(405, [{ path: request.method, message: `must be one of ${headers.allow}` }], { headers });
  }

  async #call(
    { operation, values }: RouteMatch,
    query: RawQuery,
    request: ReceivedRequest,
  ): Promise<MockResponse> {
    const facts = { operations: [operation.name] };
    const { security = [] } = operation.content ?? {};
    const schemes = security.map((set) => set.flatMap((key) => this.#schemes.get(key) ?? []));
    if (!isAuthorized(schemes, query, request.headers)) {
      const message = `needs a credential: ${security.map((set) => set.join(" and ")).join(", or ")}`;
      const headers = { "www-authenticate": challenge(schemes) };
      return problem(401, [{ path: "", message }], { ...facts, headers });
    }
    const body = await this.#checkBody(operation, request);
    if ("status" in body) return { ...body, ...facts };
    const parameters = this.#readParameters(operation, values, query, request);
    const mistakes = [...parameters.mistakes, ...body.mistakes];
    if (mistakes.length > 0) return problem(400, mistakes, facts);
    const wanted = /\bcode=(\d{3})\b/.exec(request.headers["prefer"] ?? "")?.[1];
    if (wanted !== undefined) return this.#failure(operation, wanted);
    const given = { ...Object(body.value), ...parameters.given } as Given;
    try {
      return this.#success(operation, request.headers["accept"] ?? "*/*", given);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      const title = "The request names what does not exist";
      return problem(404, [{ path: error.input, message: error.message }], { ...facts, title });
    }
  }

  #readParameters(
    { inputs, content = {} }: RestOperation,
    values: Readonly<Record<string, string>>,
    query: RawQuery,
    { headers }: ReceivedRequest,
  ): { readonly mistakes: readonly RequestMistake[]; readonly given: Given } {
    const cookies = splitQuery((headers["cookie"] ?? "").replaceAll("&", "%26").replaceAll(/;\s*/g, "&"));
    const read = ({ name, location, type }: Input): unknown => {
      const plain = this.#texts.resolved(type);
      if (location === "query") return queryValue(name, query, plain, own(content.styles, name));
      if (location === "cookie") return queryValue(name, cookies, plain, own(content.cookieStyles, name));
      const inPath = location === "path";
      const text = inPath ? values[name] : own(headers, name.toLowerCase());
      const style = own(inPath ? content.pathStyles : content.headerStyles, name);
      return text === undefined ? undefined : plainValue(text, plain, style);
    };
    const parameters = inputs.filter(({ location }) => location !== "body");
    const given: Record<string, unknown> = {};
    const found = parameters.flatMap((input) => {
      const { name, location, required, type } = input;
      const value = read(input);
      given[name] = value;
      const path = `${location}.${name}`;
      if (value === undefined) return required ? [{ path, message: "is missing" }] : [];
      return this.#texts.check(type, value, path);
    });
    return { mistakes: [...found, ...misspelt(parameters, query)], given };
  }

  async #checkBody(
    { inputs, content = {} }: RestOperation,
    request: ReceivedRequest,
  ): Promise<MockResponse | { readonly mistakes: readonly RequestMistake[]; readonly value?: unknown }> {
    const input = inputs.find(({ location }) => location === "body");
    if (!input) return { mistakes: [] };
    const given = (request.headers["content-type"] ?? "").replace(/\s*;.*$/, "").toLowerCase();
    if (request.body.length === 0 && given === "")
      return { mistakes: input.required ? [{ path: "body", message: "is missing" }] : [] };
    const form = chooseForm(content, input.type, given);
    if ("accepted" in form) {
      const message = `must be one of ${form.accepted.join(", ")}, is ${given || "missing"}`;
      return problem(415, [{ path: "header.content-type", message }]);
    }
    const { writer, type } = form;
    try {
      const resolved = (one: Type): Type => this.#bodies.resolved(one);
      const value = await bodyValue({ ...form, type: resolved(type) }, request, resolved);
      if (writer === "plainText" || writer === "unchanged") return { mistakes: [] };
      return { mistakes: (writer === "json" ? this.#bodies : this.#texts).check(type, value, "body"), value };
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      return { mistakes: [{ path: "body", message: error.message }] };
    }
  }

  #success(operation: RestOperation, accept: string, given: Given): MockResponse {
    const { name, outputs, examples, content = {} } = operation;
    const [output] = outputs;
    const facts = { status: output?.status ?? 200, operations: [name], mistakes: [] };
    const [other] =
      Object.entries(content.results ?? {}).find(([type]) => accept.split(/[,;\s]+/).includes(type)) ?? [];
    const result = other === undefined ? output : { ...content.results?.[other], headers: undefined };
    if (result?.type === undefined) {
      this.#state.respond(null, { kind: "null" }, operation, given);
      return { ...facts, headers: {}, body: "" };
    }
    const [first = "application/json"] = content.accept?.split(", ") ?? [];
    if (content.events !== undefined) {
      const item = content.events === "text" ? { data: "text" } : this.#exampleOf(result.type);
      return { ...facts, headers: { "content-type": first }, body: eventText(item, content.events) };
    }
    const contentType = other ?? first;
    const { reader = "json", type } = result;
    const isStated = other === undefined && reader === "json";
    const example = isStated ? findStated(examples) : undefined;
    const shown = (): Json => this.#state.respond(example ?? this.#exampleOf(type), type, operation, given);
    const body = reader === "json" ? JSON.stringify(shown()) : sample(contentType);
    return { ...facts, headers: { "content-type": contentType }, body };
  }

  /** The response that a request prefers: the spec's, or one without details. */
  #failure({ name, outputs, failures, examples }: RestOperation, wanted: string): MockResponse {
    const status = Number(wanted);
    const operations = [name];
    const output = outputs.find((one) => one.status === status);
    const described = failures.find((one) =>
      [wanted, `${wanted[0]}XX`, "DEFAULT"].includes(one.status?.toUpperCase() ?? ""),
    );
    const data = output ? output.type : described?.data;
    if (data === undefined && !output) return problem(status, [], { operations });
    if (data === undefined) return { status, headers: {}, body: "", operations, mistakes: [] };
    const stated = output === outputs[0] ? findStated(examples) : undefined;
    return jsonResponse(stated ?? this.#exampleOf(data), { status, operations });
  }

  #exampleOf(type: Type): Json {
    return exampleValue(type, this.#spec.types);
  }
}

function findStated(examples: RestOperation["examples"]): Json | undefined {
  return examples.find(({ output }) => output !== undefined)?.output;
}

/** Unknown parameters are no mistake, unless a known one was meant. */
function misspelt(parameters: readonly Input[], query: RawQuery): RequestMistake[] {
  const known = parameters.filter(({ location }) => location === "query").map(({ name }) => name);
  const given = new Set(query.map(([name]) => name.replace(/\[.*$/, "")));
  const absent = known.filter((name) => !given.has(name));
  return [...given].flatMap((name) => {
    const nearest = known.includes(name) || name.length < 3 ? undefined : findNearestName(name, absent);
    return nearest === undefined
      ? []
      : [{ path: `query.${name}`, message: `is unknown: did you mean ${nearest}?` }];
  });
}

function sample(contentType: string): string {
  if (/event-stream/.test(contentType)) return "data: text\n\n";
  if (/\bxml\b/.test(contentType)) return "<text/>";
  if (/html/.test(contentType)) return "<!doctype html><title>text</title>";
  return "text";
}

const titles: Readonly<Record<number, string>> = {
  400: "The request does not match the spec",
  401: "The request has no credential",
  404: "The spec has no such path",
  405: "The path has no such method",
  415: "The operation does not accept this media type",
};

/** Source: RFC 9457, problem details. */
function problem(
  status: number,
  mistakes: readonly RequestMistake[],
  {
    title = titles[status] ?? "The response that the request prefers",
    ...facts
  }: Partial<Pick<MockResponse, "headers" | "operations">> & { readonly title?: string } = {},
): MockResponse {
  const detail = mistakes.map(({ path, message }) => `${path} ${message}`.trim()).join("; ");
  const body = {
    type: "about:blank",
    title,
    status,
    ...(mistakes.length > 0 && { detail, errors: mistakes }),
  };
  const headers = { ...facts.headers, "content-type": "application/problem+json" };
  return jsonResponse(body, { ...facts, status, mistakes, headers });
}

function eventText(item: unknown, events: EventData): string {
  if (events === "lines") return `${JSON.stringify(item)}\n`;
  if (events === "sequence") return `\u001e${JSON.stringify(item)}\n`;
  if (events === "json") return `data: ${JSON.stringify(item)}\n\n`;
  const { event, data }: { readonly event?: unknown; readonly data?: unknown } = Object(item);
  const name = typeof event === "string" && event !== "" ? event : "message";
  const isJson = events !== "text" && (events.names?.includes(name) ?? true);
  return `event: ${name}\ndata: ${isJson ? JSON.stringify(data) : String(data)}\n\n`;
}

/** Every object has a property `constructor`, which may be the name of a parameter. */
function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
