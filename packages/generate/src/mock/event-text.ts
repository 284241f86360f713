import type { EventData } from "../model/operation.ts";

/** The media type of server-sent events. */
export const EVENTS = "text/event-stream";

/** Writes an item of a stream as a server-sent event. */
export function eventText(item: unknown, events: EventData): string {
  if (events === "json") return `data: ${JSON.stringify(item)}\n\n`;
  const { event, data }: { readonly event?: unknown; readonly data?: unknown } = Object(item);
  const name = typeof event === "string" && event !== "" ? event : "message";
  const isJson = events !== "text" && (events.names?.includes(name) ?? true);
  return `event: ${name}\ndata: ${isJson ? JSON.stringify(data) : String(data)}\n\n`;
}
