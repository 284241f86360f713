import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from "@solana/kit";
import { SolanaNode } from "../../src/solana/index.ts";

/** JSON whose fields a test knows: the compiler does not check them. */
export type Parsed = ReturnType<typeof JSON.parse>;

/** A slot of the simulated chain, in milliseconds. */
export const slotTime = 400;

/** The options of a call that reads or sends with the newest state. */
export const newest = { commitment: "processed" };

/** A simulated node, called as over the wire. */
export class SolanaCaller {
  readonly node: SolanaNode;

  constructor(seed = "test") {
    this.node = new SolanaNode({
      seed,
      slotTime,
      genesisHash: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
    });
  }

  /** @returns the result as JSON contains it. */
  async call(method: string, ...params: unknown[]): Promise<Parsed> {
    return JSON.parse(await this.text(method, ...params)) as unknown;
  }

  /** @returns the result's JSON. */
  async text(method: string, ...params: unknown[]): Promise<string> {
    return JSON.stringify((await this.node.call(method, params)) ?? null);
  }

  /** @returns the error of a call that fails. */
  async failure(method: string, ...params: unknown[]): Promise<Parsed> {
    try {
      await this.node.call(method, params);
    } catch (failure) {
      return (failure as { error: unknown }).error;
    }
    throw new Error(`${method} did not fail`);
  }

  /** Collects the events of a subscription. */
  follow(method: string, ...params: unknown[]): { readonly events: Parsed[]; end(): void } {
    const events: unknown[] = [];
    const end = this.node.follow(method, params, (event) => events.push(JSON.parse(JSON.stringify(event))));
    return { events, end: () => end?.() };
  }

  /** @returns a signed transaction in base64, with the newest blockhash. */
  async signed(
    payer: KeyPairSigner,
    instructions: Instruction[],
    version: 0 | "legacy" = 0,
  ): Promise<string> {
    const { value } = await this.call("getLatestBlockhash", newest);
    const message = pipe(
      createTransactionMessage({ version }),
      (one) => setTransactionMessageFeePayerSigner(payer, one),
      (one) => setTransactionMessageLifetimeUsingBlockhash(value, one),
      (one) => appendTransactionMessageInstructions(instructions, one),
    );
    return getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
  }

  async send(payer: KeyPairSigner, instructions: Instruction[], options: object = {}): Promise<string> {
    return this.sendSigned(await this.signed(payer, instructions), options);
  }

  sendSigned(transaction: string, options: object = {}): Promise<string> {
    return this.call("sendTransaction", transaction, {
      encoding: "base64",
      preflightCommitment: "processed",
      ...options,
    });
  }
}
