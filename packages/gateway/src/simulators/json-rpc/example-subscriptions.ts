import { randomBytes } from "node:crypto";
import {
  type CallerSubscriptions,
  paramsOf,
  type Say,
} from "../../contract/json-rpc/caller-subscriptions.ts";
import { rpcCode, type RpcError } from "../../contract/json-rpc/rpc-failure.ts";
import { errorText, resultText } from "../../contract/json-rpc/rpc-message.ts";
import type { RpcCall } from "../../contract/part-source.ts";
import { rpcExamples } from "../../generated/rpc-examples.ts";

/** The subscriptions of one caller's socket to a node without an upstream: each is told the spec's own example once. */
export class ExampleSubscriptions implements CallerSubscriptions {
  readonly #limit: number;
  readonly #say: Say;
  readonly #ids = new Set<unknown>();

  constructor(limit: number, say: Say) {
    this.#limit = limit;
    this.#say = say;
  }

  subscribe(call: RpcCall): void {
    const { tells } = rpcExamples[call.method] ?? {};
    if (!tells) {
      const message = `this node has no upstream, and no example to tell of ${call.method}`;
      return this.#refuse(call, { code: rpcCode.unavailable, message });
    }
    if (this.#ids.size >= this.#limit) {
      const message = `one socket may have ${this.#limit} subscriptions`;
      return this.#refuse(call, { code: rpcCode.limit, message });
    }
    const { method, idName, event, byKind } = tells;
    const [kind] = paramsOf(call);
    if (byKind && !(typeof kind === "string" && Object.hasOwn(byKind, kind))) {
      const message = `expected one of ${Object.keys(byKind).join(", ")}`;
      return this.#refuse(call, { code: rpcCode.invalidParams, message });
    }
    const id = `0x${randomBytes(16).toString("hex")}`;
    this.#ids.add(id);
    this.#say(resultText(call.id, JSON.stringify(id)));
    const params = { [idName]: id, result: byKind ? byKind[String(kind)] : event };
    this.#say(JSON.stringify({ jsonrpc: "2.0", method, params }));
  }

  unsubscribe(call: RpcCall): void {
    const [wanted] = paramsOf(call);
    if (this.#ids.delete(wanted)) this.#say(resultText(call.id, "true"));
    else this.#refuse(call, { code: rpcCode.server, message: "subscription not found" });
  }

  close(): void {
    this.#ids.clear();
  }

  #refuse({ id }: RpcCall, error: RpcError): void {
    this.#say(errorText(id, error));
  }
}
