import { isCount, readNumber, readJson } from "../input/read-text.ts";
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import { isNodeAccessError } from "@node-access/auth";
import { stringifyJson } from "@node-access/transport/rest";
import { confirm } from "../input/confirm.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import { type Io, write } from "../io/io.ts";
import { selectAll } from "../output/select.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { Caller } from "./caller.ts";

export interface BatchOptions extends TargetOptions {
  readonly concurrency?: string;
  readonly select?: readonly string[];
  readonly yes?: boolean;
}

/** Makes the calls that stdin lists, one a line, and writes their results in order. At most `--concurrency` are in memory. */
export async function callBatch(options: BatchOptions, io: Io): Promise<void> {
  const concurrency = readNumber("--concurrency", options.concurrency ?? "8", "a number from 1", isCount);
  const target = await findTarget(options, io);
  const caller = new Caller(target, io);
  const waiting: Call[] = [];
  let failed = 0;
  const writeFirst = async (): Promise<void> => {
    await waiting[0]?.ended;
    // Responses that arrive together are written together, which saves an eighth of a line's CPU time.
    await setImmediate();
    let text = "";
    while (waiting[0]?.result !== undefined) {
      if (waiting[0].result.isError) failed += 1;
      text += `${waiting.shift()?.result?.text}\n`;
    }
    await write(io.stdout, target.redact(text));
  };
  try {
    const { signal } = io;
    for await (const line of createInterface({ input: io.stdin as NodeJS.ReadableStream, signal })) {
      signal.throwIfAborted();
      if (line.trim() === "") continue;
      waiting.push(startCall(line, options, caller, io));
      if (waiting.length >= concurrency) await writeFirst();
    }
    signal.throwIfAborted();
    while (waiting.length > 0) await writeFirst();
  } finally {
    caller.close();
  }
  if (failed > 0)
    throw new CommandError(`${failed} ${failed === 1 ? "call" : "calls"} failed`, exitCodes.failed);
}

interface Call {
  readonly ended: Promise<void>;
  /** The line to write, once the call has ended. */
  result?: Result;
}

interface Result {
  readonly text: string;
  readonly isError: boolean;
}

function startCall(...args: Parameters<typeof callLine>): Call {
  const call: Call = { ended: callLine(...args).then((result) => void (call.result = result)) };
  // The first one that is aborted ends the command, and nothing waits for the others.
  call.ended.catch(() => {});
  return call;
}

async function callLine(
  line: string,
  { select, yes }: BatchOptions,
  caller: Caller,
  io: Io,
): Promise<Result> {
  let id: unknown;
  try {
    const call = Object(readJson("line", line)) as { id?: unknown; method?: unknown; params?: unknown };
    ({ id } = call);
    if (typeof call.method !== "string")
      throw new CommandError(`line: expected {"method": ..., "params": ...}, received ${line.slice(0, 80)}`);
    const method = caller.find(call.method);
    if (method.idempotency !== "safe")
      await confirm(method.name, yes, { ...io, stdin: Object.assign(io.stdin, { isTTY: false }) });
    const value = await caller.call(method, call.params);
    const result = select === undefined ? value : selectAll(value, select);
    return {
      text: stringifyJson({ ...(id !== undefined && { id }), result: result ?? null }),
      isError: false,
    };
  } catch (error) {
    if (isNodeAccessError(error, "ABORTED")) throw error;
    if (!(error instanceof CommandError) && !isNodeAccessError(error)) throw error;
    const code = isNodeAccessError(error) ? error.code : "INVALID_ARGUMENT";
    return {
      text: stringifyJson({ ...(id !== undefined && { id }), error: { code, message: error.message } }),
      isError: true,
    };
  }
}
