import type { OperationFacts } from "./operation-facts.ts";
import type { VenueMessage } from "./venue-message.ts";

/** An operation of a REST API. */
export interface RestOperation extends OperationFacts {
  readonly kind: "rest";
  /** In upper case. */
  readonly method: string;
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  /** The surface whose credentials it takes, where it is not that of its spec. */
  readonly surface?: string;
  /**
   * Present if the response is about the newest block, which the path does not name. The name of a query parameter: only if no parameter
   * of the query is sent, and this one takes the block's number.
   */
  readonly newestBlock?: string | true;
  /** Codes of client errors that only this operation fails with. */
  readonly throws: readonly string[];
  /** For a response of server-sent events: by topic, the name of the type of an event's data. */
  readonly events?: Readonly<Record<string, string>>;
  /** For an operation that opens a WebSocket: the name of the union of messages that subscribe to something. */
  readonly socket?: string;
  /** The messages that its body is one of, if each of them is its own method. */
  readonly messages?: Message;
}

/**
 * What all paths of a service's own API begin with, as `/v1/`; nodes have none that begins so.
 *
 * @returns nothing for an API of nodes, of which an endpoint of the catalog has the name.
 */
export function ownPrefix(
  { name, operations }: { readonly name: string; readonly operations: readonly RestOperation[] },
  endpoints: readonly string[],
): string | undefined {
  if ([name, ...operations.map((one) => one.name)].some((one) => endpoints.includes(one))) return undefined;
  const [first, ...others] = new Set(operations.map(({ path }) => `/${path.split("/")[1]}/`));
  return others.length === 0 ? first : undefined;
}

/** A request body that is a union, or has one as a property, whose members are methods. */
export interface Message {
  /** The name of the body's type. */
  readonly body: string;
  /** The property that holds the union. Without it, the body itself is the union. */
  readonly property?: string;
  readonly members: readonly VenueMessage[];
}
