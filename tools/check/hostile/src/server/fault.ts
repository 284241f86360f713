/** Where a response stops: before its first byte, in its head, in its body, before its last byte, or after this many bytes. */
export type StopPoint = "start" | "head" | "body" | "last" | number;

const ERROR = { code: -32000, message: "no" };

/** Alters the response to the second call of a batch. */
function second(alter: (response: object) => unknown[]): (responses: object[]) => unknown {
  return ([first, one = {}, ...rest]) => [first, ...alter(one), ...rest];
}

/** How the responses of a batch are altered. Unaltered, they are in the order of the calls. */
export const BATCH_FAULTS = {
  reversed: (responses: object[]) => responses.toReversed(),
  "one missing": second(() => []),
  "one twice, differing": second((one) => [one, { ...one, result: "another" }]),
  "one foreign": second((one) => [{ ...one, id: 999_999_999 }]),
  "one null id": second((one) => [{ ...one, id: null }]),
  "one not an object": second(() => ["nonsense"]),
  "one error": second((one) => [{ ...one, result: undefined, error: ERROR }]),
  "all one error": () => ({ jsonrpc: "2.0", id: null, error: ERROR }),
  empty: () => [],
};
export type BatchFault = keyof typeof BATCH_FAULTS;

/**
 * The body of a response. In a text, `$ID` stands for the call's id, `$OTHER_ID` for another id, `$RESULT` for the correct
 * result, `$NONCE` for the call's nonce and `$ECHO` for the request's path and credentials.
 */
export type Body =
  | string
  /** A text sent with one byte for each character, so it is not UTF-8 if a character is above 127. */
  | { readonly latin1: string }
  /** A JSON text of this many bytes; with `gzip`, of this many bytes before compression. */
  | { readonly bytes: number; readonly gzip?: boolean }
  | { readonly batch: BatchFault }
  /** The correct response, in a compression that was not requested. */
  | { readonly encoded: "gzip" };

/** How a server misbehaves in one response. Without any property, it responds correctly. */
export interface Fault {
  /** Resets the connection on the request's first byte, without reading the request. */
  readonly unread?: true;
  /** Milliseconds from the request's last byte to the response's first. */
  readonly wait?: number;
  /** The HTTP status; 200 if omitted. */
  readonly status?: number;
  /**
   * Additional headers, which may replace Content-Type and Content-Length. `$ELSEWHERE` stands for another server's
   * URL, `$DATE+3` for the date in three seconds.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the correct response. */
  readonly body?: Body;
  /** Where the response stops, and how: the connection is reset, closed cleanly, or silent from then on. */
  readonly stop?: { readonly at: StopPoint; readonly how: "reset" | "close" | "stall" };
  /** Sends the response in pieces of `bytes` bytes, one every `every` milliseconds. */
  readonly drip?: { readonly bytes: number; readonly every: number };
  readonly twice?: true;
  /** Closes a WebSocket cleanly in place of a response. */
  readonly close?: { readonly code: number; readonly reason?: string };
  /** From now on, the WebSocket neither reads nor responds, not even to a ping. Its connection stays open. */
  readonly freeze?: true;
  /** Bytes to send on a WebSocket's connection in place of a frame, as hexadecimal digits. */
  readonly frame?: string;
  /** How a gRPC call ends. `trailers: false` omits the trailers, `message: false` the message before them. */
  readonly grpc?: {
    readonly status?: number;
    readonly details?: string;
    readonly trailers?: false;
    readonly message?: false;
    /** Ends the stream with RST_STREAM and this code. */
    readonly reset?: number;
    /** Sends GOAWAY with this code after the response. */
    readonly goaway?: number;
  };
}

/** The faults of a server's responses, in the order of the requests. Later requests get correct responses. */
export type Script = readonly Fault[] | ((number: number) => Fault);

/** Returns the fault for a request, counted from 0. */
export function chooseFault(script: Script, number: number): Fault {
  return (typeof script === "function" ? script(number) : script[number]) ?? {};
}

/** Applies a fault to all requests. */
export function always(fault: Fault): Script {
  return () => fault;
}

/** Whether a fault is a response which says that the request was not carried out. */
export function isRejection({ status, body }: Fault): boolean {
  // A node that limits calls, or is still starting.
  const isRejected = typeof body === "string" && /"code":-(32005|28),/.test(body);
  return status === 425 || status === 429 || isRejected;
}
