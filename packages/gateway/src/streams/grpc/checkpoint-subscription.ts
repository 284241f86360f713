import { grpcStatus } from "../../codec/grpc/call-headers.ts";
import { bytesField, findField, integerField } from "../../codec/grpc/wire-fields.ts";
import type { GrpcMember } from "./started-call.ts";
import type { Progress, StreamError, StreamOutput, StreamProtocol } from "./stream-protocol.ts";
import { fieldNumbers } from "./wire-names.ts";

const requestField = fieldNumbers("sui.rpc.v2.SubscribeCheckpointsRequest", ["read_mask", "filter"]);
const responseField = fieldNumbers("sui.rpc.v2.SubscribeCheckpointsResponse", ["cursor", "checkpoint"]);
const getRequestField = fieldNumbers("sui.rpc.v2.GetCheckpointRequest", ["sequence_number", "read_mask"]);
const getResponseField = fieldNumbers("sui.rpc.v2.GetCheckpointResponse", ["checkpoint"]);

/** Maximum checkpoints to read one by one when another node takes over. */
const maxMissing = 1_000;

/** @returns the response's message. */
export type ReadCheckpoint = (member: GrpcMember, request: Uint8Array) => Promise<Buffer>;

/**
 * A subscription to Sui's checkpoints. They are numbered without gaps: another node continues after the last
 * delivered one. With a filter, the missing numbers are unknown.
 */
export class CheckpointSubscription implements StreamProtocol {
  readonly endsWithRequests = false;
  readonly #output: StreamOutput;
  readonly #read: ReadCheckpoint;
  #request: Buffer | undefined;
  #hasFilter = false;
  #last: bigint | undefined;

  constructor(output: StreamOutput, read: ReadCheckpoint) {
    this.#output = output;
    this.#read = read;
  }

  request(message: Buffer): void {
    this.#request = message;
    this.#hasFilter = readField(message, requestField.filter) !== undefined;
    this.#output.send(message);
  }

  firstMessage(): Uint8Array | StreamError | undefined {
    if (!this.#hasFilter || this.#last === undefined) return this.#request;
    const message = `the node went away; no other one can continue a filtered stream after checkpoint ${this.#last}`;
    return { status: grpcStatus.unavailable, message };
  }

  async response(message: Buffer, member: GrpcMember): Promise<Progress> {
    const cursor = readField(message, responseField.cursor);
    if (typeof cursor !== "bigint") {
      this.#output.deliver(message);
      return false;
    }
    const last = this.#hasFilter ? cursor - 1n : (this.#last ?? cursor - 1n);
    if (cursor <= last) return true;
    if (cursor - last > BigInt(maxMissing))
      return {
        status: grpcStatus.outOfRange,
        message: `checkpoints ${last + 1n} to ${cursor - 1n} are missing`,
      };
    for (let number = last + 1n; number < cursor; number += 1n) {
      this.#output.deliver(await this.#missing(member, number));
      this.#last = number;
    }
    this.#output.deliver(message);
    this.#last = cursor;
    return true;
  }

  /** @returns a checkpoint in the form of the subscription's messages. */
  async #missing(member: GrpcMember, number: bigint): Promise<Buffer> {
    const mask = this.#request && readField(this.#request, requestField.read_mask);
    const response = await this.#read(
      member,
      Buffer.concat([
        integerField(getRequestField.sequence_number, number),
        ...(mask instanceof Uint8Array ? [bytesField(getRequestField.read_mask, mask)] : []),
      ]),
    );
    const found = readField(response, getResponseField.checkpoint);
    return Buffer.concat([
      integerField(responseField.cursor, number),
      ...(found instanceof Uint8Array ? [bytesField(responseField.checkpoint, found)] : []),
    ]);
  }
}

/** @returns the value of a field; none if the bytes are not a message. */
function readField(message: Uint8Array, field: number): bigint | Uint8Array | undefined {
  try {
    return findField(message, field);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
