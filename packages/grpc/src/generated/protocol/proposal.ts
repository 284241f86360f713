// Generated from specs/grpc/protocol/proposal.proto. Do not edit: change the spec and run `npm run generate`.

import { Proposal_State } from "../tron-enums.ts";
export { Proposal_State };

/** Proposals to change TRON's chain parameters. */
import {
  defineMessage,
  keepUnknown,
  mapOf,
  type MessageFns,
  NO_BYTES,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";

/** A proposal. */
export interface Proposal {
  /** Id of the proposal, counted from 1. */
  proposalId: bigint;
  /** Witness that proposed it: 21-byte address with the prefix 0x41. */
  proposerAddress: Uint8Array;
  /** Proposed values, by parameter number. */
  parameters: Map<bigint, bigint>;
  /** Expiration time, in milliseconds. */
  expirationTime: bigint;
  /** Creation time, in milliseconds. */
  createTime: bigint;
  /** Addresses of the witnesses that approve the proposal. */
  approvals: Uint8Array[];
  /** State of the proposal. */
  state: Proposal_State;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyProposal = (): Proposal => ({
  proposalId: 0n,
  proposerAddress: NO_BYTES,
  parameters: new Map(),
  expirationTime: 0n,
  createTime: 0n,
  approvals: [],
  state: 0,
});

export const Proposal: MessageFns<Proposal> = /* @__PURE__ */ defineMessage("Proposal", {
  empty: emptyProposal,
  fields: () => [
    { name: "proposalId", tags: [8], type: "int64" },
    { name: "proposerAddress", tags: [18], type: "bytes" },
    { name: "parameters", tags: [26], type: mapOf("int64", "int64") },
    { name: "expirationTime", tags: [32], type: "int64" },
    { name: "createTime", tags: [40], type: "int64" },
    { name: "approvals", tags: [50], type: "bytes", repeated: true },
    { name: "state", tags: [56], type: "int32" },
  ],
  decode(input, length, message = emptyProposal()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.proposalId = reader.int64();
      else if (tag === 18) message.proposerAddress = reader.bytes();
      else if (tag === 32) message.expirationTime = reader.int64();
      else if (tag === 40) message.createTime = reader.int64();
      else if (tag === 50) message.approvals.push(reader.bytes());
      else if (tag === 56) message.state = reader.enumeration();
      else readField(Proposal, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.proposalId !== 0n) writer.uint32(8).int64(message.proposalId);
    if (message.proposerAddress.length !== 0) writer.uint32(18).bytes(message.proposerAddress);
    writeField(Proposal, 26, message, writer);
    if (message.expirationTime !== 0n) writer.uint32(32).int64(message.expirationTime);
    if (message.createTime !== 0n) writer.uint32(40).int64(message.createTime);
    for (const item of message.approvals) writer.uint32(50).bytes(item);
    if (message.state !== 0) writer.uint32(56).int32(message.state);
  },
});

/** Proposals. */
export interface ProposalList {
  /** The proposals. */
  proposals: Proposal[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyProposalList = (): ProposalList => ({ proposals: [] });

export const ProposalList: MessageFns<ProposalList> = /* @__PURE__ */ defineMessage("ProposalList", {
  empty: emptyProposalList,
  fields: () => [{ name: "proposals", tags: [10], type: Proposal, repeated: true }],
  decode(input, length, message = emptyProposalList()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.proposals.push(Proposal.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.proposals) Proposal.encode(item, writer.uint32(10).fork()).join();
  },
});
