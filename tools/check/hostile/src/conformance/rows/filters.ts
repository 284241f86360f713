import type { Row } from "../row.ts";

/** "Filters" of the runtime's requirements. */
export const filters: readonly Row[] = [
  {
    id: "filters.forgotten",
    rule: "A filter that the node has forgotten is created again, and the caller is notified of the gap.",
    surfaces: ["json-rpc"],
    needs: ["poll"],
    scenarios: { forgotten: { chain: true } },
    act: async (trial) => {
      const { chain, server, probe, delivered } = trial;
      const requestCount = (method: string): number =>
        server.requests.filter(({ body }) => body.includes(`"${method}"`)).length;
      const pending = async (hash: string): Promise<void> => {
        chain?.node.addPending(hash);
        await trial.until(() => delivered.includes(hash));
      };
      probe.poll?.(
        (hash) => delivered.push(hash),
        () => delivered.push("gap"),
      );
      await trial.until(() => requestCount("eth_getFilterChanges") > 0);
      await pending("first");
      chain?.node.forgetFilters();
      const polls = (): number => requestCount("eth_getFilterChanges");
      const before = polls();
      await trial.until(() => requestCount("eth_newPendingTransactionFilter") > 1 && polls() > before + 1);
      await pending("last");
    },
    verdict: ({ delivered }) => {
      const expected = ["first", "gap", "last"];
      return expected.join() === delivered.join() || `delivered ${delivered.length} of ${expected.length}`;
    },
  },
];
