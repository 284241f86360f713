import type { GrpcMember } from "./begun-call.ts";

/** What a stream's protocol may say. Messages are without their frames. */
export interface StreamEnds {
  /** Sends the subscriber a message. */
  deliver(message: Uint8Array): void;
  /** Sends the upstream a message, if one is connected. */
  send(message: Uint8Array): void;
}

/** Why a stream cannot continue. */
export interface StreamEnd {
  readonly status: number;
  readonly message: string;
}

/** How a stream continues at another upstream. */
export interface StreamProtocol {
  /** Whether the stream has ended as its subscriber wants when the upstream ends it after the subscriber's last request. */
  readonly endsWithRequests: boolean;
  /** Asks an upstream whether it is there; nothing if there is no such message. */
  readonly ping?: Uint8Array;
  /** Takes a message of the subscriber. */
  request(message: Buffer): void;
  /**
   * @returns the first message to an upstream, which continues from where the last one stopped; nothing if the subscriber has said
   *   nothing yet; or why no upstream can continue.
   */
  begin(): Uint8Array | StreamEnd | undefined;
  /** The response has begun: messages can be delivered. */
  opened?(): void;
  /**
   * Takes a message of an upstream, and delivers what is new in it. The next message waits for a promise.
   *
   * @returns whether the message has something that a subscriber waits for; or why the stream cannot continue.
   */
  response(message: Buffer, member: GrpcMember): Progress | Promise<Progress>;
}

/** What came of an upstream's message. */
export type Progress = boolean | StreamEnd;
