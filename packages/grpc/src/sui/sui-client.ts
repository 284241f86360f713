import type { CallOptions } from "@node-access/transport";
import type { Channel } from "../runtime/channel.ts";
import type { Messages } from "../runtime/codec.ts";
import { derivedOptions } from "../runtime/client-options.ts";
import { messageStream } from "../runtime/message-stream.ts";
import { serviceClient } from "../runtime/service-client.ts";
import {
  suiServices,
  type LedgerService,
  type MovePackageService,
  type NameService,
  type SignatureVerificationService,
  type StateService,
  type SubscriptionService,
  type TransactionExecutionService,
} from "../generated/sui-services.ts";

import type { SubscriptionOptions, SuiSubscriptions } from "./subscription-options.ts";

/** A client for a Sui node. */
export interface SuiClient {
  /** Transactions, checkpoints, epochs and objects of the ledger. */
  readonly ledger: LedgerService;
  /** Published code. */
  readonly movePackage: MovePackageService;
  /** Names of addresses. */
  readonly name: NameService;
  /** Checks of signatures. */
  readonly signatureVerification: SignatureVerificationService;
  /** The latest state. */
  readonly state: StateService;
  /** Streams of new checkpoints, transactions and events. */
  readonly subscription: SuiSubscriptions;
  /** Execution and simulation. */
  readonly transactionExecution: TransactionExecutionService;
  /** The same client, on the same connection, with other options for its calls. */
  with(options: CallOptions): SuiClient;
  /** Ends all calls with `CLOSED` and closes the connection, also for clients derived with `with`. */
  close(): void;
}

export function suiClient(channel: Channel, options: CallOptions): SuiClient {
  const client = serviceClient<SuiServices>(suiServices, channel, options);
  const servicesWith = (own: CallOptions): SuiServices =>
    serviceClient<SuiServices>(suiServices, channel, own);
  /** Makes a subscription that can resume of one that cannot. */
  function resumable<Name extends keyof SuiSubscriptions>(name: Name): SuiSubscriptions[Name] {
    const subscribe = (input: object = {}, settings: SubscriptionOptions = {}): unknown => {
      const { resume = false }: SubscriptionOptions = Object(settings);
      if (resume === false) return client.subscription[name](input, settings as never);
      const method = suiServices.subscription[name];
      return messageStream(channel, { method, options, input }, async () => {
        const { readers } = await import("./readers.ts");
        return (plan, run) => readers[name](servicesWith, plan, run, settings);
      });
    };
    // Each signature states what its stream has.
    return subscribe as SuiSubscriptions[Name];
  }
  return {
    ...client,
    subscription: {
      subscribeCheckpoints: resumable("subscribeCheckpoints"),
      subscribeTransactions: resumable("subscribeTransactions"),
      subscribeEvents: resumable("subscribeEvents"),
    },
    with: (more) => suiClient(channel, derivedOptions(options, more)),
  };
}

export function suiMessages(): Promise<Messages> {
  return import("../generated/sui-messages.ts");
}

type SuiServices = Omit<SuiClient, "with" | "close" | "subscription"> & {
  readonly subscription: SubscriptionService;
};
