import type { Attempt } from "../attempt.ts";
import type { CallTarget } from "../call-error.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import type { CallOptions, Idempotency } from "../operation.ts";
import type { RequestBody } from "../request-body.ts";
import type { Connection, SecuredOperation, AddCredential } from "./connection.ts";

/** Only carries types; never present at run time. */
declare const types: unique symbol;

/** A body as it is sent. */
export interface WrittenBody {
  /** The media type. */
  readonly type: string;
  /** The content. */
  readonly body: RequestBody;
  /** Whether it can be read only once. The call is then not retried. */
  readonly once?: boolean | undefined;
}

/** Writes the argument of a call as its body. The call's deadlines start afterwards; only its signal aborts the writing. */
export type BodyWriter = (
  content: unknown,
  operation: ApiRequest,
  call?: CallTarget,
  options?: CallOptions,
) => WrittenBody | Promise<WrittenBody>;

/** Writes a parameter as names and values: percent-encoded, except in headers. */
export type ParameterStyle = (name: string, value: unknown) => readonly (readonly [string, string])[];

/** Reads the result of a call from its response. */
export interface ResultReader {
  (response: HttpResponse, target: CallTarget, bytes?: Uint8Array): unknown;
  /** Creates what collects the bytes of the body. Default: the body must be UTF-8, and the response has its text. */
  readonly collect?: () => BodyCollector;
}

/** Reads the body of an error. If it throws, the error has no data. */
export type FailureReader = (text: string, status: number) => unknown;

/** Collects the bytes of a body, in place of a TextDecoder. */
export interface BodyCollector extends Pick<TextDecoder, "decode"> {
  /** Returns all bytes, if the result is read from them. */
  bytes?(): Uint8Array;
}

/** A response, and perhaps its result. */
export interface ExchangedResponse extends HttpResponse {
  /** The result, if the exchange has read it. */
  readonly result?: object;
}

/** Sends a request of an operation, and reads the response in its own way. */
export type ApiExchange = (
  connection: Connection,
  operation: ApiRequest,
  attempt: Attempt,
  credential: AddCredential | undefined,
  again: () => HttpRequest,
  options: CallOptions,
) => Promise<ExchangedResponse>;

/** How to send an operation, and how to read its response. */
export interface ApiRequest extends SecuredOperation {
  /** The HTTP method, such as `GET`. */
  readonly method: string;
  /** The path after the endpoint, with parameters in braces: `/orders/{id}`. */
  readonly path: string;
  /** Whether the operation may be repeated. */
  readonly idempotency: Idempotency;
  /** The server that it is sent to, if it is not the client's endpoint: see `onServer`. */
  readonly server?: (client: Connection) => Connection;
  /** Writes the body. Default: there is none. */
  readonly body?: BodyWriter;
  /** The media type of the body, if its writer has another default. */
  readonly contentType?: string;
  /** The media types of the parts of a form, by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /**
   * How the fields of a form are written, by name. Default: a list repeats the name, and an object is JSON.
   */
  readonly fields?: Readonly<Record<string, ParameterStyle>>;
  /** The names of the query parameters. */
  readonly query?: readonly string[];
  /** How query parameters are written, by name. Default: a list repeats the name. */
  readonly styles?: Readonly<Record<string, ParameterStyle>>;
  /** How path parameters are written, by name. Default: lists are separated by commas. */
  readonly pathStyles?: Readonly<Record<string, ParameterStyle>>;
  /** How header parameters are written, by name. */
  readonly headers?: Readonly<Record<string, ParameterStyle>>;
  /** How cookies are written, by name. */
  readonly cookies?: Readonly<Record<string, ParameterStyle>>;
  /** The media types to request. Default: `application/json`. */
  readonly accept?: string;
  /** Reads the result. Default: the body is JSON. */
  readonly result?: ResultReader;
  /** Sends the request if the result is read while the response arrives. Default: the whole response is read first. */
  readonly exchange?: ApiExchange;
  /** The statuses of results outside of 200 to 299. */
  readonly statuses?: readonly number[];
  /** Reads the bodies of errors. Default: they are JSON, or the error has no data. */
  readonly failure?: FailureReader;
  /** Other media types in which the operation responds. See `accepting`. */
  readonly results?: Readonly<Record<string, ResultReader>>;
  /** Other media types in which the body can be sent. See `sending`. */
  readonly bodies?: Readonly<Record<string, BodyWriter>>;
}

/** Types that an operation has beyond those of its method. */
export interface OperationTypes {
  /** The bodies of errors by status: `404`, `"4XX"` or `"default"`. */
  readonly errors?: object;
  /** The results in other media types. */
  readonly results?: object;
  /** The arguments of calls whose bodies have other media types. */
  readonly bodies?: object;
}

/**
 * An operation of a REST API: how it is sent, and the types of its method. Generated from an OpenAPI document.
 * Each operation is a constant of its own, so a bundle contains only those that a program calls.
 */
export interface ApiOperation<Method, Types extends OperationTypes = object> extends ApiRequest {
  /** Never present at run time; only carries the types. */
  readonly [types]?: { readonly method: Method; readonly types: Types };
}
