import { createRpcClient } from "@node-access/rpc";
import { decoded } from "@node-access/rpc/decoded";

/**
 * What the decoded view of a client returns for a call.
 *
 * @param method - The JSON-RPC method.
 * @param params - Its params, as sent.
 * @param result - What the node returns.
 */
export async function decodedResult(
  method: string,
  params: readonly unknown[],
  result: unknown,
): Promise<unknown> {
  const client = decoded(
    createRpcClient({
      protocol: "ethereum",
      endpoint: "http://127.0.0.1",
      fetch: async (_, init) => {
        const { id } = JSON.parse(String(init?.body)) as { id: number };
        return Response.json({ jsonrpc: "2.0", id, result });
      },
    }),
  );
  const methods = client as unknown as Readonly<
    Record<string, (...args: readonly unknown[]) => Promise<unknown>>
  >;
  return methods[method]?.(...params);
}
