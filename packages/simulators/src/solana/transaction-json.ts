import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import { base58 } from "../base58.ts";
import { encoded } from "./account-json.ts";
import type { Execution, InnerInstruction } from "./engine.ts";
import { parseInstruction } from "./parse-instruction.ts";
import { solanaCode, exact } from "./reads.ts";
import type { WireInstruction } from "./wire-message.ts";
import type { Balances, Included, TransactionAccount } from "./solana-blocks.ts";
import { type Fields, omit } from "../values.ts";

/** @returns a transaction as blocks show it. @throws RpcFailure if the caller does not accept its version. */
export function transactionJson(included: Included, options: Fields): Fields {
  const { encoding = "json", maxSupportedTransactionVersion: maxVersion } = options;
  const { version } = included.transaction.message;
  if (version !== "legacy" && (maxVersion === undefined || Number(maxVersion) < version))
    throw new RpcFailure({
      code: solanaCode.versionUnsupported,
      message:
        `Transaction version (${version}) is not supported by the requesting client. Please try the request again` +
        ` with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
    });
  const isParsed = encoding === "jsonParsed";
  return {
    meta: metaJson(included, isParsed),
    transaction: contentJson(included, String(encoding)),
    ...(maxVersion !== undefined && { version }),
  };
}

/** The same with only the accounts of the transaction, as blocks show it on request. */
export function accountsOnlyJson(included: Included, options: Fields): Fields {
  const { version } = transactionJson(included, options);
  const meta = metaJson(included, true);
  return {
    meta: omit(meta, ["innerInstructions", "logMessages", "rewards", "computeUnitsConsumed", "returnData"]),
    transaction: { signatures: listSignatures(included), accountKeys: included.accounts.map(accountJson) },
    ...(version !== undefined && { version }),
  };
}

function contentJson(included: Included, encoding: string): unknown {
  const { transaction, accounts } = included;
  const { message } = transaction;
  if (encoding === "binary") return base58(transaction.bytes);
  if (encoding === "base58" || encoding === "base64") return encoded(transaction.bytes, encoding);
  const signatures = listSignatures(included);
  const { keys, blockhash: recentBlockhash, lookups, version, config } = message;
  const tables = lookups.map(({ table, writable, readonly }) => ({
    accountKey: table,
    readonlyIndexes: readonly,
    writableIndexes: writable,
  }));
  const rest = {
    recentBlockhash,
    ...(version === 0 && { addressTableLookups: tables }),
    ...(config && {
      transactionConfig: {
        ...config,
        priorityFee: config.priorityFee === null ? null : exact(config.priorityFee),
      },
    }),
  };
  if (encoding === "jsonParsed") {
    const instructions = message.instructions.map((one) =>
      parsedInstruction({ ...one, stackHeight: 1 }, accounts),
    );
    return { signatures, message: { accountKeys: accounts.map(accountJson), instructions, ...rest } };
  }
  const header = {
    numRequiredSignatures: message.requiredSignatures,
    numReadonlySignedAccounts: message.readonlySigned,
    numReadonlyUnsignedAccounts: message.readonlyUnsigned,
  };
  const instructions = message.instructions.map((one) => instructionJson(one, 1));
  return { signatures, message: { accountKeys: keys, header, instructions, ...rest } };
}

function metaJson({ accounts, execution, fee, before, after }: Included, isParsed: boolean): Fields {
  const { err, logs, computeUnits } = execution;
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee: exact(fee),
    ...balancesJson(before, after),
    innerInstructions: innerJson(execution, accounts, isParsed),
    logMessages: logs,
    rewards: [],
    ...(!isParsed && { loadedAddresses: loadedJson(accounts) }),
    computeUnitsConsumed: computeUnits,
    ...(execution.returnData && { returnData: returnDataJson(execution) }),
  };
}

export function balancesJson(before: Balances, after: Balances): Fields {
  return {
    preBalances: before.lamports.map(exact),
    postBalances: after.lamports.map(exact),
    preTokenBalances: before.tokens,
    postTokenBalances: after.tokens,
  };
}

/** @returns what the last program returned; `null` if it returned nothing. */
export function returnDataJson({ returnData }: Execution): Fields | null {
  if (!returnData) return null;
  return { programId: returnData.programId, data: encoded(returnData.data, "base64") };
}

export function loadedJson(accounts: readonly TransactionAccount[]): Fields {
  const loaded = accounts.filter(({ fromTable }) => fromTable);
  const addresses = (isWanted: boolean): string[] =>
    loaded.filter(({ writable }) => writable === isWanted).map(({ address }) => address);
  return { readonly: addresses(false), writable: addresses(true) };
}

/** @returns the instructions that programs called, by the instruction that called them. */
export function innerJson(
  { inner }: Execution,
  accounts: readonly TransactionAccount[],
  isParsed: boolean,
): unknown[] {
  return inner.flatMap((calls, index) => {
    if (calls.length === 0) return [];
    const instructions = calls.map((call) =>
      isParsed ? parsedInstruction(call, accounts) : instructionJson(call, call.stackHeight),
    );
    return [{ index, instructions }];
  });
}

function instructionJson({ programIndex, accounts, data }: WireInstruction, stackHeight: number): Fields {
  return { programIdIndex: programIndex, accounts, data: base58(data), stackHeight };
}

function parsedInstruction(instruction: InnerInstruction, accounts: readonly TransactionAccount[]): Fields {
  const { programIndex, data, stackHeight } = instruction;
  const address = (index: number): string => accounts[index]?.address ?? "";
  return parseInstruction({
    programId: address(programIndex),
    accounts: instruction.accounts.map(address),
    data,
    stackHeight,
  });
}

function accountJson({ address, signer, writable, fromTable }: TransactionAccount): Fields {
  return { pubkey: address, signer, source: fromTable ? "lookupTable" : "transaction", writable };
}

function listSignatures({ transaction }: Included): string[] {
  return transaction.signatures.map((signature) => base58(signature));
}
