import { HttpProblem, rejectField } from "../../codec/http/problem.ts";
import { schemas } from "../../generated/schemas.ts";
import type { NonceList, NonceOutcome, TakenNonce } from "../../generated/management-records.ts";
import { type NonceAccount, nonceLimits } from "../../state/tables/nonces.ts";
import type { Tables } from "../../state/tables/tables.ts";
import type { ManagementCall } from "./management-call.ts";

const { maximum } = Object(schemas["management"]?.["Nonce"]) as { readonly maximum: number };

export async function listNonces(call: ManagementCall): Promise<NonceList> {
  const nonces = await call.state.store.tables.nonces.list(accountOf(call));
  return {
    results: nonces.map(({ nonce, token, transactions, isLeased }) => {
      return { nonce, token, transactions, is_leased: isLeased };
    }),
  };
}

export function takeNonce(call: ManagementCall): Promise<TakenNonce> {
  const { from, lease } = call.body as { readonly from: number; readonly lease: number };
  return change(call, async (tables) => {
    const taken = await tables.nonces.take(accountOf(call), from, lease);
    if (taken.nonce > maximum) rejectField("from", `no nonce from ${from} to ${maximum} is free`);
    return taken;
  });
}

export function addNonceTransaction(call: ManagementCall): Promise<NonceOutcome> {
  const { transaction, ...taken } = call.body as TakenNonce & { readonly transaction: `0x${string}` };
  return change(call, async ({ nonces }) => {
    return { is_done: await nonces.add(accountOf(call), taken, transaction) };
  });
}

export function releaseNonce({ state, ...call }: ManagementCall): Promise<NonceOutcome> {
  return state.store.transaction(async ({ nonces }) => {
    return { is_done: await nonces.release(accountOf(call), call.body as TakenNonce) };
  });
}

export async function forgetNonces(call: ManagementCall): Promise<undefined> {
  const { below } = call.body as { readonly below: number };
  await call.state.store.tables.nonces.forget(accountOf(call), below);
}

function accountOf({ organization, id }: Pick<ManagementCall, "organization" | "id">): NonceAccount {
  return { organization, account: id };
}

/** Makes a change that needs room. @throws HttpProblem 400 if the organization has none. */
function change<Result>(
  { state, organization }: ManagementCall,
  make: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  return state.store.transaction(async (tables) => {
    const result = await make(tables);
    if (await tables.nonces.isFull(organization)) {
      const { nonces, characters } = nonceLimits;
      const limit = `${nonces} nonces and ${characters} characters of transactions`;
      const remedy = "forget the nonces whose transactions are final";
      throw new HttpProblem(400, "limit_reached", `an organization may have ${limit}: ${remedy}`);
    }
    return result;
  });
}
