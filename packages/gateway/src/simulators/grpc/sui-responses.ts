import type { Respond } from "./respond.ts";
import { currentSlot, slotTime } from "./geyser/ledger.ts";
import type { WireMessage, WireValue } from "./wire-message.ts";

/** 32 zero bytes in base58. */
const digest = "1".repeat(32);
const address = `0x${"0".repeat(64)}`;
const suiType = `0x${"2".padStart(64, "0")}::sui::SUI`;
const coinType = `0x${"2".padStart(64, "0")}::coin::Coin<${suiType}>`;
/** In the smallest unit of SUI. */
const balance = 1_000_000_000n;

/**
 * The responses to Sui's reads, by call: one owner's coin, a transaction, and a checkpoint for each tick of
 * the clock.
 */
export const suiResponses: Readonly<Record<string, Respond>> = {
  "sui.rpc.v2.LedgerService/GetServiceInfo": () => ({
    chain_id: digest,
    chain: "simulator",
    epoch: 0n,
    checkpoint_height: currentSlot(),
    lowest_available_checkpoint: 0n,
    lowest_available_checkpoint_objects: 0n,
    server: "node-access-gateway simulator",
  }),
  "sui.rpc.v2.LedgerService/GetObject": ({ object_id = address, version = 1n }) => ({
    object: coin(address, object_id, version),
  }),
  "sui.rpc.v2.LedgerService/GetTransaction": (request) => ({ transaction: transaction(request["digest"]) }),
  "sui.rpc.v2.LedgerService/GetCheckpoint": ({ sequence_number = currentSlot(), digest: own = digest }) => ({
    checkpoint: checkpoint(sequence_number as bigint, own),
  }),
  "sui.rpc.v2.LedgerService/GetEpoch": ({ epoch = 0n }) => ({
    epoch: { epoch, first_checkpoint: 0n, start: timeOf(0n), reference_gas_price: 1_000n },
  }),
  "sui.rpc.v2.StateService/GetBalance": ({ coin_type = suiType }) => ({ balance: balanceOf(coin_type) }),
  "sui.rpc.v2.StateService/ListBalances": () => ({ balances: [balanceOf(suiType)] }),
  "sui.rpc.v2.StateService/ListOwnedObjects": ({ owner = address }) => ({
    objects: [coin(owner, address, 1n)],
  }),
  "sui.rpc.v2.TransactionExecutionService/ExecuteTransaction": () => ({ transaction: transaction(digest) }),
  "sui.rpc.v2.TransactionExecutionService/SimulateTransaction": () => ({
    transaction: transaction(digest),
    suggested_gas_price: 1_000n,
  }),
};

/** The current message of `SubscribeCheckpoints`. */
export function checkpointUpdate(): WireMessage {
  const cursor = currentSlot();
  return { cursor, checkpoint: checkpoint(cursor, digest) };
}

function checkpoint(sequence_number: bigint, own: WireValue): WireMessage {
  const summary = {
    digest: own,
    epoch: 0n,
    sequence_number,
    total_network_transactions: sequence_number,
    content_digest: digest,
    previous_digest: digest,
    timestamp: timeOf(sequence_number),
  };
  return { sequence_number, digest: own, summary };
}

function transaction(own: WireValue = digest): WireMessage {
  const executed = currentSlot();
  return { digest: own, checkpoint: executed, timestamp: timeOf(executed) };
}

function coin(owner: WireValue, object_id: WireValue, version: WireValue): WireMessage {
  return {
    object_id,
    version,
    digest,
    // 1: an address.
    owner: { kind: 1, address: owner },
    object_type: coinType,
    has_public_transfer: true,
    previous_transaction: digest,
    storage_rebate: 988_000n,
    balance,
  };
}

function balanceOf(coin_type: WireValue): WireMessage {
  return { coin_type, balance, address_balance: 0n, coin_balance: balance };
}

/** A `google.protobuf.Timestamp`. */
function timeOf(checkpointNumber: bigint): WireMessage {
  const milliseconds = checkpointNumber * BigInt(slotTime);
  return { seconds: milliseconds / 1_000n, nanos: Number(milliseconds % 1_000n) * 1_000_000 };
}
