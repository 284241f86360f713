// Generated from specs/grpc/protocol/committee_contract.proto. Do not edit: change the spec and run `npm run generate`.

/** TRON transaction contracts for witnesses and proposals. */
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

/** Applies to become a witness. */
export interface WitnessCreateContract {
  /** Account that applies: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Website of the witness: 1 to 256 bytes of text. */
  url: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyWitnessCreateContract = (): WitnessCreateContract => ({ ownerAddress: NO_BYTES, url: NO_BYTES });

export const WitnessCreateContract: MessageFns<WitnessCreateContract> = /* @__PURE__ */ defineMessage(
  "WitnessCreateContract",
  {
    empty: emptyWitnessCreateContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "url", tags: [18], type: "bytes" },
    ],
    decode(input, length, message = emptyWitnessCreateContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 18) message.url = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.url.length !== 0) writer.uint32(18).bytes(message.url);
    },
  },
);

/** Changes the URL of a witness. */
export interface WitnessUpdateContract {
  /** Witness: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** New website of the witness: 1 to 256 bytes of text. */
  updateUrl: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyWitnessUpdateContract = (): WitnessUpdateContract => ({
  ownerAddress: NO_BYTES,
  updateUrl: NO_BYTES,
});

export const WitnessUpdateContract: MessageFns<WitnessUpdateContract> = /* @__PURE__ */ defineMessage(
  "WitnessUpdateContract",
  {
    empty: emptyWitnessUpdateContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "updateUrl", tags: [98], type: "bytes" },
    ],
    decode(input, length, message = emptyWitnessUpdateContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 98) message.updateUrl = reader.bytes();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.updateUrl.length !== 0) writer.uint32(98).bytes(message.updateUrl);
    },
  },
);

/** Sets the brokerage: percentage of rewards that a witness retains. */
export interface UpdateBrokerageContract {
  /** Witness: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Percentage, 0 to 100. Voters share the rest. */
  brokerage: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyUpdateBrokerageContract = (): UpdateBrokerageContract => ({
  ownerAddress: NO_BYTES,
  brokerage: 0,
});

export const UpdateBrokerageContract: MessageFns<UpdateBrokerageContract> = /* @__PURE__ */ defineMessage(
  "UpdateBrokerageContract",
  {
    empty: emptyUpdateBrokerageContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "brokerage", tags: [16], type: "int32" },
    ],
    decode(input, length, message = emptyUpdateBrokerageContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.brokerage = reader.int32();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.brokerage !== 0) writer.uint32(16).int32(message.brokerage);
    },
  },
);

/** Proposes values of chain parameters, by number. */
export interface ProposalCreateContract {
  /** Witness that proposes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Proposed values, by parameter number. */
  parameters: Map<bigint, bigint>;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyProposalCreateContract = (): ProposalCreateContract => ({
  ownerAddress: NO_BYTES,
  parameters: new Map(),
});

export const ProposalCreateContract: MessageFns<ProposalCreateContract> = /* @__PURE__ */ defineMessage(
  "ProposalCreateContract",
  {
    empty: emptyProposalCreateContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "parameters", tags: [18], type: mapOf("int64", "int64") },
    ],
    decode(input, length, message = emptyProposalCreateContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else readField(ProposalCreateContract, message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      writeField(ProposalCreateContract, 18, message, writer);
    },
  },
);

/** Approves a proposal, or withdraws the approval. */
export interface ProposalApproveContract {
  /** Witness that approves: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the proposal. */
  proposalId: bigint;
  /** True to approve, false to withdraw an approval. */
  isAddApproval: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyProposalApproveContract = (): ProposalApproveContract => ({
  ownerAddress: NO_BYTES,
  proposalId: 0n,
  isAddApproval: false,
});

export const ProposalApproveContract: MessageFns<ProposalApproveContract> = /* @__PURE__ */ defineMessage(
  "ProposalApproveContract",
  {
    empty: emptyProposalApproveContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "proposalId", tags: [16], type: "int64" },
      { name: "isAddApproval", tags: [24], type: "bool" },
    ],
    decode(input, length, message = emptyProposalApproveContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.proposalId = reader.int64();
        else if (tag === 24) message.isAddApproval = reader.bool();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.proposalId !== 0n) writer.uint32(16).int64(message.proposalId);
      if (message.isAddApproval !== false) writer.uint32(24).bool(message.isAddApproval);
    },
  },
);

/** Withdraws a proposal. */
export interface ProposalDeleteContract {
  /** Witness that proposed it: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the proposal. */
  proposalId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyProposalDeleteContract = (): ProposalDeleteContract => ({
  ownerAddress: NO_BYTES,
  proposalId: 0n,
});

export const ProposalDeleteContract: MessageFns<ProposalDeleteContract> = /* @__PURE__ */ defineMessage(
  "ProposalDeleteContract",
  {
    empty: emptyProposalDeleteContract,
    fields: () => [
      { name: "ownerAddress", tags: [10], type: "bytes" },
      { name: "proposalId", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyProposalDeleteContract()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.ownerAddress = reader.bytes();
        else if (tag === 16) message.proposalId = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.ownerAddress.length !== 0) writer.uint32(10).bytes(message.ownerAddress);
      if (message.proposalId !== 0n) writer.uint32(16).int64(message.proposalId);
    },
  },
);
