import type { OperationFacts, Wrapped } from "./operation-facts.ts";
import type { Type } from "./type.ts";
import type { VenueMessage } from "./venue-message.ts";

/** The functions of `@node-access/transport/openapi` that write a body. */
export type BodyWriter =
  | "json"
  | "jsonString"
  | "multipart"
  | "urlEncoded"
  | "plainText"
  | "unchanged"
  | Wrapped;

/** The functions of `@node-access/transport/openapi` that write a parameter. */
export type ParameterWriter =
  | "commaDelimited"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject"
  | "explodedObject"
  | "jsonParameter"
  | "reserved"
  | "explodedSimple"
  | "label"
  | "explodedLabel"
  | "matrix"
  | "explodedMatrix"
  | "explodedHeader"
  | "jsonHeader"
  | "rawCookie"
  | Wrapped;

/** The keys of an operation that say how its parameters are written, by where these are. */
export const STYLE_KEYS = {
  query: "styles",
  path: "pathStyles",
  header: "headerStyles",
  cookie: "cookieStyles",
} as const;

/** How parameters are written that are not plain, by name. */
export type ParameterStyles = {
  readonly [Key in (typeof STYLE_KEYS)[keyof typeof STYLE_KEYS]]?: Readonly<Record<string, ParameterWriter>>;
};

/**
 * The items of a stream. Of server-sent events: events whose data is a `text`, the `json` that their data is, or events
 * whose data is JSON, all of them or those with certain names. Of others: JSON in `lines`, or in a `sequence` (RFC 7464).
 */
export type EventData = "text" | "json" | "lines" | "sequence" | { readonly names?: readonly string[] };

/** The functions of `@node-access/transport/openapi` that read a response. */
export type BodyReader = "json" | "text" | "bytes" | "either" | "headers" | Wrapped;

/** How the pages of an operation follow each other: see `@node-access/transport/openapi/pages`. */
export type Pages = {
  /** The keys that lead to the items of a page. */
  readonly items?: readonly string[];
} & (
  | { readonly kind: "link" }
  | { readonly kind: "address"; readonly keys: readonly string[] }
  | {
      readonly kind: "cursor";
      readonly keys: readonly string[];
      readonly parameter: string;
      readonly place?: "body";
    }
  | {
      readonly kind: "number";
      readonly parameter: string;
      readonly first?: number;
      readonly place?: "body";
    }
  | { readonly kind: "offset"; readonly parameter: string; readonly place?: "body" }
);

export interface Body extends Pick<Content, "fields" | "parts"> {
  readonly writer: BodyWriter;
  readonly type: Type;
}

/** How an operation sends and receives what is not JSON: see `ApiRequest` of `@node-access/transport/openapi`. */
export interface Content extends ParameterStyles {
  readonly writer?: BodyWriter;
  /** The media type of the body, if it is not the writer's. */
  readonly contentType?: string;
  /** The media types of the parts of a form. */
  readonly parts?: Readonly<Record<string, string>>;
  /** How the fields of a form are written that are not plain. */
  readonly fields?: Readonly<Record<string, ParameterWriter>>;
  readonly bodies?: Readonly<Record<string, Body>>;
  readonly accept?: string;
  /** Other media types of the response. */
  readonly results?: Readonly<Record<string, { readonly reader: BodyReader; readonly type: Type }>>;
  /** The security requirements: one of these sets of schemes is needed. */
  readonly security?: readonly (readonly string[])[];
  /** Set if the response is a stream, whose items have the type of the output. */
  readonly events?: EventData;
  /** Where bytes in base64 are in the items of a stream. */
  readonly itemPlace?: string;
  /** Reads the bodies of errors that have bytes in base64. */
  readonly failure?: Wrapped;
  /** The statuses of results outside of 200 to 299. */
  readonly statuses?: readonly number[];
  /** Whether the body gets `stream: true`, which makes the response a stream. */
  readonly setsStream?: true;
  /** How pages follow each other, if the operation returns a page at a time. */
  readonly pages?: Pages;
  /** The server that the operation is sent to, if it is not the client's endpoint. */
  readonly server?: Server;
}

export interface Server {
  /** Its address, which may be relative to the client's endpoint. Variables have their defaults. */
  readonly url: string;
  /** What it is, and which other servers there are. */
  readonly description: string;
}

/** A security scheme that clients support. */
export interface SecurityScheme {
  /** Its name in the document. */
  readonly key: string;
  /** The kinds of credentials that it accepts. */
  readonly kinds: readonly ("api-key" | "basic" | "bearer")[];
  /** Where an API key is sent. */
  readonly place?: { readonly in: "cookie" | "header" | "query"; readonly name: string };
  /** Whether access tokens can be had by OAuth 2.0's client credentials. */
  readonly grantsToClients?: boolean;
  readonly description: string;
}

export interface RestOperation extends OperationFacts {
  readonly kind: "rest";
  /** The HTTP method, in upper case. */
  readonly method: string;
  /** The path, with `{name}` for each parameter. */
  readonly path: string;
  /** The surface whose credentials the operation accepts, if it differs from the spec's surface. */
  readonly surface?: string;
  /**
   * Set if the response is about the newest block although the path does not name it. If set to the name of a query
   * parameter, which takes the block's number, this holds only for requests without a query.
   */
  readonly newestBlock?: string | true;
  /** Whether nodes also accept a GET, whose query has the fields of the body. Clients send what `method` says. */
  readonly alsoGet?: true;
  /** Client error codes that only this operation throws. */
  readonly throws: readonly string[];
  /** For a response that is a stream: by topic, the name of the type of an event's data. */
  readonly events?: Readonly<Record<string, string>>;
  /** Set if the stream's events are JSON values without separators. Otherwise, they are server-sent events. */
  readonly eventFormat?: "json";
  /** For an operation that opens a WebSocket: the name of the union of subscription messages. */
  readonly socket?: string;
  /** Bodies, responses and parameters that are not sent as JSON, or one by one, and the security requirements. */
  readonly content?: Content;
  /** The messages of the request body, if each of them becomes its own method. */
  readonly messages?: Message;
}

/**
 * Returns the first segment that all paths of a service's own API share, such as `/v1/`. No path of a node begins with it.
 *
 * @returns `undefined` for an API of nodes, which is an endpoint of the catalog.
 */
export function findOwnPrefix(
  { name, operations }: { readonly name: string; readonly operations: readonly RestOperation[] },
  endpoints: readonly string[],
): string | undefined {
  if ([name, ...operations.map((one) => one.name)].some((one) => endpoints.includes(one))) return undefined;
  const [first, ...others] = new Set(operations.map(({ path }) => `/${path.split("/")[1]}/`));
  return others.length === 0 ? first : undefined;
}

/** A union in a request body whose members become methods. */
export interface Message {
  /** The name of the body's type. */
  readonly body: string;
  /** The property that holds the union. Without `property`, the body itself is the union. */
  readonly property?: string;
  readonly members: readonly VenueMessage[];
}
