import type { BodyReader, Content, EventData, Failure, Output, Type } from "../../model/index.ts";
import type { Part } from "../spec-document.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { readEvents } from "./event-reader.ts";
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
  sentType,
} from "./media-types.ts";

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

type Responses = readonly (readonly [status: string, response: Part])[];

export class ContentReader {
  readonly #schemas: SchemaReader;
  readonly #isResult: ResponseOptions["isResult"];
  readonly #others: readonly string[];

  constructor(schemas: SchemaReader, { isResult, others = [] }: ResponseOptions) {
    this.#schemas = schemas;
    this.#isResult = isResult;
    this.#others = others;
  }

  /** Whether an operation responds with a stream of events, or something else, as the caller chooses. */
  isEitherStream(operation: Part): boolean {
    return this.#results(operation).some(([, response]) => {
      const content = response.follow()?.at("content");
      const isOther = listMedia(content).some((one) => isStream(one) && !this.#others.includes(one.type));
      return isOther && !isStream(chooseMedia(content));
    });
  }

  /** The successful responses; without any, the default one. */
  #results(operation: Part): Responses {
    const all = operation.entries("responses");
    const good = all.filter(
      ([status, response]) => isGood(status) || this.#isResult?.(response.follow()?.value, status) === true,
    );
    return good.length > 0 ? good : all.filter(([status]) => status === "default");
  }

  /**
   * Reads the successful responses of an operation, and how a client decodes those that are not JSON.
   *
   * @param choosesStream - Whether streams of events are preferred to other media types.
   */
  outputs(
    operation: Part,
    verb: string,
    choosesStream = false,
  ): { readonly outputs: Output[]; readonly content?: Content } {
    const all = operation.entries("responses");
    const redirects = all.some(([status]) => isGood(status))
      ? []
      : all.filter(([status]) => /^3XX$/i.test(status) || REDIRECTS.includes(Number(status)));
    if (redirects.length > 0) return readRedirects(verb, redirects);
    if (all.length === 0)
      operation.noteAt(
        "responses",
        "it has no responses, so its method returns nothing",
        "describe what a successful call returns",
      );
    const responses = this.#results(operation);
    if (verb === "head") return readHead(responses);
    const read = responses.flatMap(([status, response]) => {
      const found = response.follow();
      return found ? [this.#output(status, found, choosesStream)] : [];
    });
    const stream = read.find(({ events }) => events !== undefined);
    if (stream?.events !== undefined)
      return {
        outputs: [stream.output],
        content: { ...(stream.accept !== undefined && { accept: stream.accept }), events: stream.events },
      };
    const accept = [...new Set(read.flatMap((one) => one.accept ?? []))].join(", ");
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

  /** Reads the errors of an operation whose bodies are JSON. */
  failures(operation: Part, results: ReadonlySet<string>): Failure[] {
    const all = operation.entries("responses");
    // Without others, the default response is both the result and every error.
    const errors = all.filter(([status]) => /^([345]|default$)/.test(status) && !results.has(status));
    return errors.map(([status, response]): Failure => {
      const media = chooseMedia(response.follow()?.at("content"));
      if (!media || !/\bjson$|^\*\/\*$/.test(plainType(media.type))) return { status };
      const schema = media.part.at("schema");
      return schema.value === undefined ? { status } : { status, data: this.#schemas.read(schema) };
    });
  }

  #output(given: string, response: Part, choosesStream: boolean): ReadOutput {
    const isRange = !/^\d{3}$/.test(given);
    const status = isRange ? 200 : Number(given);
    // By HTTP, these have no body.
    const isBodiless = status === 204 || status === 205;
    if (isBodiless && response.get("content") !== undefined)
      response.noteAt(
        "content",
        `a response of status ${status} cannot have content, so its method returns nothing`,
        "remove the content, or state another status",
      );
    const content = isBodiless ? undefined : response.at("content");
    const headers = response.entries("headers").map(([name]) => name.toLowerCase());
    const output: Output = {
      status,
      ...(isRange && { isRange }),
      description: response.text("description") ?? "",
      ...(content?.get(OCTETS) !== undefined && { bytes: true }),
      ...(headers.length > 0 && { headers }),
      ...(content?.value === undefined && { isEmpty: true }),
    };
    if (listMedia(content).every(({ type }) => this.#others.includes(type))) return { output };
    const media = (choosesStream ? listMedia(content).find(isStream) : undefined) ?? chooseMedia(content);
    if (!media) return { output };
    if (isStream(media)) {
      const { type, events } = readEvents(media, this.#schemas);
      return { output: { ...output, type, isStream: true }, accept: sentType(media.type), events };
    }
    const { reader, type } = this.#read(media);
    const sent = sentType(media.type);
    return {
      output: { ...output, type, ...(reader !== "json" && { reader }) },
      accept: sent.includes("*") && reader === "json" ? JSON_TYPE : sent,
      results: Object.fromEntries(
        listOtherMedia(content, media)
          .filter((one) => !isStream(one))
          .map((one) => [plainType(one.type), this.#read(one)]),
      ),
    };
  }

  #read({ type, part }: Media): { readonly reader: BodyReader; readonly type: Type } {
    const schema = part.at("schema");
    const reader = chooseForm(plainType(type), schema, this.#schemas);
    if (reader === "bytes") return { reader, type: BYTES };
    if (reader === "text") return { reader, type: { kind: "text" } };
    return { reader, type: this.#schemas.read(schema) };
  }
}

/** Reads the result of HEAD: the headers that a GET in the same media types would have. */
function readHead(responses: Responses): { outputs: Output[]; content: Content } {
  const found = responses.map(([, response]) => response.follow());
  const types = found.flatMap((one) => listMedia(one?.at("content")).map(({ type }) => sentType(type)));
  const accept = [...new Set(types)].join(", ") || "*/*";
  return {
    outputs: [createHeaders(found[0]?.text("description"))],
    content: accept === JSON_TYPE ? {} : { accept },
  };
}

/** Reads the result of an operation that only redirects: the headers, or of GET what the redirect leads to. */
function readRedirects(verb: string, redirects: Responses): { outputs: Output[]; content?: Content } {
  const [[, first] = []] = redirects;
  const description = first?.follow()?.text("description") ?? "";
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

function createHeaders(description = ""): Output {
  return {
    description: `The response's headers, by lower-case name. ${description}`.trim(),
    type: { kind: "map", additionalProperties: { kind: "text" } },
    reader: "headers",
  };
}

const BYTES: Type = { kind: "reference", reference: "Uint8Array" };

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

function isGood(status: string): boolean {
  return /^2(\d\d|XX)$/i.test(status);
}
