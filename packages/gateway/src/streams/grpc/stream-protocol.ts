import type { GrpcMember } from "./started-call.ts";

/** How a stream's protocol sends messages. Messages are without their frames. */
export interface StreamOutput {
  deliver(message: Uint8Array): void;
  /** Sends a message to the upstream, if one is connected. */
  send(message: Uint8Array): void;
}

export interface StreamError {
  readonly status: number;
  readonly message: string;
}

/** How a stream continues at another upstream. */
export interface StreamProtocol {
  /** Whether the stream is complete when the upstream ends it after the subscriber's last request. */
  readonly endsWithRequests: boolean;
  /** Checks whether an upstream still responds; absent if the protocol has no such message. */
  readonly ping?: Uint8Array;
  request(message: Buffer): void;
  /**
   * @returns the first message to an upstream, which continues where the last one stopped, if the subscriber
   * has sent anything; or why no upstream can continue.
   */
  firstMessage(): Uint8Array | StreamError | undefined;
  /** Called when the response has begun, so that messages can be delivered. */
  opened?(): void;
  /**
   * Handles a message from an upstream, and delivers what is new in it. The next message waits for a returned
   * promise.
   *
   * @returns whether it contains something that a subscriber waits for; or why the stream cannot continue.
   */
  response(message: Buffer, member: GrpcMember): Progress | Promise<Progress>;
}

export type Progress = boolean | StreamError;
