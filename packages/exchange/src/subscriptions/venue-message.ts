import { parseJson, stringifyJson } from "@node-access/transport/web-socket";
import type { Values } from "./topic.ts";

/** The start of the venue's messages. */
const MESSAGE_START = /^\s*\{\s*"channel"\s*:\s*"\w+"\s*,\s*"data"\s*:/;

/**
 * Extracts the event from a message as text, so the runtime can parse its integers exactly.
 *
 * @param text - The message.
 * @param message - The same, parsed.
 */
export function eventText(text: string, message: Values): string {
  const head = MESSAGE_START.exec(text)?.[0];
  if (head && Object.keys(message).length === 2) return text.slice(head.length, text.lastIndexOf("}"));
  return stringifyJson((parseJson(text) as Values)["data"]);
}

/** Returns the subscription that the venue quotes in an error; empty if there is none. */
export function quotedSubscription(message: string): Values {
  try {
    const json = message.slice(message.indexOf("{"), message.lastIndexOf("}") + 1);
    const quoted = Object(JSON.parse(json)) as Values;
    return Object(quoted["subscription"] ?? quoted) as Values;
  } catch {
    return {};
  }
}
