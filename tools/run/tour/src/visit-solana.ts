import { findSurface, listMethods } from "@node-access/cli/walk";
import { urlToken } from "@node-access/rpc";
import { createRpcClient, solana } from "@node-access/rpc/solana";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { type Check, eventCheck, type Subscriber } from "./check.ts";
import type { OpenGateway } from "./open-gateway.ts";
import { type SeededSolana, seedSolana, signedTransfer, type SolanaClient } from "./seed-solana.ts";
import { type KnownChain, visitMethods } from "./visit-rpc.ts";
import type { Visit } from "./visit.ts";

/** Bytes before the message of a transaction with one signature. */
const messageStart = 1 + 64;
/** The newest block's hash is unknown to the node's check of a final state. */
const toConfirmed = { encoding: "base64", preflightCommitment: "confirmed" } as const;
const newest = { encoding: "base64", commitment: "confirmed" } as const;

const unknownSignature =
  "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA";
const systemProgram = "11111111111111111111111111111111";

const surface = findSurface("solana");
const subscriptions = listMethods(surface).filter(({ subscription }) => subscription);

/** Starts to seed the gateway's Solana chain, which takes some seconds until its blocks are final. @returns what visits it. */
export function openSolana({ url, wsUrl, nodeOf, servedBy }: OpenGateway): (visit: Visit) => Promise<void> {
  const { key } = nodeOf("solana");
  const node = { protocol: solana, credential: urlToken(key) };
  const client = createRpcClient({ ...node, endpoint: url });
  const seeding = seedSolana(client);
  // It is awaited later, or never if the tour fails before.
  seeding.catch(() => {});
  const byRpc = (): string | undefined => servedBy("solana", "rpc");
  return async (visit) => {
    const seeded = await seeding;
    const known = { ...(await findKnown(client, seeded)), servedBy: byRpc };
    await visitMethods(visit, "solana", "gateway, Solana, URL token", { url, key }, known);
    const socket = createRpcWebSocketClient({ ...node, endpoint: wsUrl });
    try {
      const over = "gateway, Solana PubSub, URL token";
      const checks = subscriptionChecks(client, socket as unknown as Subscriber, seeded);
      await visit.run({ over, servedBy: byRpc }, checks);
      visit.expect(
        over,
        subscriptions.map(({ name }) => `subscribe ${name}`),
      );
    } finally {
      await socket.close();
    }
  };
}

/** What the methods of Solana's JSON-RPC take and return on the seeded chain. */
async function findKnown(client: SolanaClient, seeded: SeededSolana): Promise<KnownChain> {
  const { wallet, mint, tokenAccount, delegate, signature, slot } = seeded;
  const [{ identity }, { current }, { epoch }, latest] = await Promise.all([
    client.getIdentity(),
    client.getVoteAccounts(),
    client.getEpochInfo(),
    // The hash that the seed used may have expired.
    client.getLatestBlockhash(),
  ]);
  const transfer = (): Promise<string> => signedTransfer(client, seeded);
  const message = async (): Promise<string> =>
    Buffer.from(await transfer(), "base64")
      .subarray(messageStart)
      .toString("base64");

  return {
    values: new Map<unknown, unknown>([
      ["HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q", wallet.address],
      ["7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg", tokenAccount],
      ["67D1171myySnv2RW1x3g9MmJ6ZeyH9TSvb4HxHR2zFMA", delegate],
      ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v", mint],
      ["4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye", signature],
      ["46pBuVKf3Sekt8YqvfWRhLrc4mJ2iNdHP31zGHpaudsM", latest.value.blockhash],
      ["66K3cNoHDSogCJyHhPd1bpxuwnDzhcxvdnqWAoBPmf79", identity],
      ["Afr3XBcBF2AdTKEypB1RkRLAuGqGzUUXz7cschLuDpmx", current[0]?.votePubkey],
      [391_573_590, slot],
      [391_573_587, slot - 3],
      [905, Number(epoch) - 1],
    ]),
    args: {
      sendTransaction: async () => [await transfer(), toConfirmed],
      simulateTransaction: async () => [await transfer(), newest],
      // The transaction may be older than what nodes remember.
      getSignatureStatuses: async () => [[signature, unknownSignature], { searchTransactionHistory: true }],
      getFeeForMessage: async () => [await message(), { commitment: "confirmed" }],
    },
    results: {
      getHealth: "ok",
      isBlockhashValid: { value: true },
      getAccountInfo: { value: { data: { program: "spl-token", parsed: { info: { mint } } } } },
      getProgramAccounts: { value: [{ pubkey: tokenAccount }] },
      getTokenAccountBalance: { value: { amount: "1000000", decimals: 6, uiAmountString: "1" } },
      getTokenAccountsByDelegate: { value: [{ pubkey: tokenAccount }] },
      getTokenAccountsByOwner: { value: [{ pubkey: tokenAccount }] },
      getTokenLargestAccounts: { value: [{ address: tokenAccount, amount: "1000000" }] },
      getTokenSupply: { value: { amount: "1000000" } },
      getBlock: { transactions: [{ transaction: { signatures: [signature] } }] },
      getTransaction: { slot, meta: { err: null } },
      getSignaturesForAddress: [{ signature, slot }],
      getSignatureStatuses: { value: [{ slot, confirmationStatus: "finalized" }] },
      simulateTransaction: { value: { err: null } },
      getFeeForMessage: { value: 5000 },
      getVoteAccounts: { current: [{ nodePubkey: identity }] },
    },
  };
}

/** Checks of every subscription, each read up to its first notification, which most send of a transfer. */
function subscriptionChecks(client: SolanaClient, socket: Subscriber, seeded: SeededSolana): Check[] {
  const { wallet, signature } = seeded;
  const paramsOf: Readonly<Record<string, readonly unknown[]>> = {
    accountSubscribe: [wallet.address, newest],
    programSubscribe: [systemProgram, newest],
    logsSubscribe: [{ mentions: [wallet.address] }, { commitment: "confirmed" }],
    signatureSubscribe: [signature, { commitment: "finalized" }],
    blockSubscribe: [
      { mentionsAccountOrProgram: wallet.address },
      { ...newest, maxSupportedTransactionVersion: 1 },
    ],
  };
  return subscriptions.map((facts) =>
    eventCheck(facts, facts.name, surface.families, async () => {
      const events = await socket.subscribe(facts.name, ...(paramsOf[facts.name] ?? []));
      await client.sendTransaction(await signedTransfer(client, seeded), toConfirmed);
      return { events };
    }),
  );
}
