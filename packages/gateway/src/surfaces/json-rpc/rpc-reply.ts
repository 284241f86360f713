import { callText } from "../../contract/json-rpc/rpc-message.ts";
import type { Flight, Reply } from "../../contract/part-source.ts";
import type { RpcNode } from "../../routing/rpc-node.ts";
import type { Forward } from "./plan-call.ts";

/** An answer of the gateway's own, which is JSON. */
export function ownReply(text: string, status = 200): Reply {
  return { status, contentType: "application/json", body: Buffer.from(text) };
}

/** Sends several calls as one batch. It is as delicate as the most delicate of them. */
export function sendBatch(node: RpcNode, forwards: readonly Forward[]): Flight {
  const calls = forwards.map(({ call }) => call);
  return node.source.send({
    method: "POST",
    path: "",
    body: `[${calls.map(callText).join(",")}]`,
    idempotency: forwards.some(({ idempotency }) => idempotency === "write") ? "write" : "idempotent",
    calls,
  });
}
