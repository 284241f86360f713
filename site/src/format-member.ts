/**
 * How a program names a method of a client.
 *
 * @param method - A path of properties such as `ledger.getObject`; the names of JSON-RPC methods are no paths.
 */
export function formatMember(method: string, isJsonRpc: boolean): string {
  return isJsonRpc && method.includes(".") ? `[${JSON.stringify(method)}]` : `.${method}`;
}
