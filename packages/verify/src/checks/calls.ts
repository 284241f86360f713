import { Contradiction } from "../contradiction.ts";
import { NOTHING, toHex } from "../encoding/bytes.ts";
import type { Execute, ExecutedCall, Execution, ProvenState } from "../execution.ts";
import { type JsonObject, bytesOfHex, describe, isAbsent, asObject, readQuantity } from "../fields.ts";
import type { MethodCheck, Session } from "../session.ts";
import { CannotVerify } from "../verdict.ts";
import { inaccessible, requireSameList } from "./access-list.ts";
import { AT, type BlockChoice, type ProvenHeader, readChoice, readHeader } from "./headers.ts";
import { provenStateAt } from "./proven-state.ts";
import { noteAccessList } from "./uncovered.ts";

const NOBODY = `0x${"00".repeat(20)}`;
/** The gas of a call that names none. Nodes differ in it. */
const MUCH = 50_000_000n;
const LESS = 30_000_000n;
/** What a call may have without a difference to its result, or what is executed in the same way. */
const KNOWN = new Set(
  "from to data input value gas gasPrice maxFeePerGas maxPriorityFeePerGas nonce type chainId accessList".split(
    " ",
  ),
);

interface Executions {
  readonly choice: BlockChoice;
  readonly header: ProvenHeader;
  readonly call: ExecutedCall;
  readonly all: readonly Execution[];
  readonly state: ProvenState;
}

/** Executes a call in the ways in which nodes may: with the gas of any node, and with or without a base fee. */
async function executeBoth(params: readonly unknown[], session: Session): Promise<Executions> {
  const execute = requireExecute(session, params);
  const choice = readChoice(params[1]);
  const header = await readHeader(choice, session);
  const call = readCall(asObject(params[0], "params[0]"), header.fields);
  const state = await provenStateAt(header, choice, params[0], session);
  const cost = intrinsicGas(call, header.fields).gas;
  const all: Execution[] = [];
  for (const [gas, baseFee] of [
    [call.gas, call.baseFee],
    [call.gas === MUCH ? LESS - cost : call.gas - cost, 0n],
  ] as const)
    all.push(await run(execute, { ...call, gas: gas < 0n ? 0n : gas, baseFee }, state, session));
  session.checks.add("execution");
  return { choice, header, call, all, state };
}

export const checkCall: MethodCheck = async (result, params, session) => {
  const executions = await executeBoth(params, session);
  const { header, all } = executions;
  const returned = toHex(bytesOfHex(result, AT));
  const outcomes = new Set(all.map((one) => (one.failure ? one.failure : toHex(one.returned))));
  if (outcomes.has(returned)) return header;
  await requireCertain(executions);
  const [outcome = ""] = outcomes;
  const expected = all[0]?.failure ? `an error: the call is ${outcome}` : outcome;
  throw new Contradiction("execution", AT, expected, returned);
};

/** Checks the result of `eth_estimateGas`: the call succeeds with it. It may be more than it needs. */
export const checkEstimate: MethodCheck = async (result, params, session) => {
  const executions = await executeBoth(params, session);
  const { header, all, call, state } = executions;
  const estimate = readQuantity(result) ?? 0n;
  const { gas: cost, floor } = intrinsicGas(call, header.fields);
  const execute = requireExecute(session, params);
  const withIt = { ...call, gas: estimate > cost ? estimate - cost : 0n, baseFee: 0n };
  const isEnough = estimate >= cost && estimate >= floor;
  if (isEnough && !(await run(execute, withIt, state, session)).failure) return header;
  await requireCertain(executions);
  const [first] = all as [Execution];
  const needed = first.gasUsed + cost > floor ? first.gasUsed + cost : floor;
  if (!first.failure && estimate >= needed)
    throw new CannotVerify("differs", "the call takes more gas while it runs than it takes in the end");
  const expected = first.failure
    ? `an error: the call is ${first.failure}`
    : `at least 0x${needed.toString(16)}`;
  throw new Contradiction("execution", AT, expected, describe(result));
};

/** Checks the result of `eth_createAccessList`: it has the slots that the call touches, and no others. */
export const checkAccessList: MethodCheck = async (result, params, session) => {
  const executions = await executeBoth(params, session);
  const { header, all, call } = executions;
  const [first] = all as [Execution];
  const found = asObject(result, AT);
  if (!isAbsent(found["error"]) || first.failure)
    throw new CannotVerify(
      "differs",
      "the list is of a call that fails, which nodes end in different places",
    );
  if (all.some((one) => one.hasCreated))
    throw new CannotVerify("differs", "the call creates accounts, which nodes list or not");
  await requireCertain(executions);
  requireSameList(found, AT, first, inaccessible(call, header.fields));
  noteAccessList(found, session);
  return header;
};

/** Requires that all nodes would come to the same result. */
async function requireCertain({ all, call: { from, value }, choice, state }: Executions): Promise<void> {
  const outcomes = new Set(all.map((one) => `${one.failure} ${toHex(one.failure ? NOTHING : one.returned)}`));
  if (outcomes.size > 1)
    throw new CannotVerify(
      "differs",
      "its result depends on the gas and the fee that the node sets; name gas and gasPrice",
    );
  if (all.some((one) => one.failure === "out-of-gas"))
    throw new CannotVerify("differs", "it takes more gas than some nodes allow; name gas");
  if (value > 0n && (await state.account(from)).balance < value)
    throw new CannotVerify("differs", "the sender cannot pay the value, which some nodes overlook");
  if (choice.kind === "tag")
    throw new CannotVerify(
      "moved",
      `it is not known which block ${choice.tag} was; name it by number or hash`,
    );
}

function requireExecute({ execute }: Session, params: readonly unknown[]): Execute {
  if (!execute) throw new CannotVerify("no-check", "it takes the option execute");
  if (params.slice(2).some((override) => !isAbsent(override)))
    throw new CannotVerify("no-check", "there is no check of a call with overrides");
  return execute;
}

async function run(
  execute: Execute,
  call: ExecutedCall,
  state: ProvenState,
  { chainId }: Session,
): Promise<Execution> {
  const execution = await execute(call, state, chainId);
  if (execution) return execution;
  throw new CannotVerify(
    "no-rules",
    `the call cannot be executed: there are no rules for this block of the chain ${chainId}, or it takes too long`,
  );
}

function readCall(given: JsonObject, header: JsonObject): ExecutedCall {
  const others = Object.keys(given).filter((name) => !KNOWN.has(name) && !isAbsent(given[name]));
  if (others.length > 0)
    throw new CannotVerify("no-check", `there is no check of a call with ${others.join(", ")}`);
  const quantity = (name: string): bigint => readQuantity(given[name] ?? 0) ?? 0n;
  const baseFee = readQuantity(header["baseFeePerGas"] ?? 0) ?? 0n;
  const tip = quantity("maxPriorityFeePerGas");
  const limit = quantity("maxFeePerGas");
  const price = limit < baseFee + tip ? limit : baseFee + tip;
  const { from, to, accessList } = given;
  return {
    from: isAbsent(from) ? NOBODY : toHex(bytesOfHex(from, "params[0].from", 20)),
    to: isAbsent(to) ? undefined : toHex(bytesOfHex(to, "params[0].to", 20)),
    data: bytesOfHex(given["input"] ?? given["data"] ?? "0x", "params[0].input"),
    value: quantity("value"),
    gasPrice: isAbsent(given["gasPrice"]) ? price : quantity("gasPrice"),
    gas: isAbsent(given["gas"]) ? MUCH : quantity("gas"),
    baseFee,
    accessList: (Array.isArray(accessList) ? accessList : []) as ExecutedCall["accessList"],
  };
}

/** What a transaction costs at first and at least, in its header's fork. Source: EIP-2028, 2930, 3860, 7623. */
function intrinsicGas(
  { to, data, accessList }: ExecutedCall,
  { withdrawalsRoot, requestsHash }: JsonObject,
): { readonly gas: bigint; readonly floor: bigint } {
  const nonZero = data.reduce((count, byte) => (byte === 0 ? count : count + 1), 0);
  const tokens = data.length + 3 * nonZero;
  // Code that creates costs for its words since Shanghai, and data have a least price since Prague.
  const words = isAbsent(withdrawalsRoot) ? 0 : Math.ceil(data.length / 32);
  const creation = to === undefined ? 32_000 + 2 * words : 0;
  const slots = accessList.reduce((count, { storageKeys }) => count + storageKeys.length, 0);
  const list = 2_400 * accessList.length + 1_900 * slots;
  return {
    gas: BigInt(21_000 + 4 * tokens + creation + list),
    floor: BigInt(21_000 + (isAbsent(requestsHash) ? 0 : 10 * tokens)),
  };
}
