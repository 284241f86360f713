import { NotFoundError, type Message, type MessageValue, type Responses } from "../../message.ts";
import {
  checkpoint,
  numberOf,
  perEpoch,
  timeOf,
  transaction,
  zeroDigest,
  newestCheckpoint,
} from "./ledger.ts";

const address = `0x${"0".repeat(64)}`;
const suiType = `0x${"2".padStart(64, "0")}::sui::SUI`;
const suiTypes: ReadonlySet<MessageValue> = new Set([suiType, "0x2::sui::SUI"]);
const coinType = `0x${"2".padStart(64, "0")}::coin::Coin<${suiType}>`;
/** In the smallest unit of SUI. */
const balance = 1_000_000_000n;

/** The responses to Sui's reads: one owner's coin, whose id is its owner's address, and a checkpoint for each tick. */
export const suiResponses: Responses = {
  "sui.rpc.v2.LedgerService/GetServiceInfo": () => {
    const newest = newestCheckpoint();
    return {
      chain_id: checkpoint(0n)["digest"] ?? zeroDigest,
      chain: "simulator",
      epoch: newest / perEpoch,
      checkpoint_height: newest,
      lowest_available_checkpoint: 0n,
      lowest_available_checkpoint_objects: 0n,
      server: "node-access-gateway simulator",
    };
  },
  "sui.rpc.v2.LedgerService/GetObject": (request) => ({ object: object(request) }),
  "sui.rpc.v2.LedgerService/BatchGetObjects": ({ requests = [] }) => ({
    objects: (requests as readonly Message[]).map((one) => ({ object: object(one) })),
  }),
  "sui.rpc.v2.LedgerService/GetTransaction": (request) => ({ transaction: transaction(request["digest"]) }),
  "sui.rpc.v2.LedgerService/BatchGetTransactions": ({ digests = [] }) => ({
    transactions: (digests as readonly string[]).map((one) => ({ transaction: transaction(one) })),
  }),
  "sui.rpc.v2.LedgerService/GetCheckpoint": ({ sequence_number, digest }) => {
    const number =
      digest === undefined ? (sequence_number ?? newestCheckpoint()) : numberOf("checkpoint", String(digest));
    return { checkpoint: checkpoint(number as bigint) };
  },
  "sui.rpc.v2.LedgerService/GetEpoch": ({ epoch = newestCheckpoint() / perEpoch }) => {
    const first_checkpoint = (epoch as bigint) * perEpoch;
    if (first_checkpoint > newestCheckpoint())
      throw new NotFoundError(`there is no epoch ${String(epoch)} yet`);
    return {
      epoch: { epoch, first_checkpoint, start: timeOf(first_checkpoint), reference_gas_price: 1_000n },
    };
  },
  "sui.rpc.v2.StateService/GetBalance": ({ coin_type = suiType }) => ({
    balance: balanceOf(coin_type, suiTypes.has(coin_type) ? balance : 0n),
  }),
  "sui.rpc.v2.StateService/ListBalances": () => ({ balances: [balanceOf(suiType, balance)] }),
  "sui.rpc.v2.StateService/ListOwnedObjects": ({ owner = address }) => ({ objects: [coin(owner, 1n)] }),
  "sui.rpc.v2.TransactionExecutionService/ExecuteTransaction": () => ({
    transaction: transaction(zeroDigest),
  }),
  "sui.rpc.v2.TransactionExecutionService/SimulateTransaction": () => ({
    transaction: transaction(zeroDigest),
    suggested_gas_price: 1_000n,
  }),
};

function object({ object_id = address, version = 1n }: Message): Message {
  return coin(object_id, version);
}

function coin(owner: MessageValue, version: MessageValue): Message {
  return {
    object_id: owner,
    version,
    digest: zeroDigest,
    // 1: an address.
    owner: { kind: 1, address: owner },
    object_type: coinType,
    has_public_transfer: true,
    previous_transaction: zeroDigest,
    storage_rebate: 988_000n,
    balance,
  };
}

function balanceOf(coin_type: MessageValue, total: bigint): Message {
  return { coin_type, balance: total, address_balance: 0n, coin_balance: total };
}
