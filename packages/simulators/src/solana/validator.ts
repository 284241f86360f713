import { hash } from "node:crypto";
import { base58 } from "../base58.ts";
import { type Account, createAccount } from "./engine.ts";
import { programs } from "./programs.ts";
import { type Slots, slotsPerEpoch } from "./slots.ts";
import type { Fields } from "../values.ts";

/** The validator's stake, in lamports. */
const stake = 1_000_000n * 1_000_000_000n;
/** Bytes of the accounts. Source: anza-xyz/agave. */
const stakeBytes = 200;
const voteBytes = 3_762;
/** What each vote earns if it is in time. Source: anza-xyz/agave, timely vote credits. */
const creditsPerVote = 16;
/** For how many epochs a vote account's credits are shown. */
const shownEpochs = 5;

/** The only validator of a simulated chain. It votes for each block as soon as there is one. */
export class Validator {
  readonly identity: string;
  /** The address of its vote account. */
  readonly votes: string;
  readonly #stakes: string;
  /** Differs between chains. */
  readonly shredVersion: number;

  /** @param named - Returns an address of the chain, by the name of what it stands for. */
  constructor(named: (name: string) => string) {
    this.identity = named("validator");
    this.votes = named("vote account");
    this.#stakes = named("stake account");
    this.shredVersion = hash("sha256", this.identity, "buffer").readUInt16LE();
  }

  /** The stake of the whole chain, in lamports. */
  get stake(): bigint {
    return stake;
  }

  /** @returns its accounts before the first transaction, by address. */
  accounts(minimumBalance: (length: number) => bigint): ReadonlyMap<string, Account> {
    return new Map([
      [this.votes, createAccount(programs.vote, minimumBalance(voteBytes), voteBytes)],
      [this.#stakes, createAccount(programs.stake, minimumBalance(stakeBytes) + stake, stakeBytes)],
    ]);
  }

  /** @returns the vote account as `getVoteAccounts` shows it, when a slot's block is the newest. */
  voteAccount(slots: Slots, slot: number): Fields {
    const epoch = Math.floor(slot / slotsPerEpoch);
    const creditsAt = (end: number): number => creditsPerVote * (slots.heightOf(end) + 1);
    const first = Math.max(0, epoch - shownEpochs + 1);
    const epochCredits = Array.from({ length: epoch - first + 1 }, (_, index) => {
      const start = (first + index) * slotsPerEpoch;
      const end = Math.min(slot, start + slotsPerEpoch - 1);
      return [first + index, creditsAt(end), start === 0 ? 0 : creditsAt(start - 1)];
    });
    return {
      votePubkey: this.votes,
      nodePubkey: this.identity,
      activatedStake: Number(stake),
      commission: 0,
      epochVoteAccount: true,
      epochCredits,
      lastVote: slot,
      rootSlot: slots.behind(slot, "finalized"),
    };
  }

  /** @returns the vote for a slot's block, as `voteSubscribe` reports it. */
  vote(slots: Slots, slot: number, bankHash: string): Fields {
    return {
      votePubkey: this.votes,
      slots: [slot],
      hash: bankHash,
      timestamp: slots.timeOf(slot),
      signature: base58(hash("sha512", `${this.votes} votes for ${bankHash}`, "buffer")),
    };
  }
}
