import { appendFile } from "node:fs/promises";
import { isNodeAccessError } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { stringifyJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";
import { toPlain } from "../output/plain.ts";
import type { Exchange } from "./exchange.ts";

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
