/** How a program names a method of a client, by a path such as `ledger.getObject`. Names of JSON-RPC methods are no paths. */
export function formatMember(method: string, isJsonRpc: boolean): string {
  return isJsonRpc && method.includes(".") ? `[${JSON.stringify(method)}]` : `.${method}`;
}
