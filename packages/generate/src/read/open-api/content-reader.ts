import type { BodyReader, Content, EventData, Failure, Output } from "../../model/operation.ts";
import type { Type } from "../../model/type.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, type SpecDocument, type Placed, text } from "../spec-document.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { EventReader } from "./event-reader.ts";
import {
  chooseMedia,
  chooseForm,
  isStream,
  JSON_TYPE,
  type Media,
  listMedia,
  OCTETS,
  listOtherMedia,
  plainType,
} from "./media-types.ts";

/** Which responses are results, and which are read by others. */
export interface ResponseOptions {
  /** Whether a response is a result, in addition to those of status 200 to 299. */
  readonly isResult?: (response: unknown, status: string) => boolean;
  /** The media types of results that the caller reads itself. */
  readonly others?: readonly string[];
}

/** A response: what a caller receives, and in which media types. */
interface ReadOutput {
  readonly output: Output;
  readonly accept?: string;
  readonly results?: Content["results"];
  readonly events?: EventData;
}

/** Statuses whose responses have no body, by HTTP. */
const BODILESS: ReadonlySet<number> = new Set([204, 205]);

/** Reads the responses of operations. */
export class ContentReader {
  readonly #spec: SpecDocument;
  readonly #schemas: SchemaReader;
  readonly #events: EventReader;
  readonly #isResult: ResponseOptions["isResult"];
  readonly #others: readonly string[];

  constructor(spec: SpecDocument, schemas: SchemaReader, { isResult, others = [] }: ResponseOptions) {
    this.#spec = spec;
    this.#schemas = schemas;
    this.#events = new EventReader(spec, schemas);
    this.#isResult = isResult;
    this.#others = others;
  }

  /** Whether an operation responds with a stream of events, or something else, as the caller chooses. */
  isEitherStream(operation: unknown, path: SpecPath): boolean {
    return this.#results(operation, path).some(([status, value]) => {
      const found = this.#spec.resolve({ value, path: [...path, "responses", status] });
      const content = field(found?.value, "content");
      const isOther = listMedia(content).some((one) => isStream(one) && !this.#others.includes(one.type));
      return isOther && !isStream(chooseMedia(content));
    });
  }

  /** The successful responses; without any, the default one. */
  #results(operation: unknown, path: SpecPath): [string, unknown][] {
    const all = entries(field(operation, "responses"));
    const good = all.filter(
      ([status, value]) =>
        isGood(status) ||
        this.#isResult?.(
          this.#spec.resolve({ value, path: [...path, "responses", status] })?.value,
          status,
        ) === true,
    );
    return good.length > 0 ? good : all.filter(([status]) => status === "default");
  }

  /**
   * Reads the successful responses of an operation, and how a client decodes those that are not JSON.
   *
   * @param choosesStream - Whether streams of events are preferred to other media types.
   */
  outputs(
    operation: unknown,
    path: SpecPath,
    verb: string,
    choosesStream = false,
  ): { outputs: Output[]; content?: Content } {
    const at = (status: string): SpecPath => [...path, "responses", status];
    const all = entries(field(operation, "responses"));
    const redirects = all.some(([status]) => isGood(status))
      ? []
      : all.filter(([status]) => isRedirect(status));
    if (redirects.length > 0) return this.#withoutBody(verb, redirects, path);
    if (all.length === 0)
      this.#spec.note(
        [...path, "responses"],
        "it has no responses, so its method returns nothing",
        "describe what a successful call returns",
      );
    const responses = this.#results(operation, path);
    if (verb === "head") return this.#ofHead(responses, path);
    const read = responses.flatMap(([status, response]) => {
      const found = this.#spec.resolve({ value: response, path: at(status) });
      return found ? [this.#output(status, found, choosesStream)] : [];
    });
    const stream = read.find(({ events }) => events !== undefined);
    if (stream?.events !== undefined)
      return {
        outputs: [stream.output],
        content: { ...(stream.accept !== undefined && { accept: stream.accept }), events: stream.events },
      };
    const types = read.flatMap(({ accept }) => accept ?? []);
    const accept = [...new Set(types)].join(", ");
    const results = Object.assign({}, ...read.map((one) => one.results)) as NonNullable<Content["results"]>;
    const isPlain = accept === "" || accept === JSON_TYPE;
    return {
      outputs: read.map(({ output }) => output),
      content: {
        ...(!isPlain && { accept }),
        ...(Object.keys(results).length > 0 && { results }),
      },
    };
  }

  /** Reads the result of HEAD: the headers that a GET in the same media types would have. */
  #ofHead(
    responses: readonly (readonly [string, unknown])[],
    path: SpecPath,
  ): { outputs: Output[]; content: Content } {
    const found = responses.map(([status, value]) =>
      this.#spec.resolve({ value, path: [...path, "responses", status] }),
    );
    const types = found.flatMap((one) =>
      listMedia(field(one?.value, "content")).map(({ type }) => plainType(type)),
    );
    const accept = [...new Set(types)].join(", ") || "*/*";
    return {
      outputs: [createHeaders(text(field(found[0]?.value, "description")))],
      content: accept === JSON_TYPE ? {} : { accept },
    };
  }

  /** Reads the result of an operation that only redirects: the headers, or of GET what the redirect leads to. */
  #withoutBody(
    verb: string,
    redirects: readonly (readonly [string, unknown])[],
    path: SpecPath,
  ): { outputs: Output[]; content?: Content } {
    const [[status = "200", response] = []] = redirects;
    const found = this.#spec.resolve({ value: response, path: [...path, "responses", status] });
    const description = text(field(found?.value, "description")) ?? "";
    if (verb === "get" || verb === "query")
      return {
        outputs: [{ description, type: BYTES, reader: "bytes" }],
        content: { accept: "*/*" },
      };
    const statuses = redirects.flatMap(([one]) => (/^\d{3}$/.test(one) ? [Number(one)] : REDIRECTS));
    return {
      outputs: [createHeaders(description)],
      ...(statuses.length > 0 && { content: { statuses: [...new Set(statuses)] } }),
    };
  }

  /** Reads the errors of an operation whose bodies are JSON. */
  failures(operation: unknown, path: SpecPath, results: ReadonlySet<string>): Failure[] {
    const all = entries(field(operation, "responses"));
    // Without others, the default response is both the result and every error.
    const errors = all.filter(([status]) => /^([345]|default$)/.test(status) && !results.has(status));
    return errors.map(([status, response]): Failure => {
      const found = this.#spec.resolve({ value: response, path: [...path, "responses", status] });
      const media = chooseMedia(field(found?.value, "content"));
      if (!found || !media || !/\bjson$|^\*\/\*$/.test(plainType(media.type))) return { status };
      const schema = field(media.value, "schema");
      const place = [...found.path, "content", media.type, "schema"];
      return schema === undefined ? { status } : { status, data: this.#schemas.read(schema, place) };
    });
  }

  #output(given: string, { value, path }: Placed, choosesStream: boolean): ReadOutput {
    const isRange = !/^\d{3}$/.test(given);
    const status = isRange ? 200 : Number(given);
    const described = field(value, "content");
    const isBodiless = BODILESS.has(status);
    if (isBodiless && described !== undefined)
      this.#spec.note(
        [...path, "content"],
        `a response of status ${status} cannot have content, so its method returns nothing`,
        "remove the content, or state another status",
      );
    const content = isBodiless ? undefined : described;
    const headers = entries(field(value, "headers")).map(([name]) => name.toLowerCase());
    const output: Output = {
      status,
      ...(isRange && { isRange }),
      description: text(field(value, "description")) ?? "",
      ...(field(content, OCTETS) !== undefined && { bytes: true }),
      ...(headers.length > 0 && { headers }),
      ...(content === undefined && { isEmpty: true }),
    };
    if (entries(content).every(([type]) => this.#others.includes(type))) return { output };
    const media = (choosesStream ? listMedia(content).find(isStream) : undefined) ?? chooseMedia(content);
    if (!media) return { output };
    const at = [...path, "content"];
    if (isStream(media)) {
      const { type, events } = this.#events.read(media, [...at, media.type]);
      return { output: { ...output, type, isStream: true }, accept: plainType(media.type), events };
    }
    const read = (one: Media): { readonly reader: BodyReader; readonly type: Type } => {
      const schema = field(one.value, "schema");
      const place = [...at, one.type, "schema"];
      const found = this.#spec.resolve({ value: schema, path: place })?.value;
      const { type: only } = this.#schemas.resolved(schema, place);
      const form = chooseForm(plainType(one.type), { schema: found, only });
      if (form === "bytes") return { reader: "bytes", type: BYTES };
      if (form === "text") return { reader: "text", type: { kind: "text" } };
      return { reader: form, type: this.#schemas.read(schema ?? true, place) };
    };
    const { reader, type } = read(media);
    const plain = plainType(media.type);
    return {
      output: { ...output, type, ...(reader !== "json" && { reader }) },
      accept: plain.includes("*") && reader === "json" ? JSON_TYPE : plain,
      results: Object.fromEntries(
        listOtherMedia(content, media)
          .filter((one) => !isStream(one))
          .map((one) => [plainType(one.type), read(one)]),
      ),
    };
  }
}

function createHeaders(description = ""): Output {
  return {
    description: `The response's headers, by lower-case name. ${description}`.trim(),
    type: { kind: "map", additionalProperties: { kind: "text" } },
    reader: "headers",
  };
}

const BYTES: Type = { kind: "reference", reference: "Uint8Array" };

/** The statuses that lead elsewhere. */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

function isGood(status: string): boolean {
  return /^2(\d\d|XX)$/i.test(status);
}

function isRedirect(status: string): boolean {
  return /^3XX$/i.test(status) || REDIRECTS.includes(Number(status));
}
