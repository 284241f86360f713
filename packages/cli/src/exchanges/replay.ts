import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { NodeAccessError } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { parseJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";
import { type Exchange, createKey } from "./exchange.ts";

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
