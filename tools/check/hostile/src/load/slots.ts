import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";

/** Subscribes to the slots of Solana, and checks that none is missing or out of order. @param grpcUrl - Without a scheme. */
export function readSlots(grpcUrl: string, key: string) {
  const client = createGeyserClient({ endpoint: `http://${grpcUrl}`, credential: xToken(key), retries: 0 });
  const wrong: string[] = [];
  let isClosing = false;
  const read = async (): Promise<void> => {
    let last: bigint | undefined;
    for await (const { updateOneof } of client.subscribe({ blocksMeta: { all: {} } })) {
      if (updateOneof?.$case !== "blockMeta") continue;
      const { slot, parentSlot } = updateOneof.value;
      // Some slots have no block.
      if (last !== undefined && parentSlot !== last)
        wrong.push(`slot ${slot}, whose parent is ${parentSlot}, came after slot ${last}`);
      last = slot;
      reader.count++;
    }
    throw new Error("it ended");
  };
  const reader = {
    client,
    count: 0,
    wrong,
    close(): Promise<void> {
      isClosing = true;
      client.close();
      return ended;
    },
  };
  const ended = read().catch((error: unknown) => {
    if (!isClosing) wrong.push(`the subscription to slots failed: ${String(error)}`);
  });
  return reader;
}
