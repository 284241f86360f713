import { SlotReader } from "../load/slots.ts";
import { type LoadContext, repeat } from "./load.ts";

/** Makes unary gRPC calls, and follows slots although upstreams are cut. */
export async function callOverGrpc(context: LoadContext, subscribers: number): Promise<void> {
  const { tally, setup } = context;
  const { gateway, credentials } = setup;
  const readers = Array.from(
    { length: subscribers },
    () => new SlotReader(gateway.grpcUrl, String(credentials.nodes["solana"]?.key)),
  );
  await repeat(context, "gRPC", 60, async () => {
    tally.count("gRPC");
    await readers[0]?.client.getSlot({});
  });
  for (const reader of readers) {
    await reader.close();
    for (let count = 0; count < reader.count; count++) tally.count("gRPC, slots");
    for (const what of reader.wrong) tally.wrong("gRPC, slots", what);
  }
}
