import { grpcStatus } from "../../codec/grpc/call-headers.ts";
import { bytesField, findField, integerField } from "../../codec/grpc/wire-fields.ts";
import type { GrpcMember } from "./started-call.ts";
import type { StreamOutput, StreamProtocol } from "./stream-protocol.ts";
import { fieldNumbers } from "./wire-names.ts";

const requestField = fieldNumbers("sui.rpc.v2.SubscribeCheckpointsRequest", ["read_mask", "filter"]);
const responseField = fieldNumbers("sui.rpc.v2.SubscribeCheckpointsResponse", ["cursor", "checkpoint"]);
const getRequestField = fieldNumbers("sui.rpc.v2.GetCheckpointRequest", ["sequence_number", "read_mask"]);
const getResponseField = fieldNumbers("sui.rpc.v2.GetCheckpointResponse", ["checkpoint"]);

/** Maximum checkpoints to read one by one when another node takes over. */
const maxMissing = 1_000;

/**
 * A subscription to Sui's checkpoints. They are numbered without gaps: another node continues after the last
 * delivered one. With a filter, the missing numbers are unknown.
 *
 * @param read - Makes a call of `GetCheckpoint`, and returns the response's message.
 */
export function subscribeToCheckpoints(
  output: StreamOutput,
  read: (member: GrpcMember, request: Uint8Array) => Promise<Buffer>,
): StreamProtocol {
  let request: Buffer | undefined;
  let hasFilter = false;
  let last: bigint | undefined;

  /** @returns a checkpoint in the form of the subscription's messages. */
  async function readMissing(member: GrpcMember, number: bigint): Promise<Buffer> {
    const mask = request && readField(request, requestField.read_mask);
    const response = await read(
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

  return {
    endsWithRequests: false,
    request(message) {
      request = message;
      hasFilter = readField(message, requestField.filter) !== undefined;
      output.send(message);
    },
    firstMessage() {
      if (!hasFilter || last === undefined) return request;
      const message = `the node went away; no other one can continue a filtered stream after checkpoint ${last}`;
      return { status: grpcStatus.unavailable, message };
    },
    async response(bytes, member) {
      const cursor = readField(bytes, responseField.cursor);
      if (typeof cursor !== "bigint") {
        output.deliver(bytes);
        return false;
      }
      const before = hasFilter ? cursor - 1n : (last ?? cursor - 1n);
      if (cursor <= before) return true;
      if (cursor - before > BigInt(maxMissing)) {
        const message = `checkpoints ${before + 1n} to ${cursor - 1n} are missing`;
        return { status: grpcStatus.outOfRange, message };
      }
      for (let number = before + 1n; number < cursor; number += 1n) {
        output.deliver(await readMissing(member, number));
        last = number;
      }
      output.deliver(bytes);
      last = cursor;
      return true;
    },
  };
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
