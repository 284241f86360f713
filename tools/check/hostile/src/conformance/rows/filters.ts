import type { Row } from "../row.ts";

/** "Filters" of the runtime's rules. */
export const filters: readonly Row[] = [
  {
    id: "filters.forgotten",
    says: "A filter that the node has forgotten is made again, and the caller is notified of the gap.",
    surfaces: ["json-rpc"],
    needs: ["poll"],
    scenarios: { forgotten: { chain: true } },
    act: async (trial) => {
      const { chain, server, probe, delivered } = trial;
      const asked = (method: string): number =>
        server.requests.filter(({ body }) => body.includes(`"${method}"`)).length;
      const mined = async (): Promise<void> => {
        chain?.blocks.mine();
        chain?.node.sync();
        await trial.until(() => delivered.includes(chain?.blocks.blocks.at(-1)?.hash));
      };
      probe.poll?.(
        (hash) => delivered.push(hash),
        () => delivered.push("gap"),
      );
      await trial.until(() => asked("eth_getFilterChanges") > 0);
      await mined();
      chain?.node.forgetFilters();
      const polls = (): number => asked("eth_getFilterChanges");
      const before = polls();
      await trial.until(() => asked("eth_newBlockFilter") > 1 && polls() > before + 1);
      await mined();
    },
    verdict: ({ chain, delivered }) => {
      const [, first, last] = chain?.blocks.blocks.map(({ hash }) => hash) ?? [];
      const wanted = [first, "gap", last];
      return wanted.join() === delivered.join() || `delivered ${delivered.length} of ${wanted.length}`;
    },
  },
];
