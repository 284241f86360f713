/** A transaction's error in JSON: a name, or an object with a name and values. */
export type TransactionError = string | Readonly<Record<string, unknown>>;

/**
 * The names of errors in the order of Rust's enum, and how nodes word most of those without values. Source:
 * anza-xyz/solana-sdk.
 */
const errors: readonly (readonly [name: string, text?: string])[] = [
  ["AccountInUse", "Account in use"],
  ["AccountLoadedTwice", "Account loaded twice"],
  ["AccountNotFound", "Attempt to debit an account but found no record of a prior credit."],
  ["ProgramAccountNotFound", "Attempt to load a program that does not exist"],
  ["InsufficientFundsForFee", "Insufficient funds for fee"],
  ["InvalidAccountForFee", "This account may not be used to pay transaction fees"],
  ["AlreadyProcessed", "This transaction has already been processed"],
  ["BlockhashNotFound", "Blockhash not found"],
  ["InstructionError"],
  ["CallChainTooDeep", "Loader call chain is too deep"],
  ["MissingSignatureForFee", "Transaction requires a fee but has no signature present"],
  ["InvalidAccountIndex", "Transaction contains an invalid account reference"],
  ["SignatureFailure", "Transaction did not pass signature verification"],
  ["InvalidProgramForExecution", "This program may not be used for executing instructions"],
  ["SanitizeFailure", "Transaction failed to sanitize accounts offsets correctly"],
  ["ClusterMaintenance", "Transactions are currently disabled due to cluster maintenance"],
  [
    "AccountBorrowOutstanding",
    "Transaction processing left an account with an outstanding borrowed reference",
  ],
  ["WouldExceedMaxBlockCostLimit", "Transaction would exceed max Block Cost Limit"],
  ["UnsupportedVersion", "Transaction version is unsupported"],
  ["InvalidWritableAccount", "Transaction loads a writable account that cannot be written"],
  ["WouldExceedMaxAccountCostLimit", "Transaction would exceed max account limit within the block"],
  ["WouldExceedAccountDataBlockLimit", "Transaction would exceed account data limit within the block"],
  ["TooManyAccountLocks", "Transaction locked too many accounts"],
  ["AddressLookupTableNotFound", "Transaction loads an address table account that doesn't exist"],
  ["InvalidAddressLookupTableOwner", "Transaction loads an address table account with an invalid owner"],
  ["InvalidAddressLookupTableData", "Transaction loads an address table account with invalid data"],
  ["InvalidAddressLookupTableIndex", "Transaction address table lookup uses an invalid index"],
  ["InvalidRentPayingAccount", "Transaction leaves an account with a lower balance than rent-exempt minimum"],
  ["WouldExceedMaxVoteCostLimit", "Transaction would exceed max Vote Cost Limit"],
  ["WouldExceedAccountDataTotalLimit", "Transaction would exceed total account data limit"],
  ["DuplicateInstruction"],
  ["InsufficientFundsForRent"],
  ["MaxLoadedAccountsDataSizeExceeded", "Transaction exceeded max loaded accounts data size cap"],
  [
    "InvalidLoadedAccountsDataSizeLimit",
    "LoadedAccountsDataSizeLimit set for transaction must be greater than 0.",
  ],
  ["ResanitizationNeeded", "ResanitizationNeeded"],
  ["ProgramExecutionTemporarilyRestricted"],
  ["UnbalancedTransaction", "Sum of account balances before and after transaction do not match"],
  ["ProgramCacheHitMaxLimit", "Program cache hit max limit"],
  ["CommitCancelled", "CommitCancelled"],
];

/** The same for an instruction's errors. */
const instructionErrors: readonly (readonly [name: string, text?: string])[] = [
  ["GenericError", "generic instruction error"],
  ["InvalidArgument", "invalid program argument"],
  ["InvalidInstructionData", "invalid instruction data"],
  ["InvalidAccountData", "invalid account data for instruction"],
  ["AccountDataTooSmall", "account data too small for instruction"],
  ["InsufficientFunds", "insufficient funds for instruction"],
  ["IncorrectProgramId", "incorrect program id for instruction"],
  ["MissingRequiredSignature", "missing required signature for instruction"],
  ["AccountAlreadyInitialized", "instruction requires an uninitialized account"],
  ["UninitializedAccount", "instruction requires an initialized account"],
  ["UnbalancedInstruction", "sum of account balances before and after instruction do not match"],
  ["ModifiedProgramId"],
  ["ExternalAccountLamportSpend", "instruction spent from the balance of an account it does not own"],
  ["ExternalAccountDataModified", "instruction modified data of an account it does not own"],
  ["ReadonlyLamportChange", "instruction changed the balance of a read-only account"],
  ["ReadonlyDataModified", "instruction modified data of a read-only account"],
  ["DuplicateAccountIndex"],
  ["ExecutableModified"],
  ["RentEpochModified"],
  ["NotEnoughAccountKeys", "insufficient account keys for instruction"],
  ["AccountDataSizeChanged"],
  ["AccountNotExecutable", "instruction expected an executable account"],
  ["AccountBorrowFailed"],
  ["AccountBorrowOutstanding"],
  ["DuplicateAccountOutOfSync"],
  ["Custom"],
  ["InvalidError"],
  ["ExecutableDataModified"],
  ["ExecutableLamportChange"],
  ["ExecutableAccountNotRentExempt"],
  ["UnsupportedProgramId", "Unsupported program id"],
  ["CallDepth", "Cross-program invocation call depth too deep"],
  ["MissingAccount", "An account required by the instruction is missing"],
  ["ReentrancyNotAllowed", "Cross-program invocation reentrancy not allowed for this instruction"],
  ["MaxSeedLengthExceeded"],
  ["InvalidSeeds", "Provided seeds do not result in a valid address"],
  ["InvalidRealloc", "Failed to reallocate account data"],
  ["ComputationalBudgetExceeded", "Computational budget exceeded"],
  ["PrivilegeEscalation", "Cross-program invocation with unauthorized signer or writable account"],
  ["ProgramEnvironmentSetupFailure"],
  ["ProgramFailedToComplete", "Program failed to complete"],
  ["ProgramFailedToCompile", "Program failed to compile"],
  ["Immutable", "Account is immutable"],
  ["IncorrectAuthority", "Incorrect authority provided"],
  ["BorshIoError", "Failed to serialize or deserialize account data"],
  ["AccountNotRentExempt", "An account does not have enough lamports to be rent-exempt"],
  ["InvalidAccountOwner", "Invalid account owner"],
  ["ArithmeticOverflow", "Program arithmetic overflowed"],
  ["UnsupportedSysvar", "Unsupported sysvar"],
  ["IllegalOwner", "Provided owner is not allowed"],
  ["MaxAccountsDataAllocationsExceeded"],
  ["MaxAccountsExceeded"],
  ["MaxInstructionTraceLengthExceeded"],
  ["BuiltinProgramsMustConsumeComputeUnits"],
];

/** The error in the engine's text of a failure, which is Rust's: its objects number errors in an order of their own. */
const failureText = /\berr: (\w+)(?:[({ ]+(.*?)[)} ]+)?, meta: /;
const instructionText = /^(\d+), (\w+)(?:\((\d+))?/;

/** @returns the error in JSON, from the engine's text of a failure. */
export function transactionError(failure: string): TransactionError {
  const [, name = "SanitizeFailure", values] = failureText.exec(failure) ?? [];
  if (values === undefined) return name;
  const [, instruction, reason = "", code] = instructionText.exec(values) ?? [];
  if (instruction !== undefined)
    return { [name]: [Number(instruction), code === undefined ? reason : { [reason]: Number(code) }] };
  const [, field, index] = /^(?:(\w+): )?(\d+)/.exec(values) ?? [];
  return { [name]: field === undefined ? Number(index) : { [field]: Number(index) } };
}

/** @returns the error as a node words it in messages. */
export function errorMessage(error: TransactionError): string {
  if (typeof error === "string") return errors.find(([name]) => name === error)?.[1] ?? error;
  const { InstructionError: failed } = error;
  if (Array.isArray(failed)) {
    const [index, reason] = failed as [number, TransactionError];
    return `Error processing Instruction ${index}: ${instructionMessage(reason)}`;
  }
  const [[name, value] = ["", undefined]] = Object.entries(error);
  const { account_index: account } = Object(value) as { account_index?: number };
  if (name === "InsufficientFundsForRent")
    return `Transaction results in an account (${account}) with insufficient funds for rent`;
  return `Transaction contains a duplicate instruction (${String(value)}) that is not allowed`;
}

function instructionMessage(reason: TransactionError): string {
  if (typeof reason !== "string") return `custom program error: 0x${Number(reason["Custom"]).toString(16)}`;
  return instructionErrors.find(([name]) => name === reason)?.[1] ?? reason;
}

/** @returns the error in bincode, as Geyser has it. */
export function transactionErrorBytes(error: TransactionError): Buffer {
  if (typeof error === "string") return uint32(findPlace(error, errors));
  const [[name, value] = ["", 0]] = Object.entries(error);
  const place = uint32(findPlace(name, errors));
  if (Array.isArray(value)) {
    const [index, reason] = value as [number, TransactionError];
    return Buffer.concat([place, Buffer.of(index), instructionErrorBytes(reason)]);
  }
  const { account_index: index = value } = Object(value) as { account_index?: unknown };
  return Buffer.concat([place, Buffer.of(Number(index))]);
}

function instructionErrorBytes(reason: TransactionError): Buffer {
  const name = typeof reason === "string" ? reason : "Custom";
  const place = uint32(findPlace(name, instructionErrors));
  return typeof reason === "string" ? place : Buffer.concat([place, uint32(Number(reason["Custom"]))]);
}

function findPlace(name: string, list: typeof errors): number {
  return Math.max(
    0,
    list.findIndex(([other]) => other === name),
  );
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
