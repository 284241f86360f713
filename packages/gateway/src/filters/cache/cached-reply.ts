import { Buffer } from "node:buffer";
import { resultText } from "../../codec/json-rpc/rpc-message.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { makeBody, heldBytes, isWhole } from "../held-bytes.ts";
import { resultPieces } from "../response-body.ts";
import type { CachedResult } from "./result-cache.ts";

/** @returns the response with a cached result. A large result counts as held until it is read. */
export function cachedReply(id: string, result: CachedResult): Reply {
  const head = {
    status: 200,
    contentType: "application/json",
    route: { attempts: 0, cache: "hit" },
  } as const;
  if (typeof result === "string") return { ...head, body: Buffer.from(resultText(id, result)), result };
  const { length } = result;
  const onRead = isWhole(length) ? undefined : (): void => heldBytes.remove(length);
  return { ...head, body: makeBody(resultPieces(id, result), onRead) };
}
