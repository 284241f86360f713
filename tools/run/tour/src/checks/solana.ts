import { findSurface, listMethods } from "@node-access/cli/walk";
import type { Check } from "../check.ts";
import { type SeededSolana, signedTransfer, type SolanaClient } from "../seed-solana.ts";
import type { KnownChain } from "../visit-rpc.ts";
import { eventCheck, type Subscriber } from "../visit.ts";

/** Bytes before the message of a transaction with one signature. */
const messageStart = 1 + 64;
/** The newest block's hash is unknown to the node's check of a final state. */
const toConfirmed = { encoding: "base64", preflightCommitment: "confirmed" } as const;

const unknownSignature =
  "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA";

/** What the methods of Solana's JSON-RPC take and return on the seeded chain. */
export async function solanaKnown(client: SolanaClient, seeded: SeededSolana): Promise<KnownChain> {
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
  const confirmed = { encoding: "base64", commitment: "confirmed" };
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
      simulateTransaction: async () => [await transfer(), confirmed],
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

export interface SolanaSubscriber {
  readonly calls: SolanaClient;
  readonly socket: Subscriber;
  readonly seeded: SeededSolana;
}

const systemProgram = "11111111111111111111111111111111";
const newest = { encoding: "base64", commitment: "confirmed" } as const;

/** The params of each subscription that notifies of a transfer. The others have none. */
const paramsOf: Readonly<Record<string, (seeded: SeededSolana) => readonly unknown[]>> = {
  accountSubscribe: ({ wallet }) => [wallet.address, newest],
  programSubscribe: () => [systemProgram, newest],
  logsSubscribe: ({ wallet }) => [{ mentions: [wallet.address] }, { commitment: "confirmed" }],
  signatureSubscribe: ({ signature }) => [signature, { commitment: "finalized" }],
  blockSubscribe: ({ wallet }) => [
    { mentionsAccountOrProgram: wallet.address },
    { ...newest, maxSupportedTransactionVersion: 0 },
  ],
};

const surface = findSurface("solana");
const kinds = listMethods(surface).filter(({ subscription }) => subscription);

/** The kinds of subscription, named like the tour's rows. */
export const solanaSubscriptions: readonly string[] = kinds.map(({ name }) => `subscribe ${name}`);

/** Checks of every subscription, each read up to its first notification. */
export const solanaSubscriptionChecks: readonly Check<SolanaSubscriber>[] = kinds.map((facts) =>
  eventCheck(facts, facts.name, surface.families, async ({ client: { calls, socket, seeded } }) => {
    const events = await socket.subscribe(facts.name, ...(paramsOf[facts.name]?.(seeded) ?? []));
    await calls.sendTransaction(await signedTransfer(calls, seeded), toConfirmed);
    return { events };
  }),
);
