/** A real call that a fresh project makes with an installed package, once by `import` and once by `require`. */
export interface Consumer {
  /** Names that it takes from the package's main entry. */
  readonly names: readonly string[];
  /** Body of an async function; `endpoint` is the URL of a local node. What it returns must equal `result`. */
  readonly body: string;
  /** What the local node answers to every JSON-RPC call. */
  readonly result: unknown;
}

/** Packages that make a call. The others are only loaded, with every entry that they export. */
export const consumers: Readonly<Record<string, Consumer>> = {
  "@node-access/rpc": {
    names: ["createRpcClient"],
    body: 'return createRpcClient({ protocol: "ethereum", endpoint }).eth_syncing();',
    result: false,
  },
};
