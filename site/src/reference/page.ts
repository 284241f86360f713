/** A text with links in it, such as the type `Block | null`. Prose is a string of Markdown instead. */
export type LinkedText = readonly Piece[];

/** A part of a {@link LinkedText}. */
export interface Piece {
  readonly text: string;
  /** The id of the linked page. */
  readonly to?: string | undefined;
}

/** A property of an object, a param of a method, or an option of a client. */
export interface Field {
  /** Unique on its page, for links. */
  readonly anchor: string;
  readonly name: string;
  readonly type: LinkedText;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Markdown. */
  readonly description: string;
  /** Constraints, defaults and the like: a line of Markdown each. */
  readonly facts: readonly string[];
  /** The properties of an object without a named type. */
  readonly fields: readonly Field[];
}

/** A part of a page under a heading. */
export interface Section {
  readonly title: string;
  readonly type?: LinkedText | undefined;
  /** Markdown paragraphs. */
  readonly text?: string | undefined;
  readonly fields?: readonly Field[] | undefined;
  readonly table?: Table | undefined;
}

export interface Table {
  readonly head: readonly string[];
  /** Cells of Markdown. */
  readonly rows: readonly (readonly string[])[];
}

/** Code that the reader may copy. */
export interface Sample {
  /** The label that distinguishes it from its alternatives: `TypeScript`, `curl`. */
  readonly label: string;
  readonly language: "ts" | "sh" | "json" | "js" | "proto";
  readonly code: string;
}

export function createJsonSample(label: string, value: unknown): Sample {
  return { label, language: "json", code: JSON.stringify(value) };
}

export function createTypeScriptSample(code: string, label: string = "TypeScript"): Sample {
  return { label, language: "ts", code };
}

/** An export of a module, such as the table of a protocol's methods. */
export interface Exported {
  readonly module: string;
  readonly name: string;
}

/** The facts that a playground needs to make the call of a page. */
export interface PlaygroundCall {
  /** The module that has the client's factory: `@node-access/rpc/web-socket`. */
  readonly module: string;
  /** The function that creates the client: `createRpcWebSocketClient`. */
  readonly factory: string;
  /** The function that creates the client's credential, if it accepts one: `urlToken`. */
  readonly credential: readonly string[];
  /** The surface of the catalog whose endpoint it calls: `node`. */
  readonly surface: string;
  /** The method of the client, as a path of properties: `eth_call`, `subscribe`. */
  readonly method: string;
  /** Whether the call returns once, or an async iterable that ends only when it is stopped. */
  readonly returns: "result" | "stream";
  readonly arguments: readonly unknown[];
  /** The protocols whose nodes serve the call. */
  readonly protocols: readonly string[];
  /** Whether the client takes the protocol as an option. */
  readonly takesProtocol: boolean;
  /** What the option is for protocols that clients do not know by name. */
  readonly protocolTables?: Readonly<Record<string, Exported>>;
  /** Whether the client has a decoded view of numbers. */
  readonly decoded: boolean;
  /** The quantities that the decoded view takes, for the protocols for which it takes any. */
  readonly protocolQuantities?: Readonly<Record<string, Exported>>;
  /** Whether the call changes something. The reader must confirm such calls. */
  readonly writes: boolean;
}

/** The place of a page in the navigation. */
export interface Location {
  /** The id of its {@link Area}. */
  readonly area: string;
  /** The group of the area that lists it. */
  readonly group: string;
}

export interface ReferencePage {
  /** Its path without slashes at the ends: `json-rpc/eth_call`. */
  readonly id: string;
  readonly title: string;
  /** The kind of page: `JSON-RPC method`. */
  readonly label: string;
  readonly location: Location;
  /** One sentence of Markdown. */
  readonly summary: string;
  /** More paragraphs of Markdown. */
  readonly text?: string | undefined;
  readonly deprecated: boolean;
  /** The request line: `POST /v1/nodes/`. */
  readonly request?: string | undefined;
  /** The TypeScript signature of the call, as one would explain it. */
  readonly signatures: readonly string[];
  /** What the signature stands for, as declared, if that differs. */
  readonly overloads: readonly string[];
  /** Short facts by label. Markdown. */
  readonly facts: readonly (readonly [about: string, fact: string])[];
  readonly sections: readonly Section[];
  /** Samples of the call or declaration, as alternatives. */
  readonly samples: readonly Sample[];
  /** Samples of the response, as alternatives. */
  readonly responses: readonly Sample[];
  readonly playground?: PlaygroundCall | undefined;
  /** Explains why the call cannot be made from the page, and what to do instead. Markdown. */
  readonly unplayable?: string | undefined;
}

/** Creates a page. What is not stated is empty. */
export function createPage(
  page: Pick<ReferencePage, "id" | "title" | "label" | "location" | "summary"> & Partial<ReferencePage>,
): ReferencePage {
  const empty = { signatures: [], overloads: [], facts: [], sections: [], samples: [], responses: [] };
  return { deprecated: false, ...empty, ...page };
}

/** Facts by label, without those that say nothing. */
export function listFacts(facts: Readonly<Record<string, string | undefined>>): ReferencePage["facts"] {
  return Object.entries(facts).flatMap(([about, fact]) => (fact ? [[about, fact] as const] : []));
}

export function linkToPage(text: string, id: string): string {
  return `[\`${text}\`](/reference/${id}/)`;
}

/** A part of the reference with its own sidebar: a REST API, a gRPC package, all JSON-RPC methods. */
export interface Area {
  /** Its path: `grpc/sui`. */
  readonly id: string;
  /** Its place among the areas, from 0. */
  readonly order: number;
  readonly title: string;
  readonly summary: string;
  /** The titles of its groups, in their order. */
  readonly groups: readonly string[];
}

/** The title of the group of an area that holds its types. */
export const typeGroup = "Types";

export interface Reference {
  readonly areas: readonly Area[];
  readonly pages: readonly ReferencePage[];
}
