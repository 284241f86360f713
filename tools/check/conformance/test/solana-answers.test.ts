import { definitions, methodSchemas } from "@node-access/rpc/solana/schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";

const system = "11111111111111111111111111111111";
const stake = "Stake11111111111111111111111111111111111111";
const votes = "Vote111111111111111111111111111111111111111";
const validator = "dv2eQHeP4RFrJZ6UeiZWoc3XTtmtZCUKxxCApCDcRNV";
const key = "3UVYmECPPMZSCqWKfENfuoTv51fTDTWicX9xmBD2euKe";

/** Numbers beyond 2^53 are numbers here, as JSON.parse reads them. */
const never = 18_446_744_073_709_552_000;

/**
 * Results by method. The first two are in Solana's documentation, two have the forms of Agave's parsers,
 * and the rest have forms that nodes newer than the specs may return.
 */
const answers: readonly (readonly [what: string, method: string, result: unknown])[] = [
  [
    "vote accounts of devnet",
    "getVoteAccounts",
    {
      current: [
        {
          activatedStake: 38_263_229_364_446_900,
          commission: 95,
          epochCredits: [[902, 1_383_125_544, 1_376_213_656]],
          epochVoteAccount: true,
          lastVote: 391_573_587,
          nodePubkey: validator,
          rootSlot: 391_573_556,
          votePubkey: "i7NyKBMJCA9bLM2nsGyAGCKHECuR2L5eh4GqFciuwNT",
        },
      ],
      delinquent: [],
    },
  ],
  [
    "a simulation by a node that returns no fee and no balances",
    "simulateTransaction",
    {
      context: { slot: 218 },
      value: {
        err: null,
        accounts: null,
        logs: ["Program 83astBRguLMdt2h5U1Tpdq5tjFoJ6noeGwaY3mDLVcri success"],
        returnData: { data: ["Kg==", "base64"], programId: "83astBRguLMdt2h5U1Tpdq5tjFoJ6noeGwaY3mDLVcri" },
        unitsConsumed: 2366,
      },
    },
  ],
  [
    "a stake account of an older node",
    "getAccountInfo",
    account(stake, {
      program: "stake",
      parsed: {
        type: "delegated",
        info: {
          meta: {
            rentExemptReserve: "2282880",
            authorized: { staker: key, withdrawer: key },
            lockup: { unixTimestamp: 0, epoch: 0, custodian: system },
          },
          stake: {
            delegation: {
              voter: validator,
              stake: "500000000",
              activationEpoch: "395",
              deactivationEpoch: "18446744073709551615",
              warmupCooldownRate: 0.25,
            },
            creditsObserved: 169_965_713,
          },
        },
      },
      space: 200,
    }),
  ],
  [
    "a vote account, of which newer nodes return more",
    "getAccountInfo",
    account(votes, {
      program: "vote",
      parsed: {
        type: "vote",
        info: {
          nodePubkey: validator,
          authorizedWithdrawer: key,
          commission: 100,
          votes: [{ slot: 165_313_757, confirmationCount: 1, latency: 2 }],
          rootSlot: 165_313_726,
          authorizedVoters: [{ epoch: 382, authorizedVoter: key }],
          priorVoters: [],
          epochCredits: [{ epoch: 381, credits: "1", previousCredits: "0" }],
          lastTimestamp: { slot: 165_313_757, timestamp: 1_669_927_200 },
          inflationRewardsCommissionBps: 10_000,
          blsPubkeyCompressed: null,
        },
      },
      space: 3762,
    }),
  ],
  [
    "data of a program that only newer nodes decode",
    "getAccountInfo",
    account(key, { program: "a-new-program", parsed: { type: "thing", info: {} }, space: 8 }),
  ],
  ["data in an encoding of newer nodes", "getAccountInfo", account(key, ["00", "hex"])],
  [
    "an account of a program that nodes cannot decode",
    "getAccountInfo",
    account(key, ["dGVzdA==", "base64"]),
  ],
  [
    "a transaction of version 1 that failed with an error of newer nodes",
    "getTransaction",
    {
      blockTime: null,
      slot: 430,
      version: 1,
      meta: {
        err: { SomethingNew: 3 },
        fee: 5000,
        innerInstructions: null,
        logMessages: null,
        postBalances: [499_998_932_500, 1],
        preBalances: [499_998_937_500, 1],
        postTokenBalances: null,
        preTokenBalances: null,
        rewards: null,
        status: { Err: { SomethingNew: 3 } },
      },
      transaction: ["AQ==", "base64"],
    },
  ],
];

function account(owner: string, data: unknown): object {
  const value = { data, executable: false, lamports: 1_000_000_000, owner, rentEpoch: never, space: 200 };
  return { context: { apiVersion: "4.3.2", slot: 391_573_590 }, value };
}

describe("answers of public nodes", () => {
  const ajv = new Ajv2020({ validateFormats: false, strict: false });
  ajv.addSchema(definitions);
  const mismatch = (method: string, result: unknown): string =>
    ajv.validate(methodSchemas[method]?.result ?? false, result) ? "" : ajv.errorsText();

  it.each(answers)("match the schemas: %s", (_, method, result) => {
    expect(mismatch(method, result)).toBe("");
  });

  it("do not match if a known program's data has another form", () => {
    const info = { mint: key, owner: key };
    const data = { program: "spl-token", parsed: { type: "account", info }, space: 165 };
    expect(mismatch("getAccountInfo", account(key, data))).not.toBe("");
    expect(mismatch("getSlot", "1")).not.toBe("");
  });
});
