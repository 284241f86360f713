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

import type { CheckpointOptions, SuiSubscriptions } from "./checkpoint-options.ts";

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
  /** Streams of new checkpoints. */
  readonly subscription: SuiSubscriptions;
  /** Execution and simulation. */
  readonly transactionExecution: TransactionExecutionService;
  /** The same client, on the same connection, with other options for its calls. */
  with(options: CallOptions): SuiClient;
  /** Ends all calls with `CLOSED` and closes the connection, also for clients derived with `with`. */
  close(): void;
}

/** Creates a client whose calls are made on a channel. */
export function suiClient(channel: Channel, options: CallOptions): SuiClient {
  const client = serviceClient<SuiServices>(suiServices, channel, options);
  const method = suiServices.subscription.subscribeCheckpoints;
  return {
    ...client,
    subscription: {
      ...client.subscription,
      subscribeCheckpoints(input: object = {}, settings: CheckpointOptions = {}) {
        const { resume = false }: CheckpointOptions = Object(settings);
        // Each signature states what its stream has.
        if (resume === false)
          return client.subscription.subscribeCheckpoints(input, settings as never) as never;
        return messageStream<never>(channel, { method, options, input }, async () => {
          const { readCheckpoints } = await import("./read-checkpoints.ts");
          return (plan, run) =>
            readCheckpoints(
              (own) => serviceClient<SuiServices>(suiServices, channel, own),
              plan,
              run,
              settings,
            );
        });
      },
    },
    with: (more) => suiClient(channel, derivedOptions(options, more)),
  };
}

/** Loads the messages. */
export function suiMessages(): Promise<Messages> {
  return import("../generated/sui-messages.ts");
}

type SuiServices = Omit<SuiClient, "with" | "close" | "subscription"> & {
  readonly subscription: SubscriptionService;
};
