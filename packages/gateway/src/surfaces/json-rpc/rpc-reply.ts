import { Buffer } from "node:buffer";
import type { Reply } from "../../contract/part-source.ts";

/** A response of the gateway itself, which is JSON. */
export function ownReply(text: string, status = 200): Reply {
  return { status, contentType: "application/json", body: Buffer.from(text) };
}
