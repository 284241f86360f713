/** A call of a client that `npm run new:surface` has added. */
export interface AddedCall {
  /** The name of its result among those of all calls. */
  readonly name: string;
  readonly from: string;
  /** The imported names, unique among all calls: `bearer as indexerBearer`. */
  readonly names: readonly string[];
  /** An expression for the result as text. `place` has the gateway's addresses and the keys of its nodes. */
  readonly result: string;
  /** Whether it uses plain HTTP, so that browsers can make it too. */
  readonly isWeb: boolean;
}

export const addedCalls: readonly AddedCall[] = [
  {
    name: "tezos",
    from: "@node-access/tezos",
    names: ["createTezosClient", "urlToken as tezosUrlToken"],
    result:
      'JSON.stringify(await createTezosClient({ endpoint: place.url, credential: tezosUrlToken(place.keys["tezos"]) }).getVersion())',
    isWeb: true,
  },
  {
    name: "tron",
    from: "@node-access/tron",
    names: ["createTronClient", "urlToken as tronUrlToken"],
    result:
      'JSON.stringify(await createTronClient({ endpoint: place.url, credential: tronUrlToken(place.keys["tron"]) }).listWitnesses())',
    isWeb: true,
  },
];
