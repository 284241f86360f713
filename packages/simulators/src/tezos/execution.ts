import { baker } from "./accounts.ts";
import { readKeyText } from "./addresses.ts";
import type { Draft } from "./ledger.ts";
import type { Content, TransactionContent, Unsigned } from "./operation.ts";
import { CallFailure, callToken, tokenAddress } from "./token.ts";
import { type NodeError, protocolError, rejection } from "./respond.ts";

/** What an operation did: its contents with their results. */
export type Executed = readonly (Content & { readonly metadata: object })[];

/** Thousandths of gas that each kind takes, about as on mainnet. */
const gas = { reveal: 171_190n, transaction: 168_913n, call: 2_571_340n, delegation: 100_000n };
const milli = 1_000n;
/** The bytes of a new account, and what a byte costs in mutez. Source: Octez, `origination_size` and `cost_per_byte`. */
const accountBytes = 257n;
const costPerByte = 250n;

/** Checks what makes an operation valid, whatever it does: counters, fees and the key of its source, which it returns. */
export function checkValid(
  { contents }: Unsigned,
  state: Draft,
  nextCounter: (source: string) => bigint,
): string {
  const [first] = contents;
  const source = first?.source ?? "";
  if (contents.some((one) => one.source !== source))
    fail("permanent", "validate.operation.inconsistent_sources", { source });
  if (state.balance(source) === 0n) fail("branch", "implicit.empty_implicit_contract", { implicit: source });
  let expected = nextCounter(source);
  for (const { counter: found } of contents) {
    const isPast = BigInt(found) < expected;
    if (BigInt(found) !== expected)
      fail(isPast ? "branch" : "temporary", `contract.counter_in_the_${isPast ? "past" : "future"}`, {
        contract: source,
        expected: String(expected),
        found,
      });
    expected += 1n;
  }
  const fees = contents.reduce((sum, { fee }) => sum + BigInt(fee), 0n);
  const balance = state.balance(source);
  if (balance < fees)
    fail("temporary", "contract.balance_too_low", {
      contract: source,
      balance: String(balance),
      amount: String(fees),
    });
  const key = first?.kind === "reveal" ? first.public_key : state.account(source).key;
  return key ?? fail("branch", "contract.manager.unrevealed_key", { contract: source });
}

/** Executes a valid operation: takes the fees, then the contents up to the first that fails, which reverts them. */
export function execute({ contents }: Unsigned, state: Draft): Executed {
  for (const { source, fee } of contents) {
    change(state, source, -BigInt(fee));
    change(state, baker, BigInt(fee));
    const account = state.account(source);
    state.setAccount(source, { ...account, counter: account.counter + 1n });
  }
  const restore = state.save();
  const results: Record<string, unknown>[] = [];
  for (const content of contents) {
    const isStopped = results.some(({ status }) => status === "failed");
    results.push(isStopped ? { status: "skipped" } : executeContent(content, state));
  }
  const failed = results.findIndex(({ status }) => status === "failed");
  if (failed >= 0) {
    restore();
    for (const result of results.slice(0, failed)) result["status"] = "backtracked";
  }
  return contents.map((content, index) => ({
    ...content,
    metadata: { balance_updates: feeUpdates(content.source, content.fee), operation_result: results[index] },
  }));
}

/** @returns the changes of balances by a fee. */
export function feeUpdates(source: string, fee: string): object[] {
  if (BigInt(fee) === 0n) return [];
  const category = { kind: "accumulator", category: "block fees" };
  return [contractUpdate(source, -BigInt(fee)), { ...category, change: fee, origin: "block" }];
}

/** @returns the change of a balance. */
export function contractUpdate(contract: string, by: bigint): object {
  return { kind: "contract", contract, change: String(by), origin: "block" };
}

function executeContent(content: Content, state: Draft): Record<string, unknown> {
  const isCall = content.kind === "transaction" && content.destination === tokenAddress;
  const consumed = gas[isCall ? "call" : content.kind];
  try {
    if (BigInt(content.gas_limit) * milli < consumed)
      throw new CallFailure([protocolError("temporary", "gas_exhausted.operation")]);
    return { status: "applied", consumed_milligas: String(consumed), ...apply(content, state) };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { status: "failed", errors: error.errors };
  }
}

function apply(content: Content, state: Draft): object {
  if (content.kind === "transaction") return pay(content, state);
  const { source } = content;
  const account = state.account(source);
  if (content.kind === "delegation") {
    const { delegate } = content;
    if (delegate !== undefined && delegate !== baker)
      throw failure("branch", "contract.manager.unregistered_delegate", { hash: delegate });
    state.setAccount(source, { ...account, delegate });
    return {};
  }
  if (account.key !== undefined)
    throw failure("branch", "contract.previously_revealed_key", { contract: source });
  if (readKeyText(content.public_key).address !== source)
    throw failure("permanent", "contract.manager.inconsistent_hash", { public_key: content.public_key });
  state.setAccount(source, { ...account, key: content.public_key });
  return {};
}

function pay(content: TransactionContent, state: Draft): object {
  const { source, destination, parameters } = content;
  const amount = BigInt(content.amount);
  const isContract = destination.startsWith("KT1");
  if (isContract && destination !== tokenAddress)
    throw failure("temporary", "contract.non_existing_contract", { contract: destination });
  if (!isContract && amount === 0n)
    throw failure("branch", "contract.empty_transaction", { contract: destination });
  if (!isContract && parameters && parameters.entrypoint !== "default")
    throw failure("permanent", "michelson_v1.no_such_entrypoint", { entrypoint: parameters.entrypoint });
  const isNew = !isContract && state.balance(destination) === 0n;
  if (isNew && BigInt(content.storage_limit) < accountBytes)
    throw failure("temporary", "storage_exhausted.operation", {});
  const burned = isNew ? accountBytes * costPerByte : 0n;
  const balance = state.balance(source);
  if (balance < amount + burned)
    throw failure("temporary", "contract.balance_too_low", {
      contract: source,
      balance: String(balance),
      amount: String(amount + burned),
    });
  change(state, source, -amount - burned);
  change(state, destination, amount);
  const call = isContract ? callToken(state, source, parameters) : {};
  const paid = amount === 0n ? [] : [contractUpdate(source, -amount), contractUpdate(destination, amount)];
  const burn = { kind: "burned", category: "storage fees", change: String(burned), origin: "block" };
  const updates = isNew ? [...paid, contractUpdate(source, -burned), burn] : paid;
  return {
    ...call,
    ...(updates.length > 0 && { balance_updates: updates }),
    ...(isNew && { allocated_destination_contract: true }),
  };
}

function failure(kind: NodeError["kind"], id: string, more: object): CallFailure {
  return new CallFailure([protocolError(kind, id, more)]);
}

function change(state: Draft, address: string, by: bigint): void {
  const account = state.account(address);
  state.setAccount(address, { ...account, change: account.change + by });
}

function fail(kind: NodeError["kind"], id: string, more: object): never {
  throw rejection(protocolError(kind, id, more));
}
