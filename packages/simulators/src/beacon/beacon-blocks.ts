import { type BeaconChain, epochOf } from "./beacon-chain.ts";
import type { BeaconExamples, Fields } from "./beacon-examples.ts";
import { payloadOf } from "./payload.ts";

/** Fills the specs' examples of blocks, headers and attestations with a slot of the chain. */
export class BeaconBlocks {
  readonly #chain: BeaconChain;
  readonly #examples: BeaconExamples;

  constructor(chain: BeaconChain, examples: BeaconExamples) {
    this.#chain = chain;
    this.#examples = examples;
  }

  /** The header's fields that blocks have too. */
  #place(slot: number): Fields {
    const chain = this.#chain;
    return {
      slot: String(slot),
      proposer_index: String(chain.proposer(slot)),
      parent_root: chain.root("block", slot - 1),
      state_root: chain.root("state", slot),
    };
  }

  /** @returns a header without its signature. */
  message(slot: number): Fields {
    return { ...this.#place(slot), body_root: this.#chain.root("body", slot) };
  }

  /** @returns a header as `getBlockHeader` returns it. */
  header(slot: number): Fields {
    const { header } = this.#examples.dataOf("getBlockHeader") as { readonly header: Fields };
    const root = this.#chain.root("block", slot);
    return { root, canonical: true, header: { ...header, message: this.message(slot) } };
  }

  /** @returns a block with its signature; blinded if its example is. */
  signed(operation: "getBlockV2" | "getBlindedBlock", slot: number): Fields {
    const example = this.#examples.dataOf(operation) as { readonly message: Fields };
    return { ...example, message: this.#filled(example.message, slot) };
  }

  /** @returns a block that a validator could propose, in the form of an operation's example. */
  proposed(operation: "produceBlockV3" | "produceBlockV4", slot: number): Fields {
    const example = this.#examples.of(operation);
    const data = this.#examples.dataOf(operation);
    const block = data["block"] as Fields | undefined;
    return {
      ...example,
      data: block ? { ...data, block: this.#filled(block, slot) } : this.#filled(data, slot),
    };
  }

  /** @returns what validators attest to in a slot. */
  attestationData(slot: number): Fields {
    const chain = this.#chain;
    const epoch = epochOf(slot);
    return {
      slot: String(slot),
      index: "0",
      beacon_block_root: chain.root("block", slot),
      source: chain.checkpoint(epoch - 1),
      target: chain.checkpoint(epoch),
    };
  }

  /** @returns an attestation in the form of an operation's example. */
  attestation(slot: number): Fields {
    const [example] = this.#examples.of("getBlockAttestationsV2")["data"] as readonly Fields[];
    return { ...example, data: this.attestationData(slot) };
  }

  /** @returns the attestations in a block: to the slot before it. */
  attestations(slot: number): readonly Fields[] {
    return slot === 0 ? [] : [this.attestation(slot - 1)];
  }

  /** @returns a header as light clients get it, in the form of an example. */
  lightHeader(example: Fields, slot: number): Fields {
    const execution = example["execution"] as Fields | undefined;
    return {
      ...example,
      beacon: this.message(slot),
      // Headers before Capella have none.
      ...(execution && { execution: payloadOf(this.#chain.execution, execution, slot) }),
    };
  }

  /** @returns a payload with its place, in the form of an example of an envelope. */
  envelope(example: Fields, slot: number): Fields {
    return {
      ...example,
      payload: payloadOf(this.#chain.execution, example["payload"] as Fields, slot),
      beacon_block_root: this.#chain.root("block", slot),
      ...("slot" in example && { slot: String(slot) }),
      ...("state_root" in example && { state_root: this.#chain.root("state", slot) }),
    };
  }

  /** @returns a builder's bid for a slot, in the form of an example. */
  bid(example: Fields, slot: number): Fields {
    const chain = this.#chain;
    return {
      ...example,
      slot: String(slot),
      parent_block_hash: chain.execution.block(Math.max(0, slot - 1)).hash,
      parent_block_root: chain.root("block", slot - 1),
      block_hash: chain.execution.block(slot).hash,
      fee_recipient: chain.execution.block(slot).header["miner"],
    };
  }

  #filled(example: Fields, slot: number): Fields {
    const body = example["body"] as Fields;
    const payload = ["execution_payload", "execution_payload_header"].find((name) => name in body);
    const bid = body["signed_execution_payload_bid"] as Fields | undefined;
    return {
      ...example,
      ...this.#place(slot),
      body: {
        ...body,
        attestations: this.attestations(slot),
        ...(payload && { [payload]: payloadOf(this.#chain.execution, body[payload] as Fields, slot) }),
        // The EVM chain has no blobs.
        ...("blob_kzg_commitments" in body && { blob_kzg_commitments: [] }),
        ...(bid && {
          signed_execution_payload_bid: { ...bid, message: this.bid(bid["message"] as Fields, slot) },
        }),
      },
    };
  }
}
