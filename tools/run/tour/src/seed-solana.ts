import { sendAndConfirm } from "@node-access/rpc/solana";
import type { RpcClient } from "@node-access/rpc";
import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from "@solana/kit";
import { getCreateAccountInstruction, getTransferSolInstruction } from "@solana-program/system";
import {
  getApproveInstruction,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getTokenSize,
  getMintSize,
  TOKEN_PROGRAM_ADDRESS,
} from "@solana-program/token";

export type SolanaClient = RpcClient<"solana">;

/** What the tour adds to a Solana chain: a wallet, and a token with one account. */
export interface SeededSolana {
  readonly wallet: KeyPairSigner;
  readonly mint: string;
  readonly tokenAccount: string;
  /** The account that may transfer tokens of the token account. */
  readonly delegate: string;
  /** The transaction that made the token, and its slot. */
  readonly signature: string;
  readonly slot: number;
}

const funds = 5_000_000_000;
/** More than an account of these sizes must hold. */
const deposit = 10_000_000;

/** Makes a token with one account, whose owner is a wallet with some SOL, and waits until both are final. */
export async function seedSolana(client: SolanaClient): Promise<SeededSolana> {
  const [wallet, mint, account, delegate] = await Promise.all([
    generateKeyPairSigner(),
    generateKeyPairSigner(),
    generateKeyPairSigner(),
    generateKeyPairSigner(),
  ]);
  await client.requestAirdrop(wallet.address, funds, { commitment: "confirmed" });
  while (Number((await client.getBalance(wallet.address, { commitment: "confirmed" })).value) === 0)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const create = (newAccount: KeyPairSigner, space: number): Instruction =>
    getCreateAccountInstruction({
      payer: wallet,
      newAccount,
      lamports: deposit,
      space,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    });
  const transaction = await signed(client, wallet, [
    create(mint, getMintSize()),
    getInitializeMint2Instruction({ mint: mint.address, decimals: 6, mintAuthority: wallet.address }),
    create(account, getTokenSize()),
    getInitializeAccount3Instruction({ account: account.address, mint: mint.address, owner: wallet.address }),
    getMintToInstruction({
      mint: mint.address,
      token: account.address,
      mintAuthority: wallet,
      amount: 1_000_000,
    }),
    getApproveInstruction({ source: account.address, delegate: delegate.address, owner: wallet, amount: 10 }),
  ]);
  // Without a commitment, methods read what is final.
  const { signature, slot } = await sendAndConfirm(client, transaction, {
    commitment: "finalized",
    preflightCommitment: "confirmed",
  });
  return {
    wallet,
    mint: mint.address,
    tokenAccount: account.address,
    delegate: delegate.address,
    signature,
    slot,
  };
}

let transfers = 0;

/** Signs a transfer that the chain accepts next. @returns the transaction in base64. */
export function signedTransfer(client: SolanaClient, { wallet, delegate }: SeededSolana): Promise<string> {
  transfers += 1;
  // Two equal transfers with the same blockhash would be one transaction.
  const transfer = { source: wallet, destination: address(delegate), amount: deposit + transfers };
  return signed(client, wallet, [getTransferSolInstruction(transfer)]);
}

async function signed(
  client: SolanaClient,
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
): Promise<string> {
  const { value } = await client.getLatestBlockhash({ commitment: "confirmed" });
  const lifetime = {
    blockhash: value.blockhash as Blockhash,
    lastValidBlockHeight: BigInt(value.lastValidBlockHeight),
  };
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (recent) => appendTransactionMessageInstructions(instructions, recent),
  );
  return getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
}
