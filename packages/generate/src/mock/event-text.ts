import type { EventData } from "../model/operation.ts";

/** Writes an item of a stream. */
export function eventText(item: unknown, events: EventData): string {
  if (events === "lines") return `${JSON.stringify(item)}\n`;
  if (events === "sequence") return `\u001e${JSON.stringify(item)}\n`;
  if (events === "json") return `data: ${JSON.stringify(item)}\n\n`;
  const { event, data }: { readonly event?: unknown; readonly data?: unknown } = Object(item);
  const name = typeof event === "string" && event !== "" ? event : "message";
  const isJson = events !== "text" && (events.names?.includes(name) ?? true);
  return `event: ${name}\ndata: ${isJson ? JSON.stringify(data) : String(data)}\n\n`;
}
