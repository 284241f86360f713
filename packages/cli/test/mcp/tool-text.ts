import { UNTRUSTED } from "../../src/mcp/mark-untrusted.ts";

interface Part {
  readonly text?: string;
  readonly _meta?: Record<string, unknown>;
}

/** Returns what a response or a page says: of marked data, the data, after what the server says of it. */
export function readData(parts: unknown): string {
  const all = parts as readonly Part[];
  const at = all.findIndex(({ _meta }) => _meta?.[UNTRUSTED] !== undefined);
  if (at < 0) return all[0]?.text ?? "";
  // The text before it begins the mark.
  return [...all.slice(0, at - 1), all[at]].map((part) => part?.text ?? "").join("");
}
