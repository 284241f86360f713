import { isNodeAccessError } from "@node-access/auth";
import type { VerdictEvent } from "@node-access/verify";
import { stringifyJson } from "@node-access/transport/rest";
import type { Caller } from "../calls/caller.ts";
import type { AnyMethod } from "../calls/method-table.ts";
import { rpcMethods } from "../generated/rpc-methods.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import { select as selectPart } from "../output/select.ts";
import { hideSecrets, type Target } from "../target/target.ts";
import type { McpContext, NodeChoice, ToolValue } from "./context.ts";

export interface CallArguments extends NodeChoice {
  readonly method: string;
  readonly params?: unknown;
  readonly select?: string | undefined;
  readonly verify?: boolean | undefined;
  readonly confirmation?: string | undefined;
}

/** Calls a method: its result, with the block, the cost and the verdict. */
export async function callTool(context: McpContext, args: CallArguments, caller: Caller): Promise<ToolValue> {
  const { target } = caller;
  const method = caller.find(args.method);
  if (method.idempotency !== "safe") {
    const question = askFirst(context, method, args, target);
    if (question) return { value: question, isOwn: true, redact: target.redact };
  }
  let last: VerdictEvent | undefined;
  const onVerdict = args.verify ? (event: VerdictEvent): void => void (last = event) : undefined;
  const result = await caller.call(method, args.params, onVerdict);
  const value = {
    result: args.select === undefined ? result : selectFrom(result, args.select),
    ...findBlock(method, args.params, result),
    cost: rpcMethods.find(({ name }) => name === method.name)?.cost ?? "light",
    ...(args.verify && { verdict: describeVerdict(last) }),
  };
  return { value, redact: target.redact };
}

/** Returns a part of a result. An error names fields of the result, so it is not the server's own. */
function selectFrom(result: unknown, path: string): unknown {
  try {
    return selectPart(result, path);
  } catch (error) {
    throw new CommandError((error as Error).message, exitCodes.failed);
  }
}

/** What a write needs before it is sent: writes to be on, and the confirmation of this request. */
function askFirst(
  context: McpContext,
  { name, summary }: AnyMethod,
  args: CallArguments,
  target: Target,
): object | undefined {
  if (!context.allowWrites)
    throw new CommandError(
      `${name} changes something, and this server only reads: it was started without --allow-writes`,
    );
  const endpoint = hideSecrets(target.endpoint);
  const request = stringifyJson([name, args.params ?? null, args.profile ?? null, endpoint]);
  if (args.confirmation !== undefined && context.confirmations.take(args.confirmation, request))
    return undefined;
  return {
    sent: false,
    effect: summary,
    method: name,
    params: args.params ?? null,
    endpoint,
    confirmation: context.confirmations.ask(request),
    next: "Show this to the user. Only if they agree, call again with the same arguments and this confirmation.",
  };
}

/** The block that a result is of: what it says itself, or what the params name. */
function findBlock({ name }: AnyMethod, params: unknown, result: unknown): object {
  const { blockNumber, number, slot } = Object(result) as Record<string, unknown>;
  const own = blockNumber ?? number ?? slot;
  if (typeof own === "string" || typeof own === "number" || typeof own === "bigint") return { block: own };
  const index = rpcMethods.find((one) => one.name === name)?.params.findIndex(({ block }) => block) ?? -1;
  const named = Array.isArray(params) && index >= 0 ? (params[index] as unknown) : undefined;
  return named === undefined ? {} : { block: named };
}

/** What a check of a result says. */
function describeVerdict({ verdict, error }: Partial<VerdictEvent> = {}): unknown {
  if (isNodeAccessError(error, "DATA_INVALID")) {
    const { path, expected, actual } = error.context;
    return { verdict: "wrong", path, expected, actual };
  }
  if (error) throw error;
  if (!verdict) return { verdict: "unverifiable", explanation: "there is no check of this method" };
  return "block" in verdict
    ? { ...verdict, block: verdict.block && { ...verdict.block, number: String(verdict.block.number) } }
    : verdict;
}
