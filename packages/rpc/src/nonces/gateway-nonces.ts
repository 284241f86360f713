import { checkFunction } from "@node-access/transport";
import type { NonceEntry, NonceStore, TakenNonce } from "./nonce-store.ts";

/** The part of a management client that {@link gatewayNonces} uses. */
export interface NonceClient {
  /** `takeNonce` of the management API. */
  takeNonce(account: string, body: { readonly from: number; readonly lease: number }): Promise<TakenNonce>;
  /** `addNonceTransaction` of the management API. */
  addNonceTransaction(
    account: string,
    body: TakenNonce & { readonly transaction: `0x${string}` },
  ): Promise<{ readonly is_done: boolean }>;
  /** `releaseNonce` of the management API. */
  releaseNonce(account: string, body: TakenNonce): Promise<{ readonly is_done: boolean }>;
  /** `listNonces` of the management API. */
  listNonces(account: string): Promise<{
    readonly results: readonly (Omit<NonceEntry, "isLeased"> & { readonly is_leased: boolean })[];
  }>;
  /** `forgetNonces` of the management API. */
  forgetNonces(account: string, body: { readonly below: number }): Promise<void>;
}

/**
 * Creates a store of nonces in a gateway's database, for all processes that send with API keys of one organization.
 *
 * @param client - A client from `createManagementClient` of `@node-access/management`.
 * @returns the store. Its methods throw the errors of calls, and `HTTP_STATUS` 400 if the organization has too many nonces.
 * @throws NodeAccessError `INVALID_ARGUMENT` if `client` is no such client.
 *
 * @example
 * ```ts
 * import { bearer, createManagementClient } from "@node-access/management";
 * import { gatewayNonces } from "@node-access/rpc/nonces";
 *
 * const client = createManagementClient({ endpoint: "http://127.0.0.1:9640", credential: bearer("demo.api-key") });
 * const store = gatewayNonces(client);
 * const { nonce } = await store.take("1:0x00000000219ab540356cbb839cbe05303d7705fa", 7, 30_000);
 * console.log(nonce);
 * ```
 */
export function gatewayNonces(client: NonceClient): NonceStore {
  checkFunction("client.takeNonce", (Object(client) as Partial<NonceClient>).takeNonce ?? null);
  return {
    take: (account, from, lease) => client.takeNonce(account, { from, lease }),
    async add(account, { nonce, token }, transaction) {
      return (await client.addNonceTransaction(account, { nonce, token, transaction })).is_done;
    },
    async release(account, { nonce, token }) {
      return (await client.releaseNonce(account, { nonce, token })).is_done;
    },
    async list(account) {
      const { results } = await client.listNonces(account);
      return Array.from(results, ({ is_leased: isLeased, ...entry }) => ({ ...entry, isLeased }));
    },
    forget: (account, below) => client.forgetNonces(account, { below }),
  };
}
