import { parseJson, stringifyJson } from "@node-access/transport/web-socket";
import type { Values } from "./topic.ts";

/** How the venue's messages begin. */
const HEAD = /^\s*\{\s*"channel"\s*:\s*"\w+"\s*,\s*"data"\s*:/;

/**
 * Takes the event out of the venue's message as text: the runtime reads it with all digits of its integers.
 *
 * @param text - The message.
 * @param message - The same, parsed.
 */
export function eventText(text: string, message: Values): string {
  const head = HEAD.exec(text)?.[0];
  if (head && Object.keys(message).length === 2) return text.slice(head.length, text.lastIndexOf("}"));
  return stringifyJson((parseJson(text) as Values)["data"]);
}

/** The subscription that the venue quotes in an error; nothing if it quotes none. */
export function quotedSubscription(message: string): Values {
  try {
    const json = message.slice(message.indexOf("{"), message.lastIndexOf("}") + 1);
    const told = Object(JSON.parse(json)) as Values;
    return Object(told["subscription"] ?? told) as Values;
  } catch {
    return {};
  }
}
