import { isNodeAccessError, NodeAccessError } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { parseJson, stringifyJson } from "@node-access/transport/rest";
import { createReadStream } from "node:fs";
import { appendFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { CommandError } from "./io/command-error.ts";
import { toPlain } from "./output/plain.ts";

/** A call and its response: a line of a recording. No address, header or credential is part of it. */
export interface Exchange {
  /** The method's name, or that of the REST operation or gRPC call. */
  readonly operation: string;
  /** What was sent: params, or a body. */
  readonly input: unknown;
  /** The result, unless there is an error. */
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly context: unknown };
}

/** Says which call an exchange is of. Equal calls have equal keys. */
export function createKey(operation: string, input: unknown): string {
  return `${operation} ${stringifyJson(toPlain(input) ?? null)}`;
}

/** Adds each exchange to a file, as a line of JSON. `redact` removes the credential, which a node may have repeated. */
export function recordTo(file: string, redact: (text: string) => string): Middleware {
  let last: Promise<void> = Promise.resolve();
  const add = (exchange: Exchange): Promise<void> => {
    const line = `${redact(stringifyJson(toPlain(exchange)))}\n`;
    // One after the other, so that lines of calls at the same time don't mix.
    last = last.then(() => appendFile(file, line));
    return last.catch((error: unknown) => {
      throw new CommandError(`--record: ${file} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
    });
  };
  return async ({ operation: { name }, input }, next) => {
    const call = { operation: name, input: input ?? null };
    try {
      const response = await next();
      await add({ ...call, value: response.value ?? null });
      return response;
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      const { code, message, context } = error;
      await add({ ...call, error: { code, message, context } });
      throw error;
    }
  };
}

/** Answers calls from a recording, and sends nothing. Responses that were recorded for one call come in order; the last stays. */
export function replayFrom(file: string): Middleware {
  let recording: Promise<Map<string, Exchange[]>> | undefined;
  return async ({ operation: { name }, input }) => {
    const key = createKey(name, input ?? null);
    const found = (await (recording ??= readRecording(file))).get(key);
    const exchange = found !== undefined && found.length > 1 ? found.shift() : found?.[0];
    if (!exchange) throw new CommandError(`--replay: ${file} has no response to ${key}`);
    const { error, value } = exchange;
    if (error) throw new NodeAccessError(error.code as never, error.message, error.context as never);
    return { value };
  };
}

async function readRecording(file: string): Promise<Map<string, Exchange[]>> {
  const found = new Map<string, Exchange[]>();
  let number = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      number += 1;
      if (line.trim() === "") continue;
      const exchange = Object(parseJson(line)) as Partial<Exchange>;
      if (typeof exchange.operation !== "string") throw new SyntaxError("it names no operation");
      const key = createKey(exchange.operation, exchange.input ?? null);
      const others = found.get(key);
      if (others) others.push(exchange as Exchange);
      else found.set(key, [exchange as Exchange]);
    }
  } catch (error) {
    const { code, message, errno } = error as NodeJS.ErrnoException;
    if (errno !== undefined) throw new CommandError(`--replay: ${file} cannot be read: ${code}`);
    throw new CommandError(`--replay: line ${number} of ${file} is not an exchange: ${message}`);
  }
  return found;
}
