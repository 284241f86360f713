import assert from "node:assert/strict";
import type { Check } from "../check.ts";
import { restOperations } from "../rest-operations.ts";

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/**
 * Checks of a REST client: each operation of its spec, called as the spec's examples show.
 *
 * @param spec - The spec's name: `beacon`.
 */
export function restChecks<Client>(spec: string): readonly Check<Client>[] {
  return restOperations(spec).map(({ method, request, args }) => ({
    method,
    request,
    spec,
    run: async ({ client, call }) => {
      const send = (client as Methods)[method];
      assert.ok(send, `the client has no ${method}`);
      return preview(await call(async () => send(...args())));
    },
  }));
}

/** Shortens a response to a few words of JSON. */
export function preview(response: unknown): string {
  const text =
    JSON.stringify(response, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value)) ??
    "done";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
