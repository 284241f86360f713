import { CommitmentLevel, type createGeyserClient, toBase58 } from "@node-access/grpc/geyser";
import type { Checkpoint } from "./checkpoint.ts";

export interface ConsumeOptions {
  readonly client: ReturnType<typeof createGeyserClient>;
  readonly checkpoint: Checkpoint;
  readonly signal: AbortSignal;
  /** Called for each transaction. After a restart, those of the last slots come again. */
  readonly onTransaction: (transaction: { readonly slot: bigint; readonly signature: string }) => void;
}

/**
 * Processes all transactions. A lost stream continues by itself (`resume`); a restarted program continues at its checkpoint.
 */
export async function consume({ client, checkpoint, signal, onTransaction }: ConsumeOptions): Promise<void> {
  const stored = checkpoint.read();
  const updates = client.with({ signal }).subscribe(
    {
      transactions: { all: { vote: false } },
      slots: { all: { filterByCommitment: true } },
      commitment: CommitmentLevel.CONFIRMED,
      ...(stored !== undefined && { fromSlot: stored + 1n }),
    },
    // Views decode only the fields that are read: here the slot and the signature.
    { resume: true, lazy: true },
  );
  for await (const { updateOneof } of updates) {
    if (updateOneof?.$case === "transaction") {
      const { slot, transaction } = updateOneof.value;
      if (transaction) onTransaction({ slot, signature: toBase58(transaction.signature) });
    } else if (updateOneof?.$case === "slot") {
      // Nodes differ in whether a slot's status comes before or after its transactions; those before it are complete.
      checkpoint.write(updateOneof.value.slot - 1n);
    }
  }
}
