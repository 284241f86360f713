/** Where a response stops: before its first byte, in its head, in its body, before its last byte, or after this many bytes. */
export type Place = "start" | "head" | "body" | "last" | number;

/** What is done to the responses of a batch, whose right order is that of the calls. */
export type BatchFault =
  | "reversed"
  | "one missing"
  | "one twice, differing"
  | "one foreign"
  | "one null id"
  | "one not an object"
  | "one error"
  | "all one error"
  | "empty";

/**
 * The body of a response. In a text `$ID` stands for the call's id, `$OTHER_ID` for another, `$RESULT` for the right result,
 * `$NONCE` for the call's nonce and `$ECHO` for all that the request said of its sender, secrets included.
 */
export type Body =
  | string
  /** A text whose characters go out as one byte each: no UTF-8 where one is above 127. */
  | { readonly latin1: string }
  /** A JSON text of this many bytes; with `gzip`, of this many bytes before compression. */
  | { readonly bytes: number; readonly gzip?: boolean }
  | { readonly batch: BatchFault }
  /** The right response, in a compression that was not requested. */
  | { readonly encoded: "gzip" };

/** How a server misbehaves in one response. Without any member it behaves. */
export interface Fault {
  /** Resets the connection as soon as the first byte comes, and reads none. */
  readonly unread?: true;
  /** Milliseconds from the request's last byte to the response's first. */
  readonly wait?: number;
  /** The HTTP status; 200 if omitted. */
  readonly status?: number;
  /**
   * Headers besides Content-Type and Content-Length, or in place of them. `$ELSEWHERE` in one is another server's
   * URL, `$DATE+3` the date in three seconds.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** The right answer if omitted. */
  readonly body?: Body;
  /** Where the response stops, and how: the connection is reset, closed in good order, or silent from then on. */
  readonly stop?: { readonly at: Place; readonly how: "reset" | "close" | "stall" };
  /** The response is sent in pieces of this many bytes, one every this many milliseconds. */
  readonly drip?: { readonly bytes: number; readonly every: number };
  /** The response is sent twice. */
  readonly twice?: true;
  /** Ends a WebSocket in good order, in place of a response. */
  readonly close?: { readonly code: number; readonly reason?: string };
  /** From now on a WebSocket neither reads nor responds, not even to a ping. Its connection stays. */
  readonly freeze?: true;
  /** Bytes that go out on a WebSocket's connection in place of a frame, as hexadecimal digits. */
  readonly frame?: string;
  /** What a gRPC call ends with. `trailers: false` ends it without; `message: false` answers nothing before. */
  readonly grpc?: {
    readonly status?: number;
    readonly details?: string;
    readonly trailers?: false;
    readonly message?: false;
    /** Ends the stream with RST_STREAM and this code. */
    readonly reset?: number;
    /** Sends GOAWAY with this code and ends the session, before (`refuse`) or after the call has been answered. */
    readonly goaway?: number;
  };
}

/** The faults of a server's answers, in the order of the requests. What comes after the last of them is answered rightly. */
export type Script = readonly Fault[] | ((number: number) => Fault);

/** The fault of one request, counted from 0. */
export function faultOf(script: Script, number: number): Fault {
  return (typeof script === "function" ? script(number) : script[number]) ?? {};
}

/** A fault for all requests. */
export function always(fault: Fault): Script {
  return () => fault;
}
