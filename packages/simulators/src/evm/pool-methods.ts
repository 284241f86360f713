import type { Method } from "../json-rpc/simulated-node.ts";
import type { EvmChain } from "./chain.ts";
import { type Fields, quantity } from "./seeded-blocks.ts";
import { pendingForm, waitingForm } from "./transaction-results.ts";

type ByNonce = Record<string, Fields>;

/** The pool's two parts: what the next block includes, and what waits for more. Each by sender and nonce. */
interface Pool {
  readonly pending: Readonly<Record<string, ByNonce>>;
  readonly queued: Readonly<Record<string, ByNonce>>;
}

/** @returns the methods that read the waiting transactions. */
export function poolMethods(chain: EvmChain): Readonly<Record<string, Method>> {
  const pool = (): Pool => {
    const next = chain.block(chain.head + 1).transactions.map(({ transaction }) => pendingForm(transaction));
    const included = new Set(next.map((transaction) => transaction["hash"]));
    const rest = chain
      .waiting()
      .filter(({ hash }) => !included.has(hash))
      .map(waitingForm);
    return { pending: bySender(next), queued: bySender(rest) };
  };
  return {
    txpool_content: pool,
    txpool_contentFrom([address]) {
      const { pending, queued } = pool();
      const sender = String(address).toLowerCase();
      return { pending: pending[sender] ?? {}, queued: queued[sender] ?? {} };
    },
    txpool_inspect() {
      const { pending, queued } = pool();
      return { pending: summaries(pending), queued: summaries(queued) };
    },
    txpool_status() {
      const { pending, queued } = pool();
      return { pending: quantity(count(pending)), queued: quantity(count(queued)) };
    },
  };
}

function bySender(transactions: readonly Fields[]): Record<string, ByNonce> {
  const senders: Record<string, ByNonce> = {};
  for (const transaction of transactions) {
    const own = (senders[String(transaction["from"])] ??= {});
    own[String(Number(transaction["nonce"]))] = transaction;
  }
  return senders;
}

function count(senders: Readonly<Record<string, ByNonce>>): number {
  return Object.values(senders).reduce((sum, own) => sum + Object.keys(own).length, 0);
}

/** As go-ethereum describes transactions. */
function summaries(senders: Readonly<Record<string, ByNonce>>): Fields {
  const described = Object.entries(senders).map(([sender, own]) => {
    const texts = Object.entries(own).map(([nonce, { to, value, gas, gasPrice }]) => {
      const [wei, units, price] = [value, gas, gasPrice].map((one) => BigInt(String(one)));
      return [nonce, `${String(to)}: ${wei} wei + ${units} gas × ${price} wei`];
    });
    return [sender, Object.fromEntries(texts) as Fields] as const;
  });
  return Object.fromEntries(described);
}
