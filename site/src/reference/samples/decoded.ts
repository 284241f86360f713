import { createRpcClient, type RpcClient } from "@node-access/rpc";
import * as chains from "@node-access/rpc/chains/quantities";
import { decoded, type FamilyQuantities } from "@node-access/rpc/decoded";
import type { RpcProtocol } from "@node-access-tools/generate/model";
import type { Exported } from "../page.ts";

/** The quantities that the decoded view of a protocol's clients takes, if it takes any of `@node-access/rpc/chains/quantities`. */
export function findQuantities({
  families,
}: Pick<RpcProtocol, "families">): (Exported & { readonly tables: FamilyQuantities<string> }) | undefined {
  const found = Object.entries(chains).find(([, { family }]) => families.includes(family));
  return found && { module: "@node-access/rpc/chains/quantities", name: found[0], tables: found[1] };
}

/** What the decoded view of a client returns for a call with the given params and result. */
export async function decodeResult(
  method: string,
  params: readonly unknown[],
  result: unknown,
  protocol: Pick<RpcProtocol, "families">,
): Promise<unknown> {
  const client = createRpcClient({
    protocol: "ethereum",
    endpoint: "http://127.0.0.1",
    fetch: async (_, init) => {
      const { id } = JSON.parse(String(init?.body)) as { id: number };
      return Response.json({ jsonrpc: "2.0", id, result });
    },
  });
  const quantities = findQuantities(protocol)?.tables;
  // The names of protocols matter to the compiler only.
  const view = quantities
    ? decoded(client as unknown as RpcClient<"arbitrum">, quantities as FamilyQuantities<"arbitrum">)
    : decoded(client);
  const methods = view as unknown as Readonly<
    Record<string, (...args: readonly unknown[]) => Promise<unknown>>
  >;
  return methods[method]?.(...params);
}
