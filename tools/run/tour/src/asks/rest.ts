import assert from "node:assert/strict";
import { type Ask, ask } from "../ask.ts";
import { restOperations } from "../rest-operations.ts";

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/**
 * Asks of a REST client: each operation of its spec, called as the spec's examples have it.
 *
 * @param spec - The spec's name: `beacon`.
 */
export function restAsks<Client>(spec: string): readonly Ask<Client>[] {
  return restOperations(spec).map(({ method, asked, given }) =>
    ask(method, asked, async ({ client, call }) => {
      const send = (client as Methods)[method];
      assert.ok(send, `the client has no ${method}`);
      return shown(await call(async () => send(...given())));
    }),
  );
}

/** A response in a few words. */
export function shown(response: unknown): string {
  const text = JSON.stringify(response) ?? "done";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
